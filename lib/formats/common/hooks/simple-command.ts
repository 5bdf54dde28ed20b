/** The simple commands of a shell line: programs with their words and redirects, wrappers such as `env` seen through. */
import { type Interpreter, interpreterOf } from './interpreter';
import type { Token, Word } from './lexer';

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
/** `uv run x.py`: a program of a project's own environment. */
const runsInProject = (words: readonly Word[], at: number): boolean =>
  /^(?:uv|poetry|pipenv|pdm|hatch|rye)$/.test(words[at]?.text ?? '') && words[at + 1]?.text === 'run';
const keywords = new Set(['if', 'then', 'elif', 'else', 'while', 'until', 'do', '{', 'fi', 'done', '}']);
const assignment = /^[A-Za-z_]\w*=/;
const redirect = /^(?:[<>]|<<-?|<<<|>>|<>|>\||&>>?|[<>]&)$/;

/** The commands of a line in order. Words that only steer the shell (`if`, `then`, `{`) are passed over. */
export function simpleCommands(tokens: readonly Token[]): SimpleCommand[] {
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
  while (wrappers.has(words[at]?.text ?? '') || runsInProject(words, at)) {
    at += runsInProject(words, at) ? 2 : 1;
    // The wrapper's own options, assignments and the number that `timeout` takes.
    while (/^(?:-.*|[A-Za-z_]\w*=.*|\d+[smhd]?)$/.test(words[at]?.text ?? '')) at += 1;
  }
  const runs = words[at] ?? program;
  const args = words.slice(at + 1);
  const interpreter = interpreterOf(runs, args);
  return { assignments, program, runs, args, redirects, ...(interpreter && { interpreter }) };
}
