/** References of `env` and `headers` values, and paths below the harness in words. */
import { type Path, resolve } from '../../core/path';
import { pluginRoot } from './names';

/** `whole`: exactly `${NAME}`. `embedded`: a reference inside a longer value. `literal`: none at all. */
export type Reference = { kind: 'whole'; name: string } | { kind: 'embedded'; names: string[] } | { kind: 'literal' };

const whole = /^\$\{([A-Za-z_][A-Za-z0-9_]*)\}$/;
// Anything in braces counts, `${NAME:-default}` too: someone meant a reference.
const inside = /\$\{([^{}]+)\}/g;

export function referenceOf(text: string): Reference {
  const name = whole.exec(text)?.[1];
  if (name !== undefined) return { kind: 'whole', name };
  const names = [...text.matchAll(inside)].map((found) => found[1] ?? '');
  return names.length > 0 ? { kind: 'embedded', names } : { kind: 'literal' };
}

/** A word that names something of the harness: where it leads, undefined where that is outside. */
export interface RootWord {
  /** What follows the root, as written. */
  below: string;
  target: Path | undefined;
}

/** Reads a word that starts with one of `roots` and a slash. */
export function belowRoot(word: string, roots: readonly string[] = [pluginRoot]): RootWord | undefined {
  const root = roots.find((each) => word.startsWith(`${each}/`));
  if (root === undefined) return undefined;
  const below = word.slice(root.length + 1);
  return { below, target: resolve('', below) };
}

/** A further word counts as a script where it has an extension and no pattern of the shell in it. */
export const looksLikeScript = (path: string): boolean => /[^/]\.[A-Za-z0-9]+$/.test(path) && !/[*?$`{}[\]]/.test(path);
