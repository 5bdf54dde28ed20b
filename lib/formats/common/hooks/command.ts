/** A hook's command line, read and never run: its simple commands, interpreters and the files it reaches. */
import type { JsonString } from '../../../core/json';
import { resolve } from '../../../core/path';
import { type Hint, hintsOf } from './hints';
import type { HookHost } from './host';
import { lex, type Word } from './lexer';
import { type SimpleCommand, simpleCommands } from './simple-command';

/** A file the command names. */
export interface Reach {
  word: Word;
  /** `root`: below the root variable, `path` relative to the harness. `working`: relative to where the session works. */
  base: 'root' | 'working';
  path: string;
  use: 'program' | 'script' | 'argument' | 'input' | 'output';
}

export interface CommandReading {
  /** As it would be typed. */
  text: string;
  /** False where the arguments are given one by one. */
  shell: boolean;
  simple: readonly SimpleCommand[];
  reaches: readonly Reach[];
  hints: readonly Hint[];
  /** Words that hold a root variable outside quotes: a root with a blank in its name splits them. */
  unquotedRoots: readonly Word[];
  /** Why the line does not split into words. */
  fault?: string;
}

export function readCommand(text: string, host: HookHost): CommandReading {
  const { tokens, fault } = lex(text);
  const simple = simpleCommands(tokens);
  const reaches = simple.flatMap((command) => reachesOf(command, host));
  const words = tokens.filter((token) => token.kind === 'word');
  const unquotedRoots = words.filter((word) => holdsUnquotedRoot(word.raw, host));
  const reading = { text, shell: true, simple, reaches, hints: hintsOf(text, simple), unquotedRoots };
  return fault === undefined ? reading : { ...reading, fault };
}

/** A program with its arguments given one by one: no shell reads them, so nothing is split, quoted or expanded. */
export function readArguments(program: string, args: readonly JsonString[], host: HookHost): CommandReading {
  const wordOf = (text: string): Word => ({ kind: 'word', text, raw: text, start: 0, end: text.length });
  const words = [wordOf(program), ...args.map((node) => ({ ...wordOf(node.value), node }))];
  const text = words
    .map((word) => (/^[\w@%+=:,./${}-]+$/.test(word.text) ? word.text : JSON.stringify(word.text)))
    .join(' ');
  const simple = simpleCommands(words);
  const reaches = simple.flatMap((command) => reachesOf(command, host));
  return { text, shell: false, simple, reaches, hints: hintsOf(text, simple), unquotedRoots: [] };
}

function reachesOf(command: SimpleCommand, host: HookHost): Reach[] {
  const script = command.interpreter?.script;
  const reaches: Reach[] = [];
  const add = (word: Word, use: Reach['use']) => {
    const reach = reachOf(word, use, host);
    if (reach) reaches.push(reach);
  };
  for (const word of command.assignments) add(word, 'argument');
  if (command.runs) add(command.runs, isReadByUv(command) ? 'script' : 'program');
  for (const word of command.args) add(word, word === script ? 'script' : 'argument');
  for (const { operator, target } of command.redirects) add(target, operator.includes('<') ? 'input' : 'output');
  return reaches;
}

/** `uv run x.py` hands the file to Python itself. */
const isReadByUv = ({ program, runs }: SimpleCommand): boolean =>
  program?.text === 'uv' && runs !== undefined && /\.py$/.test(runs.text);

function reachOf(word: Word, use: Reach['use'], host: HookHost): Reach | undefined {
  const inRoot = belowAny(word.text, host.rootVariables);
  if (inRoot !== undefined) return placed(word, 'root', inRoot, use);
  if (use !== 'program' && use !== 'script') return undefined;
  const inWork = belowAny(word.text, host.workVariables ?? []);
  if (inWork !== undefined) return placed(word, 'working', inWork, use);
  const isPath = use === 'script' ? /^[^/$~\-`]/ : /^[^/$~\-`=]+\//;
  return isPath.test(word.text) ? placed(word, 'working', word.text, use) : undefined;
}

function placed(word: Word, base: Reach['base'], text: string, use: Reach['use']): Reach | undefined {
  const path = resolve('', text);
  // A path with variables or wildcards is known to the machine only.
  const sure = path !== undefined && path !== '' && !/[$`*?[]/.test(path);
  return sure ? { word, base, path, use } : undefined;
}

/** What follows one of the variables in a word: `${CLAUDE_PLUGIN_ROOT}/a/b` → `a/b`. */
function belowAny(text: string, variables: readonly string[]): string | undefined {
  for (const name of variables) {
    for (const spelling of [`\${${name}}/`, `$${name}/`]) {
      const at = text.indexOf(spelling);
      if (at >= 0) return text.slice(at + spelling.length);
    }
  }
  return undefined;
}

function holdsUnquotedRoot(raw: string, host: HookHost): boolean {
  if (!host.rootVariables.some((name) => raw.includes(name))) return false;
  // Quoted parts hold no danger; what is left outside them is split.
  const outside = raw.replace(/'[^']*'|"(?:[^"\\]|\\.)*"/gs, '');
  return host.rootVariables.some((name) => outside.includes(`\${${name}}`) || outside.includes(`$${name}`));
}
