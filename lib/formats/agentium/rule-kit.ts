/** What the rules of this format share: how a fault becomes a finding, and how examples are written. */
import type { Finding, Fix } from '../../core/diagnostic';
import type { Files } from '../../core/files';
import type { Rule, RuleDocs } from '../../core/rule';
import type { Facts, Item, Model, PlacedFault } from './model';
import { positionAt, rangeOf, textOf } from './text-places';
import type { Origin } from './value';

export type AgentiumRule = Rule<Model, Facts>;

export interface FaultRule extends Omit<RuleDocs, 'source'> {
  message(placed: PlacedFault, model: Model): string;
  fixes?(placed: PlacedFault, model: Model): Fix[];
}

/** A rule whose faults the stages have found: it gives them words and repairs. */
export function faultRule({ message, fixes, ...docs }: FaultRule): AgentiumRule {
  return {
    ...docs,
    source: 'spec',
    *harness(model) {
      for (const placed of model.faults.get(docs.name) ?? []) {
        const offered = fixes?.(placed, model) ?? [];
        yield {
          ...findingAt(model, placed, message(placed, model)),
          ...(offered.length > 0 ? { fixes: offered } : {}),
        };
      }
    },
  };
}

function findingAt(model: Model, placed: PlacedFault, message: string): Finding {
  const { fault, item, elsewhere } = placed;
  return {
    path: placed.path,
    ...rangeOf(textOf(model, placed.path), placed.start, placed.end),
    message,
    ...(placed.path.endsWith('.json') ? { pointer: fault.pointer } : {}),
    ...(item?.exportName === undefined ? {} : { definition: item.exportName }),
    ...(elsewhere ? { related: { ...positionAt(model, elsewhere), message: 'The value was written here.' } } : {}),
  };
}

/** A finding at a span, for advice. */
export function adviceAt(model: Model, origin: Origin, message: string, extra: Partial<Finding> = {}): Finding {
  return { path: origin.path, ...rangeOf(textOf(model, origin.path), origin.start, origin.end), message, ...extra };
}

/** Where a finding about a whole item stands: at the start of a manifest, at the export of a definition. */
export function placeOfItem(item: Item): Origin {
  if (item.kind === 'manifest') return { path: item.path, start: 0, end: 0 };
  const origin = item.definition?.origin;
  return origin?.path === item.path ? origin : item.place;
}

/** `definition`, for findings about an item. */
export const named = (item: Item): Partial<Finding> =>
  item.exportName === undefined ? {} : { definition: item.exportName };

/** A manifest as an example file. */
export const manifestFiles = (fields: Readonly<Record<string, unknown>>, path = 'notes.harness.json'): Files => ({
  [path]: `${JSON.stringify({ contractVersion: 1, id: 'notes', abilities: [], ...fields }, null, 2)}\n`,
});

/** A TypeScript file as an example, with the import line the package's names need. */
export function sourceFiles(body: string, names: readonly string[] = ['defineHarness'], path = 'harness.ts'): Files {
  return { [path]: `import { ${names.join(', ')} } from "@agentium/harness";\n\n${body.trim()}\n` };
}

/** A text context as a manifest holds it. */
export const textSelection = (instanceId: string, id = instanceId, text = 'Sow after the last frost.') => ({
  instanceId,
  type: 'agentium/text-context',
  version: 1,
  options: { id, entries: [{ id: 'first', text }] },
});
