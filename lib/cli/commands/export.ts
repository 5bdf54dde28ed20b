import { isAbsolute, relative, sep } from 'node:path';
import { harnessOf } from '../../core/files';
import type { Export } from '../../core/format';
import type { Harness } from '../../core/harness';
import { nearest } from '../../core/nearest';
import { baseName } from '../../core/path';
import { packZip } from '../../core/zip';
import { exportsOf } from '../../exports';
import { type Args, optionOf } from '../args';
import { type Command, shared } from '../command';
import { Failure, systemFailure } from '../failure';
import type { Io } from '../io';
import { checked } from '../result';
import { namedFormat, type Source, sourceAt, wholeOnly } from '../source';
import { plain, shownName } from '../words';

export const exportCommand: Command = {
  usage: 'PATH --as ID --out FILE [options]',
  operands: [1, 1],
  options: [
    { name: 'as', value: 'ID', about: 'which export; `inspect` lists those of a harness' },
    {
      name: 'out',
      value: 'FILE',
      about: 'where to; a name that ends with `/` makes a directory, `-` writes to the output',
    },
    { name: 'module', value: 'M', about: 'for exports that show one module' },
    { name: 'host', value: 'H', about: 'for exports that show one host' },
    { name: 'item', value: 'I', about: 'for exports of one of several: a file, or a definition as FILE#NAME' },
    shared.format,
    shared.config,
    shared.tokenizer,
  ],
  notes: ['An export of one file is written as that file; one of several, or a FILE that ends with `.zip`, as a zip.'],
  async run(args, io) {
    const id = required(args, 'as');
    const out = required(args, 'out');
    const path = args.operands[0] as string;
    const source = await sourceAt(path, namedFormat(optionOf(args, 'format')), io);
    wholeOnly(source, 'Nothing is exported');
    const { report, settings } = await checked(source, args, io, id === 'report' ? 'all' : 'none');
    const all = exportsOf(baseName(source.path), source.harness, report, settings);
    const wanted = all.find((each) => each.id === id);
    if (!wanted) throw unknownExport(id, all);
    const blocked = wanted.blocked?.();
    if (blocked !== undefined) throw new Failure(blocked);
    // The zip of everything is the harness as it is: no need to write it down and read it again.
    const made = id === 'zip' ? source.harness : harnessOf(await wanted.files(optionsOf(args, wanted)));
    const [first, ...others] = wanted.options?.item ?? [];
    if (first !== undefined && others.length > 0 && optionOf(args, 'item') === undefined)
      await io.err(`${plain(first)} is exported, the first of ${others.length + 1}; \`--item\` names another.\n`);
    for (const { path, reason } of wanted.leftOut()) await io.err(`${plain(path)} stays out: ${plain(reason)}\n`);
    await spareSource(path, source, out, io);
    await write(made, wanted.archive === true, out, io);
    return 0;
  },
};

function required(args: Args, name: string): string {
  const value = optionOf(args, name);
  if (value === undefined)
    throw new Failure(`\`export\` wants \`--${name}\`; \`harness-studio export --help\` shows how.`);
  return value;
}

function unknownExport(id: string, all: readonly Export[]): Failure {
  const ids = all.map((each) => each.id);
  const near = nearest(id, ids);
  const hint = near === undefined ? `there are ${ids.map((each) => `\`${each}\``).join(', ')}` : `\`${near}\` is one`;
  return new Failure(`${shownName(id)} is no export of this harness; ${hint}.`);
}

/** The choices an export takes, with its own defaults. */
function optionsOf(args: Args, made: Export): Readonly<Record<string, string>> {
  const { id, options = {} } = made;
  for (const name of ['module', 'host', 'item']) {
    if (optionOf(args, name) !== undefined && !Object.hasOwn(options, name)) {
      throw new Failure(`The export \`${id}\` takes no \`--${name}\`.`);
    }
  }
  return Object.fromEntries(
    Object.entries(options).map(([name, values]) => {
      const value = optionOf(args, name) ?? values[0] ?? '';
      if (values.length > 0 && !values.includes(value)) {
        const left = made.leftOut().find((each) => each.item === value);
        if (left) throw new Failure(`${plain(left.path)} stays out: ${plain(left.reason)}`);
        const known = values.map((each) => `\`${each}\``).join(', ');
        throw new Failure(`${shownName(value)} is no \`--${name}\` of the export \`${id}\`; it takes ${known}.`);
      }
      return [name, value];
    }),
  );
}

/** What is exported is never written over, and a file beside it inside the harness is not made without a word. */
async function spareSource(given: string, { path, harness }: Source, out: string, { disk, err }: Io): Promise<void> {
  if (out === '-') return;
  const target = disk.real(out);
  const source = disk.real(given);
  // A zip is the source of what lies inside it.
  if (source === target || source.startsWith(`${target}${sep}`))
    throw new Failure(`${shownName(out)} is what is exported; another place is wanted.`);
  const inside = relative(disk.real(path), target).split(sep).join('/');
  if (isAbsolute(inside) || inside.split('/')[0] === '..') return;
  if (harness.has(inside)) throw new Failure(`${shownName(out)} is part of the harness; another place is wanted.`);
  await err(`${shownName(out)} lies inside the harness, which holds it from now on.\n`);
}

async function write(made: Harness, asZip: boolean, out: string, io: Io): Promise<void> {
  const [only] = made.values();
  const single = made.size === 1 && only?.kind === 'file' && !asZip && !out.endsWith('.zip') ? only.bytes : undefined;
  try {
    if (out.endsWith('/')) return io.disk.writeTree(out, made);
    const bytes = single ?? packZip(made);
    if (out === '-') return await io.out(bytes);
    io.disk.write(out, bytes);
  } catch (error) {
    throw systemFailure(`${shownName(out)} cannot be written`, error);
  }
}
