/** How the list of findings is laid out, so that a storm of one rule does not hide the rest. */
import type { Diagnostic } from '../core/diagnostic';
import { groupBy } from './group';

export type Grouping = 'file' | 'rule';

export interface ProblemGroup {
  by: Grouping;
  /** The path or the rule's id. */
  key: string;
  list: readonly Diagnostic[];
  /** A storm: shown as one line until it is asked for. */
  folded: boolean;
}

/** More findings of one rule than this, none of them an error, are one folded group below all others. */
const storm = 20;

export function problemGroups(found: readonly Diagnostic[], grouping: Grouping): ProblemGroup[] {
  const storms = [...groupBy(found, (one) => one.rule)].filter(
    ([, list]) => list.length > storm && list.every((one) => one.severity !== 'error'),
  );
  const stormy = new Set(storms.map(([rule]) => rule));
  const calm = groupBy(
    found.filter((one) => !stormy.has(one.rule)),
    (one) => (grouping === 'file' ? one.path : one.rule),
  );
  return [
    ...[...calm].map(([key, list]) => ({ by: grouping, key, list, folded: false })),
    ...storms.map(([key, list]) => ({ by: 'rule' as const, key, list, folded: true })),
  ];
}

/** Hints are guesses: they stand apart from what is a fault, and are folded until asked for. */
export const isHint = (found: Diagnostic): boolean => found.confidence === 'hint';
