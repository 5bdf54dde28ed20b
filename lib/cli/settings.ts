/** The settings a command works with: options first, then the settings file. */
import { basename, dirname, join } from 'node:path';
import { defaultSettings, type Settings, type Suite, type TokenizerName } from '../core/settings';
import { readSettings, type StoredSettings, settingsFileName } from '../core/settings-file';
import { decode } from '../core/text';
import { formats } from '../formats';
import { commonRules } from '../formats/common';
import { type Args, optionOf } from './args';
import { Failure } from './failure';
import type { Io } from './io';
import { read, wholeAt } from './reading';
import { below, shownName } from './words';

/** By the file they come from: a folder of many harnesses reads its settings, and says what is wrong with them, once. */
const held = new WeakMap<Args, Map<string | undefined, Promise<Settings>>>();

/** Settings for the harness at `root`, which is never searched itself: a settings file inside would change it. */
export function settingsFor(root: string, args: Args, io: Io): Promise<Settings> {
  const file = optionOf(args, 'config') ?? nearestFile(root, io);
  const byFile = held.get(args) ?? new Map<string | undefined, Promise<Settings>>();
  held.set(args, byFile);
  const settings = byFile.get(file) ?? settingsFrom(file, args, io);
  byFile.set(file, settings);
  return settings;
}

async function settingsFrom(file: string | undefined, args: Args, io: Io): Promise<Settings> {
  const { suite, baseline, ...rest } = file === undefined ? {} : await storedIn(file, io);
  const beside = (path: string) => join(dirname(file ?? '.'), path);
  const suiteFolder = optionOf(args, 'suite') ?? (suite === undefined ? undefined : beside(suite));
  const settings: Settings = { ...defaultSettings, ...rest };
  const tokenizer = optionOf(args, 'tokenizer');
  // The option's choices are the names of the tokenizers.
  if (tokenizer !== undefined) settings.tokenizer = tokenizer as TokenizerName;
  if (suiteFolder !== undefined) settings.suite = await suiteAt(suiteFolder, io);
  if (baseline !== undefined) settings.lastExport = await wholeAt(beside(baseline), io);
  return settings;
}

function nearestFile(root: string, io: Io): string | undefined {
  let directory = dirname(io.disk.absolute(root));
  for (;;) {
    const file = join(directory, settingsFileName);
    if (io.disk.kindOf(file) === 'file') return file;
    const above = dirname(directory);
    if (above === directory) return undefined;
    directory = above;
  }
}

async function storedIn(file: string, io: Io): Promise<StoredSettings> {
  const found = read(file, io);
  if (found?.kind !== 'file') throw new Failure(`${shownName(file)} is no file; settings are read from one.`);
  const { stored, findings, readable } = readSettings(decode(found.bytes).text, knownIds());
  for (const { line, column, message } of findings) await io.err(`${file}:${line}:${column}: ${message}\n`);
  if (!readable) throw new Failure(`${shownName(file)} was not read as settings.`);
  return stored;
}

const knownIds = () => ({
  rules: [
    ...formats.flatMap(({ id, rules }) => rules.map(({ name }) => `${id}/${name}`)),
    ...commonRules.map(({ name }) => `common/${name}`),
  ],
  limits: formats.flatMap(({ limits }) => limits.map(({ id }) => id)),
});

/** Read by the format that knows suites. A YAML file stands for the folder around it, whose tasks it lists. */
async function suiteAt(path: string, io: Io): Promise<Suite> {
  const list = /\.ya?ml$/i.test(path) && io.disk.kindOf(path) === 'file' ? basename(path) : undefined;
  const folder = await wholeAt(list === undefined ? path : dirname(path), io);
  const reading = formats.find((format) => format.readSuite)?.readSuite?.(folder, list);
  if (!reading) throw new Failure(`${shownName(path)} is not read: no format knows suites.`);
  if ('fault' in reading) throw new Failure(`${shownName(path)} is no suite that can be read. ${reading.fault}`);
  for (const note of reading.notes) await io.err(`${below(path, '')}: ${note}\n`);
  return reading.suite;
}
