/** What a command is: its words, its options and its act. One file each in `commands/`. */
import type { Args, Option } from './args';
import type { Io } from './io';

export interface Command {
  /** What follows the command's name: `PATH…`. */
  usage: string;
  /** How many operands it takes. */
  operands: readonly [least: number, most: number];
  options: readonly Option[];
  /** More lines for its help text. */
  notes?: readonly string[];
  /** The exit code. */
  run(args: Args, io: Io): Promise<number>;
}

const tokenizerNames = ['o200k_base', 'cl100k_base', 'estimate'];

/** Options that several commands share. */
export const shared = {
  format: {
    name: 'format',
    value: 'ID',
    about: 'take PATH itself as the root of a harness of this format',
  },
  config: {
    name: 'config',
    value: 'FILE',
    about: 'settings; else the nearest .harness-studio.json above the root',
  },
  tokenizer: { name: 'tokenizer', value: 'NAME', about: tokenizerNames.join(', '), choices: tokenizerNames },
  suite: { name: 'suite', value: 'DIR', about: 'a suite whose task ids and hidden files no harness may mention' },
} as const satisfies Record<string, Option>;

/** `--output` with the shapes that a command can write; the first is the default. */
export const outputOption = (...shapes: readonly string[]): Option => ({
  name: 'output',
  value: 'SHAPE',
  about: shapes.join(', '),
  choices: shapes,
});
