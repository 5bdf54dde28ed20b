import type { OptimizerEdit, Settings } from '../../core/settings';
import { review as reviewHarnesses } from '../../review';
import { type Args, optionOf } from '../args';
import { type Command, outputOption, shared } from '../command';
import { withCounter } from '../counter';
import { Failure } from '../failure';
import { reviewJson } from '../print/json';
import { reviewText } from '../print/review';
import { settingsFor } from '../settings';
import { namedFormat, sourceAt } from '../source';
import { shownName } from '../words';

export const review: Command = {
  usage: 'BASE HEAD [options]',
  operands: [2, 2],
  options: [
    outputOption('text', 'json'),
    { name: 'optimizer', about: 'judge HEAD as an optimizer’s edit of BASE, by the rules of its format' },
    { name: 'max-files', value: 'N', about: 'how many files such an edit may change' },
    { name: 'allow-hooks', about: 'such an edit may change hooks' },
    shared.suite,
    shared.format,
    shared.config,
    shared.tokenizer,
  ],
  notes: ['Exit code 1 where HEAD introduces an error, or breaks a rule that an optimizer’s edit must keep.'],
  async run(args, io) {
    const [basePath, headPath] = args.operands as [string, string];
    const named = namedFormat(optionOf(args, 'format'));
    const head = await sourceAt(headPath, named, io);
    const base = await sourceAt(basePath, named ?? head.format, io);
    await head.format.prepare();
    const plain = await withCounter(await settingsFor(head.path, args, io), io);
    const optimizer = optimizerOf(args, base.harness);
    const settings: Settings = optimizer ? { ...plain, optimizer } : plain;
    const found = reviewHarnesses(base.harness, head.harness, settings, head.format.id);
    const isJson = optionOf(args, 'output') === 'json';
    await io.out(isJson ? reviewJson(found) : reviewText(base.path, head.path, found, io.colour));
    if (base.incomplete || head.incomplete) return 2;
    // An optimizer answers for the whole of what it hands in.
    const judged = optimizer ? found.head.diagnostics : found.introduced;
    return judged.some(({ severity }) => severity === 'error') ? 1 : 0;
  },
};

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
