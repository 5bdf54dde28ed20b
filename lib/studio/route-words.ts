/** What the routing simulator says, in sentences. */
import type { Candidate } from '../core/routing-simulator';
import type { Walks } from './routing';
import { countOf } from './words';

export interface RouteVerdict {
  kind: 'led' | 'ambiguous' | 'nowhere';
  text: string;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const shownPath = (candidate: Candidate): string => `\`${candidate.doc.path}\``;

export function verdictOf({ candidates, near, terms }: Walks): RouteVerdict {
  const [best, ...others] = candidates;
  if (!best) {
    const text =
      terms.length === 0
        ? 'The task has no word to look for.'
        : 'No name or description shares a word with this task: an agent would have to guess.';
    return { kind: 'nowhere', text };
  }
  if (near > 1) {
    const rivals = others.slice(0, Math.min(near - 1, 3)).map(shownPath);
    const rest = near - 1 - rivals.length;
    const names = listed([shownPath(best), ...rivals, ...(rest > 0 ? [`${rest} more`] : [])]);
    const text = `Ambiguous: ${names} are too near to tell apart. Say in their descriptions what sets them apart.`;
    return { kind: 'ambiguous', text };
  }
  const total = best.walk.at(-1)?.total;
  const cost = total === undefined ? '' : `, ${countOf(total, 'token')} in all`;
  return { kind: 'led', text: `Likely led to ${shownPath(best)}: ${countOf(best.walk.length, 'text')} read${cost}.` };
}

/** Who cannot be found by a description, for there is none to be read; undefined where all have one. */
export function silentWords({ silent }: Pick<Walks, 'silent'>): string | undefined {
  if (silent.length === 0) return undefined;
  const named = silent.slice(0, 3).map((path) => `\`${path}\``);
  const rest = silent.length - named.length;
  const names = listed([...named, ...(rest > 0 ? [`${rest.toLocaleString('en')} more`] : [])]);
  return `${names} ${silent.length === 1 ? 'has' : 'have'} no description that can be read: only the name speaks for ${silent.length === 1 ? 'it' : 'them'}.`;
}

export const scoreText = (score: number): string => score.toFixed(2);
