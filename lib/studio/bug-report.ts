/** What helps to find a fault of the studio, without a name or a byte of the harness. */
import { countsOf } from './findings';
import type { StudioState } from './state';

export function bugReport(state: StudioState, browser: string): string {
  const { report, harness, checking, checkingReason, saved, view, past } = state;
  const counts = countsOf([...report.diagnostics.values()].flat());
  const size = [...harness.values()].reduce((sum, entry) => sum + (entry.kind === 'file' ? entry.bytes.length : 0), 0);
  const extension = /\.[\w]{1,8}$/.exec(view.active ?? '')?.[0] ?? 'none';
  return [
    'What I did:',
    'What I expected:',
    'What happened:',
    '',
    `Browser: ${browser}`,
    `Format: ${report.format?.id ?? 'unknown'}, valid: ${report.valid}`,
    `Entries: ${harness.size}, bytes: ${size}, steps: ${past.length}`,
    `Findings: ${counts.error} errors, ${counts.warning} warnings, ${counts.info} notes`,
    `Graph: ${report.graph.nodes.length} nodes, ${report.graph.edges.length} edges`,
    `Checker: ${checking}${checkingReason === undefined ? '' : ` (${checkingReason})`}, storage: ${saved.kind}`,
    `Open file: ${extension}, side: ${view.side}`,
  ].join('\n');
}
