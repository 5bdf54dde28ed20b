import type { Report } from '../../check';
import { digestOf } from '../../core/digest';
import type { OptimizerEdit, Settings } from '../../core/settings';
import { tokenReport } from '../../core/tokens';
import { hashesOf } from '../../exports';
import { review as reviewHarnesses } from '../../review';
import { type Args, optionOf } from '../args';
import { type Command, outputOption, shared } from '../command';
import { withCounter } from '../counter';
import { Failure } from '../failure';
import { printReview, reviewShapes } from '../print/review';
import type { ReviewSide } from '../print/reviewed';
import { settingsFor } from '../settings';
import { type Side, sidesOf } from '../sides';
import { shownName } from '../words';

export const review: Command = {
  usage: 'BASE HEAD | --git A..B [--repo DIR] [PATH] [options]',
  operands: [0, 2],
  options: [
    outputOption(...reviewShapes),
    { name: 'git', value: 'A..B', about: 'two revisions of a Git repository; `A...B` begins where they parted' },
    { name: 'repo', value: 'DIR', about: 'the repository, or a directory in it; the working directory where absent' },
    { name: 'optimizer', about: 'judge HEAD as an optimizer’s edit of BASE, by the rules of its format' },
    { name: 'max-files', value: 'N', about: 'how many files such an edit may change' },
    { name: 'allow-hooks', about: 'such an edit may change hooks' },
    shared.suite,
    shared.format,
    shared.config,
    shared.tokenizer,
  ],
  notes: [
    'PATH is a directory or zip in both revisions, as seen from DIR; nothing is checked out.',
    'Exit code 1 where HEAD introduces an error, or breaks a rule that an optimizer’s edit must keep.',
  ],
  async run(args, io) {
    const { base, head, place } = await sidesOf(args, io);
    await head.format.prepare();
    const plain = await withCounter(await settingsFor(place, args, io), io);
    const optimizer = optimizerOf(args, base.harness);
    const settings: Settings & typeof plain = optimizer ? { ...plain, optimizer } : plain;
    const found = reviewHarnesses(base.harness, head.harness, settings, head.format.id);
    // An optimizer answers for the whole of what it hands in.
    const judged = optimizer ? found.head.diagnostics : found.introduced;
    const sides = {
      base: await sideOf(base, found.base, plain.counter),
      head: await sideOf(head, found.head, plain.counter),
    };
    await printReview({ ...sides, review: found, judged }, optionOf(args, 'output'), io);
    if (base.incomplete || head.incomplete) return 2;
    return judged.some(({ severity }) => severity === 'error') ? 1 : 0;
  },
};

async function sideOf(
  { title, path, harness }: Side,
  report: Report,
  counter: Parameters<typeof tokenReport>[2],
): Promise<ReviewSide> {
  return {
    title,
    path,
    report,
    hashes: await hashesOf(report),
    digest: await digestOf(harness),
    tokens: tokenReport(harness, report.opened?.contexts() ?? [], counter),
  };
}
/** Undefined unless HEAD is judged as an optimizer's edit. Both sides are directories: what a load ignores counts on neither. */
function optimizerOf(args: Args, base: OptimizerEdit['base']): OptimizerEdit | undefined {
  const given = optionOf(args, 'max-files');
  const allowHooks = args.options.has('allow-hooks');
  if (!args.options.has('optimizer')) {
    if (given === undefined && !allowHooks) return undefined;
    throw new Failure(
      '`--max-files` and `--allow-hooks` are rules for an edit by an `--optimizer`, which is not given.',
    );
  }
  if (given !== undefined && !/^\d+$/.test(given)) {
    throw new Failure(`${shownName(given)} is no value of \`--max-files\`; a whole number is wanted.`);
  }
  return { base, allowHooks, directories: true, ...(given !== undefined && { maxFiles: Number(given) }) };
}
