import { optionOf } from '../args';
import { type Command, outputOption, shared } from '../command';
import { printResults, resultShapes } from '../print';
import { exitCodeOf, resultOf, resultsOf } from '../result';

export const check: Command = {
  usage: 'PATH… [options]',
  operands: [1, Number.POSITIVE_INFINITY],
  options: [outputOption(...resultShapes), shared.format, shared.suite, shared.config, shared.tokenizer],
  async run(args, io) {
    const checked = await resultsOf(args, io, 'budgets', resultOf);
    await printResults(checked.results, optionOf(args, 'output'), io);
    return exitCodeOf(checked);
  },
};
