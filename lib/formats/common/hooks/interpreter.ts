/** Interpreters a command starts, and whether modules beside the agent's work can shadow theirs. */
import type { Word } from './lexer';

export interface Interpreter {
  name: 'python' | 'node' | 'shell' | 'ruby' | 'perl' | 'other';
  /** The word that starts it. */
  word: Word;
  /** Python only: `-I` is given, so nothing of the working directory is imported. */
  isolated?: boolean;
  /** The file it runs. */
  script?: Word;
  /** Python's `-m`. */
  module?: Word;
  /** The code of `-c` or `-e`. */
  code?: Word;
}

/**
 * What can take the place of a Python's imports where it is not isolated. A script's own directory comes first on its
 * path; with `-m`, `-c` or a script of the working directory that is where the agent works.
 */
export function shadowsOf({ script }: Interpreter): string {
  return script && /^(?:[/~]|\$\{?\w*_ROOT\b)/.test(script.text)
    ? "`PYTHONPATH` and the user's own packages"
    : 'modules in the working directory';
}

const families: readonly (readonly [RegExp, Interpreter['name']])[] = [
  [/^(?:python[\d.]*|pypy[\d.]*|py)$/, 'python'],
  [/^(?:node|nodejs|deno|bun|tsx|ts-node)$/, 'node'],
  [/^(?:ba|da|z|k|fi)?sh$/, 'shell'],
  [/^ruby[\d.]*$/, 'ruby'],
  [/^perl[\d.]*$/, 'perl'],
  [/^(?:php|lua|pwsh|Rscript)$/, 'other'],
];

/** `runs` as an interpreter; a variable counts where its name or default says which. */
export function interpreterOf(runs: Word, args: readonly Word[]): Interpreter | undefined {
  const name = familyOf(runs.text);
  return name && { name, word: runs, ...readOptions(name, args) };
}

function familyOf(text: string): Interpreter['name'] | undefined {
  const variable = /^\$\{?(\w+)(?::?-([^}]*))?\}?$/.exec(text);
  const program = variable ? (variable[2] ?? '') : text;
  const base = program.slice(program.lastIndexOf('/') + 1);
  const family = families.find(([pattern]) => pattern.test(base))?.[1];
  return family ?? (variable && /PYTHON/.test(variable[1] ?? '') ? 'python' : undefined);
}

/** Options of Python that take the next word. */
const takesNext = /^-[WX]$/;

function readOptions(name: Interpreter['name'], args: readonly Word[]): Omit<Interpreter, 'name' | 'word'> {
  const python = name === 'python';
  let isolated = false;
  const answer = (found: Omit<Interpreter, 'name' | 'word'>) => (python ? { isolated, ...found } : found);
  for (let i = 0; i < args.length; i++) {
    const word = args[i] as Word;
    const next = args[i + 1];
    if (!word.text.startsWith('-') || word.text === '-')
      return word.text === '-' ? answer({}) : answer({ script: word });
    if (python && /^-[A-Za-z]*I/.test(word.text)) isolated = true;
    if (python && /^-[A-Za-z]*m$/.test(word.text)) return answer(next ? { module: next } : {});
    if (/^-[A-Za-z]*[ce]$/.test(word.text) || word.text === '--eval') return answer(next ? { code: next } : {});
    if (python && takesNext.test(word.text)) i += 1;
  }
  return answer({});
}
