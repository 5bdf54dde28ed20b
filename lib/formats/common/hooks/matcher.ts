/** What a matcher matches. Foreign expressions run only where they cannot take long. */
import { nearest } from '../../../core/nearest';
import type { HookEvent, HookHost } from './host';

export interface Alternative {
  text: string;
  /** Offset in the matcher's text. */
  start: number;
  /** The known name it nearly is; absent where it is one, or close to none. */
  meant?: string;
}

export interface MatcherReading {
  /** `all`: empty or `*`. `names`: one or several joined by `|`. `pattern`: a regular expression. */
  kind: 'all' | 'names' | 'pattern';
  alternatives: readonly Alternative[];
  /** The known names it lets through; undefined where only the machine can say. */
  matched?: readonly string[];
  /** True where that is all of them. */
  everyKnown?: boolean;
  /** Why it is no regular expression. */
  fault?: string;
}

const namesOnly = /^[A-Za-z0-9_|, -]*$/;

/** Reads a matcher of an event. An unknown event is read as one about tools. */
export function readMatcher(text: string, event: HookEvent | undefined, host: HookHost): MatcherReading {
  const known = knownNames(event, host);
  if (text === '' || text === '*') return withMatched({ kind: 'all', alternatives: [] }, known, known);
  const kind = namesOnly.test(text) ? 'names' : 'pattern';
  const alternatives = alternativesOf(text, known ?? []);
  if (kind === 'names') {
    const names = new Set(alternatives.map((alternative) => alternative.text));
    return withMatched(
      { kind, alternatives },
      known?.filter((name) => names.has(name)),
      known,
    );
  }
  const expression = compile(text);
  if (typeof expression === 'string') return { kind, alternatives: [], fault: expression };
  return withMatched(
    { kind, alternatives },
    isCheap(text) ? known?.filter((name) => expression.test(name)) : undefined,
    known,
  );
}

function withMatched(
  reading: MatcherReading,
  matched: readonly string[] | undefined,
  known: readonly string[] | undefined,
): MatcherReading {
  return matched ? { ...reading, matched, everyKnown: matched.length === known?.length } : reading;
}

function knownNames(event: HookEvent | undefined, host: HookHost): readonly string[] | undefined {
  const subject = event ? event.matches : 'tools';
  if (subject === 'tools') return host.tools;
  return typeof subject === 'object' ? subject : undefined;
}

/** The plain words between the bars of `text`; parts with other characters are left alone. */
function alternativesOf(text: string, known: readonly string[]): Alternative[] {
  const found: Alternative[] = [];
  for (const match of text.matchAll(/(?<![^|^(, ])[A-Za-z][\w-]*(?![^|$), ])/g)) {
    const word = match[0];
    const alternative = { text: word, start: match.index };
    const meant = known.includes(word) || word.startsWith('mcp__') ? undefined : nearest(word, known);
    found.push(meant === undefined ? alternative : { ...alternative, meant });
  }
  return found;
}

function compile(text: string): RegExp | string {
  try {
    return new RegExp(text);
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^.*: /s, '') : 'it does not compile';
  }
}

/** At most three repetitions and none of a group: tried on a short name, that ends at once. */
const isCheap = (text: string): boolean => !/\)[*+{?]|\\\d/.test(text) && (text.match(/[*+{]/g) ?? []).length <= 3;
