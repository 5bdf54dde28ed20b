/** Questions about the findings that several panes ask. */
import type { Diagnostic, Severity } from '../core/diagnostic';
import { byCodePoint, type Path } from '../core/path';
import type { StudioReport } from './protocol';
import type { StudioState } from './state';

/** All findings, by path and place. */
export const allFindings = ({ diagnostics }: Pick<StudioReport, 'diagnostics'>): Diagnostic[] =>
  [...diagnostics.keys()].sort(byCodePoint).flatMap((path) => [...(diagnostics.get(path) ?? [])]);

export interface Counts {
  error: number;
  warning: number;
  info: number;
}

export function countsOf(found: Iterable<Diagnostic>): Counts {
  const counts: Counts = { error: 0, warning: 0, info: 0 };
  for (const one of found) counts[one.severity]++;
  return counts;
}

const words: Record<Severity, readonly [string, string]> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  info: ['note', 'notes'],
};

export const countWords = (counts: Counts): string[] =>
  (['error', 'warning', 'info'] as const)
    .filter((severity) => counts[severity] > 0)
    .map((severity) => `${counts[severity]} ${words[severity][counts[severity] === 1 ? 0 : 1]}`);

/** The answer people came for, in one sentence. Before the first report nothing is claimed. */
export function verdictOf({ report, checked, harness, checking }: StudioState): string {
  if (checking === 'failed') return 'The checker stopped.';
  if (checked.size === 0 && harness.size > 0) return 'Checking…';
  const counts = countsOf([...report.diagnostics.values()].flat());
  if (!report.format) return 'No format recognises this harness.';
  const rest = countWords(counts);
  if (!report.valid) return `Not valid: ${rest.join(', ')}.`;
  return rest.length === 0 ? 'Valid. Nothing to mention.' : `Valid. ${rest.join(', ')} worth a look.`;
}

/** The finding after (or before) the cursor, going round. */
export function nextFinding(state: StudioState, direction: 1 | -1): Diagnostic | undefined {
  const all = allFindings(state.report).filter((one) => state.harness.get(one.path)?.kind === 'file');
  const { active = '', cursor } = state.view;
  const here = (one: Diagnostic): number =>
    byCodePoint(one.path, active) || (one.line ?? 1) - (cursor?.line ?? 0) || (one.column ?? 1) - (cursor?.column ?? 0);
  if (direction === 1) return all.find((one) => here(one) > 0) ?? all[0];
  return all.findLast((one) => here(one) < 0) ?? all.at(-1);
}

const none: Counts = { error: 0, warning: 0, info: 0 };
const remembered = new WeakMap<StudioReport['diagnostics'], Map<Path, Counts>>();

/** Findings at a path and, for a folder, below it. Counted once per report. */
export function countsBelow({ diagnostics }: Pick<StudioReport, 'diagnostics'>, path: Path): Counts {
  let counts = remembered.get(diagnostics);
  if (!counts) {
    counts = countAll(diagnostics);
    remembered.set(diagnostics, counts);
  }
  return counts.get(path) ?? none;
}

function countAll(diagnostics: StudioReport['diagnostics']): Map<Path, Counts> {
  const all = new Map<Path, Counts>();
  for (const [path, found] of diagnostics) {
    const counts = countsOf(found);
    for (let at = path.replace(/\/$/, ''); at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
      const sum = all.get(at) ?? none;
      all.set(at, {
        error: sum.error + counts.error,
        warning: sum.warning + counts.warning,
        info: sum.info + counts.info,
      });
    }
  }
  return all;
}
