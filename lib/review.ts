/** The second verb: two harnesses in, what changed between them out. The meaning is the difference of their graphs. */
import { check, type Report } from './check';
import { type Act, actsOf } from './core/acts';
import { type Change, changes, entryChanges } from './core/changes';
import type { Diagnostic } from './core/diagnostic';
import { type Edge, emptyGraph, type Node } from './core/graph';
import type { Entry, Harness } from './core/harness';
import type { Path } from './core/path';
import type { Settings } from './core/settings';
import { figureOf } from './core/tokens';

/** What changed from base to head. Changes stand in the order of the head, what is gone comes last. */
export interface Review {
  base: Report;
  head: Report;
  /** What may happen on someone's machine by this change, weightiest first. */
  acts: Act[];
  files: Change<readonly [Path, Entry]>[];
  nodes: Change<Node>[];
  edges: Change<Edge>[];
  /** Findings of the head that the base has not, wherever in their file they moved. */
  introduced: Diagnostic[];
  resolved: Diagnostic[];
  /** Contexts whose figure differs; 0 where a side has no such context. Empty without a token counter. */
  tokens: { context: string; base: number; head: number }[];
}

/** Reviews `head` against `base`, both read as the head's format unless one is named. `prepareFor` must have been awaited. */
export function review(base: Harness, head: Harness, settings: Settings, formatId?: string): Review {
  const after = check(head, settings, formatId);
  // Edit rules judge the head alone: the base is what the edit started from.
  const { optimizer: _, ...plain } = settings;
  const before = check(base, plain, formatId ?? after.format);
  const left = before.opened?.graph() ?? emptyGraph;
  const right = after.opened?.graph() ?? emptyGraph;
  const alike = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
  const files = entryChanges(base, head);
  const nodes = changes(left.nodes, right.nodes, ({ id }) => id, alike);
  return {
    base: before,
    head: after,
    acts: actsOf(nodes, files, [left, right]),
    files,
    nodes,
    edges: changes(
      left.edges,
      right.edges,
      ({ source, target, kind }) => `${source} ${kind} ${target}`,
      (one, other) => one.broken === other.broken && one.inferred === other.inferred,
    ),
    introduced: missingFrom(before.diagnostics, after.diagnostics),
    resolved: missingFrom(after.diagnostics, before.diagnostics),
    tokens: tokensOf(before, after, settings),
  };
}

const identity = ({ rule, path, message }: Diagnostic): string => `${rule}\0${path}\0${message}`;

/** Those of `found` that `known` lacks, each as often as it is lacking. */
function missingFrom(known: readonly Diagnostic[], found: readonly Diagnostic[]): Diagnostic[] {
  const counts = new Map<string, number>();
  for (const each of known) counts.set(identity(each), (counts.get(identity(each)) ?? 0) + 1);
  return found.filter((each) => {
    const left = counts.get(identity(each)) ?? 0;
    counts.set(identity(each), left - 1);
    return left <= 0;
  });
}

function tokensOf(before: Report, after: Report, { counter }: Settings): Review['tokens'] {
  if (!counter) return [];
  const [base, head] = [before, after].map(
    ({ opened }) => new Map((opened?.contexts() ?? []).map((each) => [each.name, figureOf(each, counter).tokens])),
  );
  const names = new Set([...(head?.keys() ?? []), ...(base?.keys() ?? [])]);
  return [...names]
    .map((context) => ({ context, base: base?.get(context) ?? 0, head: head?.get(context) ?? 0 }))
    .filter((each) => each.base !== each.head);
}
