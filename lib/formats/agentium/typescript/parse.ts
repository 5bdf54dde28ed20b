/** Source text to a module. The parser is loaded lazily, once, by the format's `prepare`. */
import type { ParserOptions } from '@babel/parser';
import type * as t from '@babel/types';
import { extensionOf, type Path } from '../../../core/path';
import { moduleOf } from './module';
import type { Module, SyntaxFault } from './types';

type Parse = (text: string, options: ParserOptions) => { program: t.Program };

let parser: Parse | undefined;

export async function loadParser(): Promise<void> {
  parser ??= (await import('@babel/parser')).parse as Parse;
}

/** Total: hostile text gives a fault, never an exception. */
export function parseModule(path: Path, text: string): Module | SyntaxFault {
  if (!parser) return fault(path, 'The TypeScript parser is not loaded yet.', 0);
  if (isTangled(text)) return fault(path, 'The file nests type assertions too deeply to be read.', 0);
  try {
    return moduleOf(path, text, parser(text, optionsFor(path)).program);
  } catch (error) {
    return faultOf(path, text, error);
  }
}

function optionsFor(path: Path): ParserOptions {
  const extension = extensionOf(path);
  const jsx = ['.tsx', '.js', '.mjs', '.jsx'].includes(extension);
  return {
    sourceType: 'module',
    allowReturnOutsideFunction: false,
    plugins: [
      'typescript',
      'deprecatedImportAssert',
      'explicitResourceManagement',
      'decorators-legacy',
      'decoratorAutoAccessors',
      ...(jsx ? (['jsx'] as const) : []),
    ],
  };
}

const fault = (path: Path, message: string, start: number): SyntaxFault => ({ path, message, start, end: start });

function faultOf(path: Path, text: string, error: unknown): SyntaxFault {
  if (error instanceof RangeError) return fault(path, 'The file nests too deeply to be read.', 0);
  const position = typeof error === 'object' && error !== null && 'pos' in error ? Number(error.pos) : 0;
  const start = Number.isFinite(position) ? Math.min(Math.max(0, position), text.length) : 0;
  const message = error instanceof Error ? error.message.replace(/\s*\(\d+:\d+\)$/, '') : 'The file does not parse.';
  return { path, message, start, end: Math.min(text.length, start + 1) };
}

/**
 * The parser tries `<T>(` both as an assertion and as an arrow function, each time anew inside: its cost doubles with
 * every level. Code written by people nests a handful; what would cost thousands of attempts is refused.
 */
function isTangled(text: string): boolean {
  const open: boolean[] = [];
  let depth = 0;
  let attempts = 0;
  let before = '';
  for (const letter of text) {
    if (letter === '(' || letter === '[' || letter === '{') {
      const doubles = letter === '(' && before === '>';
      open.push(doubles);
      if (doubles && ++depth > 3) attempts += 2 ** depth;
      if (attempts > 4096) return true;
    } else if (letter === ')' || letter === ']' || letter === '}') {
      if (open.pop()) depth--;
    }
    if (letter === '>' && before === '=') before = '=>';
    else if (letter.trim() !== '') before = letter;
  }
  return false;
}
