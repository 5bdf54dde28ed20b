/** From what is written to a path: or nothing, where it cannot be one of the harness. */

export interface CleanPath {
  path: string;
  directory: boolean;
}

/** `path` has an extension or a final slash, `name` is one plain word, `pair` is `a/b`, which is seldom a path. */
export type Shape = 'path' | 'name' | 'pair' | 'other';

/** Placeholders, globs and variables. */
const open = /[<>{}$*?|\\^]/;
const scheme = /^(?:[A-Za-z][A-Za-z0-9+.-]*:|\/\/)/;
const extension = /\.(?=[A-Za-z0-9]*[A-Za-z])[A-Za-z0-9]{1,10}$/;
const plainName = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;

/** The target of a Markdown link. Undefined: another site, an anchor, a placeholder, an absolute path. */
export function cleanDestination(destination: string): CleanPath | undefined {
  if (destination.length > 1_000 || scheme.test(destination)) return undefined;
  const unescaped = destination.replace(/\\(?=[!-/:-@[-`{-~])/g, '').replaceAll('&amp;', '&');
  const bare = decoded(unescaped.replace(/[#?][\s\S]*$/, ''));
  if (bare === '' || /^[/~]/.test(bare) || /[<>{}$*]/.test(bare)) return undefined;
  return withoutSlash(bare);
}

/** A path in code or running text, with what it looks like. */
export function cleanPath(raw: string): (CleanPath & { shape: Shape }) | undefined {
  const bare = raw.replace(/#[\w-]*$/, '').replace(/:\d+(?:[:-]\d+)?$/, '');
  if (bare === '' || bare.length > 400 || open.test(bare) || scheme.test(bare) || /^[/~@]/.test(bare)) return undefined;
  const clean = withoutSlash(decoded(bare));
  return { ...clean, shape: shapeOf(clean) };
}

function shapeOf({ path, directory }: CleanPath): Shape {
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (last === '' || last === '.' || last === '..') return 'other';
  if (directory || extension.test(last)) return 'path';
  if (path.includes('/')) return 'pair';
  return plainName.test(path) ? 'name' : 'other';
}

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
