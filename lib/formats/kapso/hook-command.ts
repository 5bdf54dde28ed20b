/** The command of a hook as the checker takes it apart: words like a shell's, leading assignments dropped, then the program. */
import type { JsonString } from '../../core/json';
import { shellWords } from '../../core/shell';
import { sourceOffsets } from './json-file';
import { harnessRoot, pluginRoot } from './names';
import type { Placed } from './placed';
import { belowRoot, looksLikeScript } from './references';
import type { ScriptWord } from './server';

export interface CommandFacts extends Placed {
  /** Every word with its place in the file. */
  words: Placed[];
  /** Index of the program among the words. */
  at: number;
  /** The program PATH must have; undefined where the harness brings it. */
  program?: Placed;
  scripts: ScriptWord[];
  /** Why there is no command in it. */
  fault?: string;
}

const assignment = /^[A-Za-z_][A-Za-z0-9_]*=/;

/** A hook runs with `KAPSO_HARNESS_ROOT` set, so it stands for the same directory. */
const roots = [pluginRoot, harnessRoot, `\${${harnessRoot.slice(1)}}`];

export function readHookCommand(text: string, node: JsonString): CommandFacts {
  const split = shellWords(node.value);
  const offset = sourceOffsets(text, node);
  const words = split.words.map((word) => ({ text: word.text, start: offset(word.start), end: offset(word.end) }));
  const at = words.findIndex((word) => !assignment.test(word.text));
  const facts: CommandFacts = { text: node.value, start: node.start, end: node.end, words, at, scripts: [] };
  const program = words[at];
  if (split.fault !== undefined) facts.fault = `The command does not split into words: ${split.fault.message}`;
  else if (!program)
    facts.fault = words.length === 0 ? 'The command is empty.' : 'The command only sets variables and runs nothing.';
  else {
    const own = belowRoot(program.text, roots);
    if (own) facts.scripts.push({ ...program, target: own.target, isProgram: true });
    else facts.program = program;
    for (const word of words.slice(at + 1)) {
      const below = belowRoot(word.text, roots);
      if (below && looksLikeScript(below.below))
        facts.scripts.push({ ...word, target: below.target, isProgram: false });
    }
  }
  return facts;
}
