import type { Files, FileValue } from '../../core/files';
import { nearest } from '../../core/nearest';
import type { RuleDocs } from '../../core/rule';
import { optionOf } from '../args';
import { type Command, outputOption } from '../command';
import { Failure } from '../failure';
import { json } from '../print/json';
import { allRules } from '../rules';
import { plain, shownName } from '../words';

export const explain: Command = {
  usage: 'RULE [options]',
  operands: [1, 1],
  options: [outputOption('text', 'json')],
  notes: ['RULE is an id as `check` prints it, such as `agent-harnesses/…`.'],
  async run(args, io) {
    const wanted = args.operands[0] as string;
    const rules = allRules();
    const found = rules.find(({ id }) => id === wanted);
    if (!found) {
      const named = rules.filter(({ docs }) => docs.name === wanted).map(({ id }) => id);
      const near = nearest(
        wanted,
        rules.map(({ id }) => id),
      );
      const known = named.length > 0 ? named : near === undefined ? [] : [near];
      const hint =
        known.length > 0
          ? `${known.map((id) => `\`${id}\``).join(' and ')} ${known.length > 1 ? 'are' : 'is one'}`
          : `ids are as \`check\` prints them, such as \`${rules[0]?.id}\``;
      throw new Failure(`${shownName(wanted)} is no rule; ${hint}.`);
    }
    const { id, docs } = found;
    const { name, severity, source, confidence, summary, why, bad, good } = docs;
    await io.out(
      optionOf(args, 'output') === 'json'
        ? json({ rule: id, name, severity, source, confidence, summary, why, bad, good })
        : explanation(id, docs),
    );
    return 0;
  },
};

const explanation = (id: string, { severity, source, summary, why, bad, good }: RuleDocs): string =>
  [
    `${id} (${severity}, ${source})`,
    summary,
    '',
    why.trim(),
    '',
    ...example('Draws it', bad),
    ...example('Does not', good),
  ].join('\n');

const example = (title: string, files: Files): string[] => [
  `${title}:`,
  ...Object.entries(files).flatMap(([path, value]) => [
    `  ${plain(path)}`,
    ...lines(value).map((line) => `    | ${plain(line)}`),
  ]),
  '',
];

function lines(value: FileValue): string[] {
  if (typeof value === 'string') return value.split('\n');
  if ('text' in value) return [...(value.executable ? ['(executable)'] : []), ...value.text.split('\n')];
  if ('symlink' in value) return [`(link to ${value.symlink})`];
  if ('directory' in value) return ['(empty directory)'];
  if ('repeat' in value) return [`(${value.repeat.times} times) ${value.repeat.text}`];
  return ['(bytes)'];
}
