import { optionOf } from '../args';
import { type Command, outputOption, shared } from '../command';
import { printResults, resultShapes } from '../print';
import { exitCodeOf, resultOf, resultsOf } from '../result';
import { hasFailedRoute, resultWithRoutes } from '../routes';

const routesOption = { name: 'routes', about: 'run the routing tests of the settings too; exit 1 if one fails' };

export const check: Command = {
  usage: 'PATH… [options]',
  operands: [1, Number.POSITIVE_INFINITY],
  options: [outputOption(...resultShapes), shared.format, shared.suite, shared.config, shared.tokenizer, routesOption],
  async run(args, io) {
    const wanted = args.options.has(routesOption.name);
    const checked = await resultsOf(args, io, 'budgets', wanted ? resultWithRoutes : resultOf);
    await printResults(checked.results, optionOf(args, 'output'), io);
    const code = exitCodeOf(checked);
    if (!wanted || code === 2) return code;
    if (checked.results.every(({ routes }) => routes?.length === 0)) {
      await io.err('The settings hold no routing test; `routes` keeps them, as `[{"task": "…", "leaf": "…"}]`.\n');
      return 2;
    }
    return hasFailedRoute(checked.results) ? 1 : code;
  },
};
