/** The files of a harness as modules that import each other. */
import { type Entry, type Harness, perEntry } from '../../../core/harness';
import { extensionOf, type Path, parentOf, resolve } from '../../../core/path';
import { textOf } from '../../../core/text';
import type { Fault } from '../fault';
import { parseJson } from '../manifest/json';
import type { Value } from '../value';
import { parseModule } from './parse';
import type { Module, SyntaxFault } from './types';

export const sourceExtensions = ['.ts', '.tsx', '.mts', '.js', '.mjs'];

export const isSource = (path: Path): boolean =>
  sourceExtensions.includes(extensionOf(path)) && !/\.d\.m?ts$/.test(path);

/** Parsed once per entry: the same value for every import. */
const jsonEntry = perEntry((entry: Entry, path: Path) => parseJson(path, textOf(entry)));

/** Parsed once per entry. */
const parsedEntry = perEntry((entry: Entry, path: Path) => parseModule(path, textOf(entry)));

export type Target =
  | { kind: 'module'; module: Module }
  | { kind: 'json'; path: Path; value: Value }
  | { kind: 'broken'; fault: SyntaxFault }
  | { kind: 'badJson'; path: Path; fault: Fault }
  /** A package of that name. */
  | { kind: 'package'; name: string }
  /** A relative path that must be in the harness and is not. */
  | { kind: 'missing'; path: Path }
  /** Outside the harness, or of a kind that is not read. */
  | { kind: 'beyond' };

export interface Project {
  /** The file a relative specifier leads to, without reading it. */
  locate(from: Path, specifier: string): Path | undefined;
  module(path: Path): Module | SyntaxFault | undefined;
  follow(from: Path, specifier: string): Target;
  /** What lies at a path of the harness. */
  at(path: Path): Target;
}

export const isModule = (parsed: Module | SyntaxFault | undefined): parsed is Module =>
  parsed !== undefined && 'program' in parsed;

const isRelative = (specifier: string): boolean => /^\.{1,2}(?:\/|$)/.test(specifier);

/** What TypeScript tries for a relative specifier: `./x`, `./x.js` for `x.ts`, and a directory's index. */
const candidates = (path: Path): Path[] => [
  ...filesFor(path),
  ...sourceExtensions.map((each) => (path === '' ? `index${each}` : `${path}/index${each}`)),
];

function filesFor(path: Path): Path[] {
  const twins: Readonly<Record<string, readonly string[]>> = {
    '.js': ['.ts', '.tsx'],
    '.mjs': ['.mts'],
    '.jsx': ['.tsx'],
  };
  const extension = extensionOf(path);
  const stem = path.slice(0, path.length - extension.length);
  return [path, ...(twins[extension] ?? []).map((each) => stem + each), ...sourceExtensions.map((each) => path + each)];
}

export function projectOf(harness: Harness): Project {
  const module = (path: Path): Module | SyntaxFault | undefined => {
    const entry = harness.get(path);
    return entry?.kind === 'file' && isSource(path) ? parsedEntry(entry, path) : undefined;
  };
  const locate = (from: Path, specifier: string): Path | undefined => {
    const path = isRelative(specifier) ? resolve(parentOf(from), specifier) : undefined;
    return path === undefined ? undefined : candidates(path).find((each) => harness.get(each)?.kind === 'file');
  };
  /** Compilers, bundlers and runtimes disagree where a source and its own output lie side by side. */
  const isAmbiguous = (path: Path): boolean =>
    filesFor(path).filter((each) => harness.get(each)?.kind === 'file').length > 1;
  const at = (path: Path): Target => {
    const entry = harness.get(path);
    if (!entry) return { kind: 'missing', path };
    if (isSource(path)) {
      const parsed = parsedEntry(entry, path);
      return 'program' in parsed ? { kind: 'module', module: parsed } : { kind: 'broken', fault: parsed };
    }
    if (extensionOf(path) !== '.json') return { kind: 'beyond' };
    const parsed = jsonEntry(entry, path);
    return 'value' in parsed
      ? { kind: 'json', path, value: parsed.value }
      : { kind: 'badJson', path, fault: parsed.fault };
  };
  return {
    module,
    locate,
    at,
    follow(from, specifier) {
      if (!isRelative(specifier))
        return specifier.startsWith('/') ? { kind: 'beyond' } : { kind: 'package', name: specifier };
      const path = resolve(parentOf(from), specifier);
      if (path === undefined || isAmbiguous(path)) return { kind: 'beyond' };
      const found = locate(from, specifier);
      return found === undefined ? { kind: 'missing', path } : at(found);
    },
  };
}
