/** A hook's command line, read and never run: its simple commands, interpreters and the files it reaches. */
import { resolve } from '../../../core/path';
import type { Hint } from './hints';
import { hintsOf } from './hints';
import type { HookHost } from './host';
import { type Interpreter, interpreterOf } from './interpreter';
import { lex, type Token, type Word } from './lexer';

export interface Redirect {
  /** `>`, `>>`, `<`, `2>`, … */
  operator: string;
  target: Word;
}

/** One program with its words: what stands between `;`, `|`, `&&` and the like. */
export interface SimpleCommand {
  assignments: readonly Word[];
  /** The first word that is no assignment. */
  program?: Word;
  /** What runs in the end, behind `env`, `exec`, `nohup` and the like. */
  runs?: Word;
  /** The words after `runs`. */
  args: readonly Word[];
  redirects: readonly Redirect[];
  interpreter?: Interpreter;
}

/** A file the command names. */
export interface Reach {
  word: Word;
  /** `root`: below the root variable, `path` relative to the harness. `working`: relative to where the session works. */
  base: 'root' | 'working';
  path: string;
  use: 'program' | 'script' | 'argument' | 'input' | 'output';
}

export interface CommandReading {
  text: string;
  simple: readonly SimpleCommand[];
  reaches: readonly Reach[];
  hints: readonly Hint[];
  /** Words that hold a root variable outside quotes: a root with a blank in its name splits them. */
  unquotedRoots: readonly Word[];
  /** Why the line does not split into words. */
  fault?: string;
}

const wrappers = new Set([
  'env',
  'exec',
  'nohup',
  'time',
  'command',
  'sudo',
  'doas',
  'nice',
  'timeout',
  'builtin',
  '!',
]);
const keywords = new Set(['if', 'then', 'elif', 'else', 'while', 'until', 'do', '{', 'fi', 'done', '}']);
const assignment = /^[A-Za-z_]\w*=/;
const redirect = /^(?:[<>]|<<-?|<<<|>>|<>|>\||&>>?|[<>]&)$/;

export function readCommand(text: string, host: HookHost): CommandReading {
  const { tokens, fault } = lex(text);
  const simple = simpleCommands(tokens);
  const reaches = simple.flatMap((command) => reachesOf(command, host));
  const words = tokens.filter((token) => token.kind === 'word');
  const unquotedRoots = words.filter((word) => holdsUnquotedRoot(word.raw, host));
  const reading = { text, simple, reaches, hints: hintsOf(text, simple), unquotedRoots };
  return fault === undefined ? reading : { ...reading, fault };
}

function simpleCommands(tokens: readonly Token[]): SimpleCommand[] {
  const commands: SimpleCommand[] = [];
  let words: Word[] = [];
  let redirects: Redirect[] = [];
  const finish = () => {
    if (words.length > 0 || redirects.length > 0) commands.push(simpleCommand(words, redirects));
    words = [];
    redirects = [];
  };
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const next = tokens[i + 1];
    if (token.kind === 'word') words.push(token);
    else if (!redirect.test(token.text)) finish();
    else if (next?.kind === 'word') {
      redirects.push({ operator: `${descriptorBefore(words, token.start)}${token.text}`, target: next });
      i += 1;
    }
  }
  finish();
  return commands;
}

/** Takes off the `2` of `2>log`. */
function descriptorBefore(words: Word[], at: number): string {
  const last = words.at(-1);
  if (!last || last.end !== at || !/^\d$/.test(last.raw)) return '';
  words.pop();
  return last.raw;
}

function simpleCommand(words: readonly Word[], redirects: readonly Redirect[]): SimpleCommand {
  let at = 0;
  while (keywords.has(words[at]?.raw ?? '')) at += 1;
  const assignments: Word[] = [];
  while (assignment.test(words[at]?.raw ?? '')) assignments.push(words[at++] as Word);
  const program = words[at];
  if (!program) return { assignments, args: [], redirects };
  while (wrappers.has(words[at]?.text ?? '')) {
    at += 1;
    // The wrapper's own options, assignments and the number that `timeout` takes.
    while (/^(?:-.*|[A-Za-z_]\w*=.*|\d+[smhd]?)$/.test(words[at]?.text ?? '')) at += 1;
  }
  const runs = words[at] ?? program;
  const args = words.slice(at + 1);
  const interpreter = interpreterOf(runs, args);
  return { assignments, program, runs, args, redirects, ...(interpreter && { interpreter }) };
}

function reachesOf(command: SimpleCommand, host: HookHost): Reach[] {
  const script = command.interpreter?.script;
  const reaches: Reach[] = [];
  const add = (word: Word, use: Reach['use']) => {
    const reach = reachOf(word, use, host);
    if (reach) reaches.push(reach);
  };
  for (const word of command.assignments) add(word, 'argument');
  if (command.runs) add(command.runs, 'program');
  for (const word of command.args) add(word, word === script ? 'script' : 'argument');
  for (const { operator, target } of command.redirects) add(target, operator.includes('<') ? 'input' : 'output');
  return reaches;
}

function reachOf(word: Word, use: Reach['use'], host: HookHost): Reach | undefined {
  const below = belowRoot(word.text, host);
  if (below !== undefined) {
    const path = resolve('', below);
    // A path with variables or wildcards is known to the machine only.
    if (path === undefined || path === '' || /[$`*?[]/.test(path)) return undefined;
    return { word, base: 'root', path, use };
  }
  const isPath = use === 'script' ? /^[^/$~\-`]/ : /^[^/$~\-`=]+\//;
  if ((use !== 'program' && use !== 'script') || !isPath.test(word.text)) return undefined;
  const path = resolve('', word.text);
  return path === undefined || path === '' ? undefined : { word, base: 'working', path, use };
}

/** What follows a root variable in a word: `${CLAUDE_PLUGIN_ROOT}/a/b` → `a/b`. */
function belowRoot(text: string, host: HookHost): string | undefined {
  for (const name of host.rootVariables) {
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
