/** Paths a skill's body names, found once for each edit of the file. */
import type { Placed } from './placed';

export interface BodyPaths {
  /** Behind `$KAPSO_HARNESS_ROOT/`; the span holds the variable too. Placeholders and patterns are left out. */
  rooted: Placed[];
  /** Given to an interpreter without it. */
  bare: Placed[];
}

const rooted = /\$\{?KAPSO_HARNESS_ROOT\}?\/([^\s"'`()<>{}*$,;:|]+)(?![<{*$])/g;
const bare =
  /\b(?:python3?|node|bash|sh|ruby|perl|uv run|deno run)[ \t]+(?:-\S+[ \t]+){0,8}["']?([\w][\w./-]*\.(?:py|sh|m?js|ts|rb|pl))\b/g;

export function bodyPathsOf(text: string, start: number): BodyPaths {
  const body = text.slice(start);
  const paths: BodyPaths = { rooted: [], bare: [] };
  for (const found of body.matchAll(rooted)) {
    // A full stop that ends the sentence is no part of the path.
    const written = (found[1] ?? '').replace(/[.…]+$/, '');
    const at = start + found.index;
    if (written !== '') paths.rooted.push({ text: written, start: at, end: at + found[0].length });
  }
  for (const found of body.matchAll(bare)) {
    const written = found[1] ?? '';
    const end = start + found.index + found[0].length;
    paths.bare.push({ text: written, start: end - written.length, end });
  }
  return paths;
}
