/** How grave the findings at a node are. */
import { bySeverity, type Diagnostic, type Severity } from '../../core/diagnostic';
import type { Node } from '../../core/graph';
import type { Path } from '../../core/path';

export type Findings = ReadonlyMap<Path, readonly Diagnostic[]>;

/** Findings name directories with a slash at their end, or without. */
export function findingsAt(findings: Findings, node: Pick<Node, 'path'>): readonly Diagnostic[] {
  if (node.path === undefined) return [];
  const bare = node.path.replace(/\/$/, '');
  const own = findings.get(bare) ?? [];
  const slashed = findings.get(`${bare}/`);
  return slashed ? [...own, ...slashed] : own;
}

export function severityOf(findings: Findings, node: Pick<Node, 'path'>): Severity | undefined {
  let worst: Severity | undefined;
  for (const { severity } of findingsAt(findings, node)) {
    if (worst === undefined || bySeverity(severity, worst) < 0) worst = severity;
  }
  return worst;
}
