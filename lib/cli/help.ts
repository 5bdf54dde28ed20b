/** Help texts, made from the commands themselves. */
import type { Command } from './command';
import { commands, type Listed } from './commands';

const columns = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

export const generalHelp = (): string =>
  `${[
    'harness-studio: check, show and export agent harnesses. Nothing of a harness is ever executed.',
    '',
    'Usage: harness-studio <command> [paths] [options]',
    '',
    ...columns(commands.map(({ name, about }) => [name, about])),
    '',
    'A PATH is a directory or a zip. `harness-studio <command> --help` lists the options of a command.',
    'Exit codes: 0 all is well, 1 errors were found, 2 wrong use, unreadable, or no format recognised.',
  ].join('\n')}\n`;

export function commandHelp({ name, about }: Listed, { usage, options, notes = [] }: Command): string {
  const rows = options.map(
    (option) => [`--${option.name}${option.value ? ` ${option.value}` : ''}`, option.about] as const,
  );
  return `${[
    `harness-studio ${name}: ${about}.`,
    '',
    `Usage: harness-studio ${name} ${usage}`,
    '',
    ...columns([...rows, ['--help', 'this text']]),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n')}\n`;
}
