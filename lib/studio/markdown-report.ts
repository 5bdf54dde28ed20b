/** The problems pane as Markdown, to paste elsewhere. Text of the harness stays inert. */
import type { Diagnostic } from '../core/diagnostic';
import { inertProse, inlineCode } from '../core/inert';
import { groupBy } from './group';

export function markdownOf(title: string, found: readonly Diagnostic[]): string {
  const lines = [`## Findings in ${inlineCode(title)}`, ''];
  for (const [path, list] of groupBy(found, (one) => one.path)) {
    lines.push(`### ${inlineCode(path)}`, '');
    for (const one of list) {
      const place = one.line === undefined ? '' : ` line ${one.line}:`;
      lines.push(`- **${one.severity}**${place} ${inertProse(one.message)} (${inlineCode(one.rule)})`);
    }
    lines.push('');
  }
  return lines.join('\n');
}
