/** What the page was told already: only what differs crosses again. */
import type { Diagnostic } from '../core/diagnostic';
import { type Graph, sameGraph } from '../core/graph';
import type { Path } from '../core/path';
import { groupBy } from './group';
import type { Answer, FormatName, StudioReport } from './protocol';

export type Parts = Omit<StudioReport, 'diagnostics'>;

export class Said {
  private readonly parts: Partial<Parts> = {};
  private readonly findings = new Map<Path, string>();

  /** The parts that differ from what was said before. */
  changed(parts: Partial<Parts>): Partial<Parts> {
    const changed: Partial<Parts> = {};
    for (const key of Object.keys(parts) as (keyof Parts)[]) {
      if (sameValue(this.parts[key], parts[key])) continue;
      Object.assign(changed, { [key]: parts[key] });
      Object.assign(this.parts, { [key]: parts[key] });
    }
    return changed;
  }

  /** The format where it is another one now; `null` where there is none any more. */
  format(format: FormatName | undefined): { format?: FormatName | null } {
    if (format?.id === this.parts.format?.id) return {};
    if (format) this.parts.format = format;
    else delete this.parts.format;
    return { format: format ? { id: format.id, title: format.title } : null };
  }

  /** The paths whose findings differ; an empty list clears one. */
  diagnostics(diagnostics: readonly Diagnostic[]): Answer['diagnostics'] {
    const byPath = groupBy(diagnostics, (found) => found.path);
    const changed: [Path, readonly Diagnostic[]][] = [];
    for (const [path, found] of byPath) {
      const text = JSON.stringify(found);
      if (this.findings.get(path) === text) continue;
      this.findings.set(path, text);
      changed.push([path, found]);
    }
    for (const path of this.findings.keys()) {
      if (byPath.has(path)) continue;
      this.findings.delete(path);
      changed.push([path, []]);
    }
    return changed;
  }
}

function sameValue(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (left === undefined || right === undefined) return false;
  if (left instanceof Map && right instanceof Map) {
    return left.size === right.size && JSON.stringify([...left]) === JSON.stringify([...right]);
  }
  if (isGraph(left) && isGraph(right)) return sameGraph(left, right);
  return JSON.stringify(left) === JSON.stringify(right);
}

const isGraph = (value: unknown): value is Graph => typeof value === 'object' && value !== null && 'nodes' in value;
