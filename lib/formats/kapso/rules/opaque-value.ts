import { gauges, withServer } from '../examples';
import { at, type KapsoRule } from '../kit';
import type { Model } from '../model';

const token = 'Zm9yZWlnbi10b2tlbi0w'.repeat(5);

export const opaqueValue: KapsoRule = {
  name: 'opaque-value',
  severity: 'warning',
  source: 'spec',
  summary: 'No string of `mcp.json` or a `hook.json` holds a long opaque value.',
  why: `Eighty and more letters and digits in a row are most often a key, a token or an encoded program. Nobody can review them, and a key must not be in a harness at all.

Move a secret into a variable, and content into a file.`,
  bad: withServer({ command: gauges, args: ['--session', token] }),
  good: withServer({ command: gauges, args: ['--station', 'north-pier'] }),
  *harness(model) {
    const { mcp } = model;
    const files = [...(mcp ? [mcp] : []), ...[...model.hooks.values()].flatMap(({ file }) => file ?? [])];
    for (const file of files) {
      for (const run of file.opaque) {
        if (isPathOf(model, run.text)) continue;
        yield {
          ...at(file, run),
          message: `${run.text.length} letters and digits in a row say nothing to a reader: use a variable or a file.`,
        };
      }
    }
  },
};

/** A long path has long runs in it too. */
const isPathOf = (model: Model, run: string): boolean => {
  if (!run.includes('/')) return false;
  const path = run.replace(/^\/+/, '');
  return model.holds(path) || [...model.harness.keys()].some((each) => each.startsWith(path));
};
