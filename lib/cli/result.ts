/** What check and inspect say of one harness: the JSON contract, version 1. */
import { check as checkHarness, type Report } from '../check';
import type { Diagnostic } from '../core/diagnostic';
import { digestOf } from '../core/digest';
import type { Need, Opened } from '../core/format';
import type { Graph } from '../core/graph';
import { baseName } from '../core/path';
import type { RouteResult } from '../core/routing-simulator';
import type { Settings } from '../core/settings';
import { type ContextFigure, figureOf } from '../core/tokens';
import { exportsOf, hashesOf } from '../exports';
import { type Args, optionOf } from './args';
import { couldPassBudget, withCounter } from './counter';
import { Failure } from './failure';
import type { Io } from './io';
import { settingsFor } from './settings';
import { namedFormat, type Source, sourcesAt } from './source';

export interface Result {
  path: string;
  format: string;
  valid: boolean;
  diagnostics: readonly Diagnostic[];
  hashes: readonly { name: string; algorithm: 'sha256'; value: string }[];
  digest: string;
  tokenizer: string;
  graph?: Graph;
  contexts?: readonly ContextFigure[];
  needs?: readonly Need[];
  exports?: readonly string[];
  routes?: readonly RouteResult[];
}

/** A harness checked with the settings that hold for it. */
export interface Checked {
  source: Source;
  settings: Settings;
  report: Report;
}

/** A harness read by its format, for commands that want none of its findings. */
export async function opened({ path, harness, format }: Source, args: Args, io: Io): Promise<Opened> {
  const settings = await settingsFor(path, args, io);
  await format.prepare();
  return format.open(harness, settings);
}

/** Which token figures a command needs: `budgets` loads the counter only where a budget could be passed. */
export type Figures = 'none' | 'budgets' | 'all';

/** Checks one harness. */
export async function checked(source: Source, args: Args, io: Io, figures: Figures): Promise<Checked> {
  const { harness, format } = source;
  const plain = await settingsFor(source.path, args, io);
  await format.prepare();
  const needed = figures === 'all' || (figures === 'budgets' && couldPassBudget(format.open(harness, plain)));
  const settings = needed ? await withCounter(plain, io) : plain;
  return { source, settings, report: checkHarness(harness, settings, format.id) };
}

export async function resultOf({ source, settings, report }: Checked): Promise<Result> {
  return {
    path: source.path,
    format: source.format.id,
    valid: report.valid,
    diagnostics: report.diagnostics,
    hashes: await hashesOf(report),
    digest: await digestOf(source.harness),
    tokenizer: settings.tokenizer,
  };
}

/** The parts that only inspect shows. */
export async function fullResultOf(all: Checked): Promise<Result> {
  const { source, settings, report } = all;
  const { counter } = settings;
  const opened = report.opened;
  return {
    ...(await resultOf(all)),
    graph: opened?.graph() ?? { nodes: [], edges: [] },
    contexts: counter ? (opened?.contexts() ?? []).map((context) => figureOf(context, counter)) : [],
    needs: opened?.needs() ?? [],
    exports: exportsOf(baseName(source.path), source.harness, report, settings).map(({ id }) => id),
  };
}

/** Runs over every PATH: a path that cannot be read is said and does not hide the others. */
export async function resultsOf(
  args: Args,
  io: Io,
  figures: Figures,
  result: (checked: Checked) => Promise<Result>,
): Promise<{ results: Result[]; failed: boolean }> {
  const format = namedFormat(optionOf(args, 'format'));
  const results: Result[] = [];
  let failed = false;
  for (const path of args.operands) {
    try {
      const { sources, incomplete } = await sourcesAt(path, format, io);
      failed ||= incomplete;
      for (const source of sources) results.push(await result(await checked(source, args, io, figures)));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await io.err(`${error.message}\n`);
      failed = true;
    }
  }
  return { results, failed };
}

export const exitCodeOf = ({ results, failed }: { results: readonly Result[]; failed: boolean }): number =>
  failed ? 2 : results.some(({ diagnostics }) => diagnostics.some(({ severity }) => severity === 'error')) ? 1 : 0;
