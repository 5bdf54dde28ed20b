/** From what is written to a path: or nothing, where it cannot be one of the harness. */
import { decodeNamedCharacterReference } from 'decode-named-character-reference';

export interface CleanPath {
  path: string;
  directory: boolean;
}

/** `path` has an extension or a final slash, `name` is one plain word, `pair` is `a/b`, which is seldom a path. */
export type Shape = 'path' | 'name' | 'pair' | 'other';

/** Placeholders, globs and variables. */
const open = /[<>{}$*?|^]/;
/** `skills\tide\SKILL.md`: as Windows parts names. Anything else with a backslash is an escape or a pattern. */
const windows = /^(?:\.{0,2}\\{1,2})?[\p{L}\p{N}._-]+(?:\\{1,2}[\p{L}\p{N}._ -]+)+$/u;
const scheme = /^(?:[A-Za-z][A-Za-z0-9+.-]*:|\/\/)/;
const extension = /\.(?=[A-Za-z0-9]*[A-Za-z])[A-Za-z0-9]{1,10}$/;
const plainName = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;

/** The target of a Markdown link. Undefined: another site, an anchor, a placeholder, an absolute path. */
export function cleanDestination(destination: string): CleanPath | undefined {
  if (destination.length > 1_000 || scheme.test(destination)) return undefined;
  const unescaped = withCharacters(destination.replace(/\\(?=[!-/:-@[-`{-~])/g, ''));
  const bare = decoded(unescaped.replace(/[#?][\s\S]*$/, ''));
  if (bare === '' || /^[/~]/.test(bare) || /[<>{}$*]/.test(bare)) return undefined;
  return withoutSlash(bare);
}

/** Character references, as Markdown reads them in a destination. */
const withCharacters = (text: string): string =>
  text.replace(/&(?:#[xX]([0-9A-Fa-f]{1,6})|#(\d{1,7})|([A-Za-z][A-Za-z0-9]{1,30}));/g, (raw, hex, digits, name) => {
    if (name !== undefined) return decodeNamedCharacterReference(name) || raw;
    const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : raw;
  });

/** A path in code or running text, with what it looks like. */
export function cleanPath(raw: string): (CleanPath & { shape: Shape }) | undefined {
  const bare = raw.replace(/#[\w-]*$/, '').replace(/:\d+(?:[:-]\d+)?$/, '');
  if (bare === '' || bare.length > 400 || open.test(bare) || scheme.test(bare) || /^[/~@]/.test(bare)) return undefined;
  if (bare.includes('\\') && !windows.test(bare)) return undefined;
  const clean = withoutSlash(decoded(bare));
  return { ...clean, shape: shapeOf(clean) };
}

function shapeOf({ path, directory }: CleanPath): Shape {
  const last = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  if (last === '' || last === '.' || last === '..') return 'other';
  if (directory || extension.test(last)) return 'path';
  if (/[\\/]/.test(path)) return 'pair';
  return plainName.test(path) ? 'name' : 'other';
}

/** A path with `/` between its parts where it has `\`. */
export const withSlashes = (path: string): string => path.replace(/\\+/g, '/');

function withoutSlash(text: string): CleanPath {
  const path = text.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
  return { path, directory: path.length < text.length && text.endsWith('/') };
}

function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
