import { type Change, entryChanges } from '../../core/changes';
import { digestOf } from '../../core/digest';
import type { Harness } from '../../core/harness';
import { byCodePoint } from '../../core/path';
import { hashesOf } from '../../exports';
import { optionOf } from '../args';
import { type Command, outputOption, shared } from '../command';
import { Failure } from '../failure';
import { json } from '../print/json';
import { opened } from '../result';
import { counterpartAt, namedFormat, sourceAt, wholeOnly } from '../source';
import { plain, shownName } from '../words';

export const verify: Command = {
  usage: 'PATH HASH [options]',
  operands: [2, 2],
  options: [
    outputOption('text', 'json'),
    { name: 'against', value: 'PATH', about: 'a directory or zip to compare with, entry by entry' },
    shared.format,
    shared.config,
  ],
  notes: ["HASH is the format's own hash or the digest: 64 hexadecimal digits."],
  async run(args, io) {
    const [path, given] = args.operands as [string, string];
    const wanted = hashText(given);
    const named = namedFormat(optionOf(args, 'format'));
    const source = await sourceAt(path, named, io);
    wholeOnly(source, 'There is no verdict');
    const hashed = { opened: await opened(source, args, io) };
    const figures = [...(await hashesOf(hashed)), { name: 'digest', value: await digestOf(source.harness) }];
    const matched = figures.find(({ value }) => value === wanted);
    const against = optionOf(args, 'against');
    let differences: Difference[] | undefined;
    if (against !== undefined) {
      const other = named ? await sourceAt(against, named, io) : await counterpartAt(against, source, io);
      wholeOnly(other, 'There is no comparison');
      differences = differencesOf(other.harness, source.harness);
    }
    if (optionOf(args, 'output') === 'json') {
      const hashes = figures.map(({ name, value }) => ({ name, value }));
      await io.out(json({ matches: matched !== undefined, name: matched?.name, hashes, differences }));
    } else {
      const lines = matched
        ? [`${shownName(path)} is the bundle with that hash: its ${matched.name} is ${wanted}.`]
        : [
            `${shownName(path)} is not the bundle with the hash ${wanted}.`,
            ...figures.map(({ name, value }) => `  its ${name} is ${value}`),
          ];
      await io.out(`${[...lines, ...differencesText(against, differences)].join('\n')}\n`);
    }
    return matched ? 0 : 1;
  },
};

function hashText(given: string): string {
  const text = given.toLowerCase().replace(/^sha256:/, '');
  if (/^[0-9a-f]{64}$/.test(text)) return text;
  throw new Failure(`${shownName(given)} is no SHA-256; 64 hexadecimal digits are wanted.`);
}

interface Difference {
  path: string;
  change: Change<unknown>['kind'];
}

/** In the order of their paths. */
const differencesOf = (before: Harness, after: Harness): Difference[] =>
  entryChanges(before, after)
    .map(({ key, kind }) => ({ path: key, change: kind }))
    .sort((left, right) => byCodePoint(left.path, right.path));

function differencesText(against: string | undefined, differences: readonly Difference[] | undefined): string[] {
  if (against === undefined || !differences) return [];
  if (differences.length === 0) return [`It holds the same entries as ${shownName(against)}.`];
  return [
    `It differs from ${shownName(against)} in ${differences.length} ${differences.length === 1 ? 'entry' : 'entries'}:`,
    ...differences.map(({ path, change }) => `  ${change} ${plain(path)}`),
  ];
}
