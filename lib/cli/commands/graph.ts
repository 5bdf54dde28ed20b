import { exportGraph, graphExports } from '../../core/graph-export';
import { baseName } from '../../core/path';
import { optionOf } from '../args';
import { type Command, outputOption, shared } from '../command';
import { json } from '../print/json';
import { opened } from '../result';
import { namedFormat, sourceAt } from '../source';

export const graph: Command = {
  usage: 'PATH [options]',
  operands: [1, 1],
  options: [outputOption('json', 'mermaid', 'dot', 'svg'), shared.format, shared.config],
  async run(args, io) {
    const source = await sourceAt(args.operands[0] as string, namedFormat(optionOf(args, 'format')), io);
    const drawn = (await opened(source, args, io)).graph();
    const shape = graphExports.find(({ id }) => id === optionOf(args, 'output'))?.id ?? 'json';
    // The JSON of the command line carries its version.
    await io.out(shape === 'json' ? json(drawn) : exportGraph(drawn, shape, baseName(source.path)));
    return source.incomplete ? 2 : 0;
  },
};
