import { type ContextFigure, standing, type TokenReport, tokenReport } from '../../core/tokens';
import { optionOf } from '../args';
import { type Command, outputOption, shared } from '../command';
import { withCounter } from '../counter';
import { Failure } from '../failure';
import { json } from '../print/json';
import { settingsFor } from '../settings';
import { namedFormat, sourceAt } from '../source';
import { plain } from '../words';

export const tokens: Command = {
  usage: 'PATH [options]',
  operands: [1, 1],
  options: [
    outputOption('text', 'json'),
    { name: 'max', value: 'N', about: 'exit 1 if a context (without contexts, a file) has more than N tokens' },
    shared.tokenizer,
    shared.format,
    shared.config,
  ],
  async run(args, io) {
    const max = maxOf(optionOf(args, 'max'));
    const source = await sourceAt(args.operands[0] as string, namedFormat(optionOf(args, 'format')), io);
    const settings = await withCounter(await settingsFor(source.path, args, io), io);
    await source.format.prepare();
    const report = tokenReport(
      source.harness,
      source.format.open(source.harness, settings).contexts(),
      settings.counter,
    );
    await io.out(optionOf(args, 'output') === 'json' ? json(report) : reportText(report));
    const figures =
      report.contexts.length > 0 ? report.contexts.map((each) => each.tokens) : Object.values(report.files);
    const most = figures.reduce((left, right) => Math.max(left, right), 0);
    if (source.incomplete) return 2;
    if (most <= max) return 0;
    await io.err(`${most} tokens are more than the ${max} that \`--max\` allows.\n`);
    return 1;
  },
};

function maxOf(given: string | undefined): number {
  if (given === undefined) return Number.POSITIVE_INFINITY;
  if (/^\d+$/.test(given)) return Number(given);
  throw new Failure(`\`${given}\` is no number of tokens; \`--max\` wants a whole number.`);
}

function reportText({ encoding, files, contexts }: TokenReport): string {
  const rows: [number, string][] = [
    ...contexts.map((figure): [number, string] => [
      figure.tokens,
      `context ${plain(figure.name)}${budgetText(figure)}`,
    ]),
    ...Object.entries(files).map(([path, count]): [number, string] => [count, plain(path)]),
  ];
  const width = Math.max(0, ...rows.map(([count]) => String(count).length));
  const lines = rows.map(([count, what]) => `${String(count).padStart(width)}  ${what}`);
  return `${[`Tokens by ${encoding}${encoding === 'estimate' ? ', which is no exact count' : ''}`, ...lines].join('\n')}\n`;
}

const verdicts = { ideal: 'good', acceptable: 'above the ideal', over: 'above the limit' } as const;

function budgetText(figure: ContextFigure): string {
  const { budget } = figure;
  const verdict = standing(figure);
  return budget && verdict ? ` (budget ${budget.ideal} / ${budget.limit}: ${verdicts[verdict]})` : '';
}
