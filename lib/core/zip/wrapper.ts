/** What archivers add around a harness: one folder that holds everything, and the droppings of macOS. */
import type { Harness } from '../harness';
import { subtree } from '../harness';
import { baseName, type Path } from '../path';

/** What the Finder leaves behind and no one wrote. */
export const isMacDropping = (path: Path): boolean =>
  path === '__MACOSX' || path.startsWith('__MACOSX/') || baseName(path) === '.DS_Store';

/** The one top folder that everything lies in; undefined where there is another thing at the top. */
export function topFolder(harness: Harness): string | undefined {
  let top: string | undefined;
  for (const path of harness.keys()) {
    const slash = path.indexOf('/');
    if (slash < 0) return undefined;
    const first = path.slice(0, slash);
    if (top !== undefined && top !== first) return undefined;
    top = first;
  }
  return top;
}

/**
 * Takes the wrapper folder off. Only where what lies inside looks at least as much like a harness as the whole does: a
 * bundle that holds nothing but `skills/` keeps it. A wrapper inside the wrapper must look more like one.
 */
export function unwrapped(
  harness: Harness,
  likelihood: (harness: Harness) => number,
): { harness: Harness; wrapper?: Path } {
  const top = topFolder(harness);
  if (top === undefined) return { harness };
  const inner = subtree(harness, top);
  const found = likelihood(inner);
  if (found < likelihood(harness)) return { harness };
  const deeper = topFolder(inner);
  if (deeper !== undefined) {
    const innermost = subtree(inner, deeper);
    if (likelihood(innermost) > found) return { harness: innermost, wrapper: `${top}/${deeper}` };
  }
  return { harness: inner, wrapper: top };
}
