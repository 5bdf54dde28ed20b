/** The harnesses at or below a root. */
import type { Format } from '../core/format';
import type { Entry, Harness } from '../core/harness';
import { byCodePoint, join, type Path } from '../core/path';
import { detect } from '../formats';

export interface FoundHarness {
  /** Relative to the root that was searched; `''` is that root. */
  root: Path;
  harness: Harness;
  format: Format;
}

/** Not searched on the way down: a tool's own store, and packages that others wrote. */
export const isPassedOver = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

/**
 * Each harness once, in code-point order. A directory that is a harness keeps what lies inside it, unless something
 * below looks more like one than it does: a folder of harnesses that happens to hold a `skills` directory is no harness.
 */
export function findHarnesses(harness: Harness): FoundHarness[] {
  return search('', harness, 0).found;
}

interface Searched {
  found: FoundHarness[];
  /** How much the likeliest of them looks like a harness. */
  likelihood: number;
}

/** Deeper than anyone keeps harnesses; it bounds the work on hostile trees. */
const deepest = 64;

function search(root: Path, harness: Harness, depth: number): Searched {
  const [best] = detect(harness);
  const likelihood = best?.detection.likelihood ?? 0;
  const here: Searched = { found: best ? [{ root, harness, format: best.format }] : [], likelihood };
  if (likelihood >= 1 || depth === deepest) return here;
  const below = children(harness).map(([name, child]) => search(join(root, name), child, depth + 1));
  const most = Math.max(0, ...below.map((each) => each.likelihood));
  return likelihood >= most ? here : { found: below.flatMap((each) => each.found), likelihood: most };
}

/** The directories of the top level with what they hold; one pass over the entries. */
function children(harness: Harness): [name: string, harness: Harness][] {
  const directories = new Map<string, Map<Path, Entry>>();
  for (const [path, entry] of harness) {
    const slash = path.indexOf('/');
    const name = path.slice(0, Math.max(0, slash));
    if (slash < 0 || isPassedOver(name)) continue;
    const inside = directories.get(name) ?? new Map<Path, Entry>();
    directories.set(name, inside.set(path.slice(slash + 1), entry));
  }
  return [...directories].sort(([left], [right]) => byCodePoint(left, right));
}
