/** The problems pane as Markdown, to paste elsewhere. Every foreign word is quoted as code. */
import type { Diagnostic } from '../core/diagnostic';
import { groupBy } from './group';

const code = (text: string): string => {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
};

export function markdownOf(title: string, found: readonly Diagnostic[]): string {
  const lines = [`## Findings in ${code(title)}`, ''];
  for (const [path, list] of groupBy(found, (one) => one.path)) {
    lines.push(`### ${code(path)}`, '');
    for (const one of list) {
      const place = one.line === undefined ? '' : ` line ${one.line}:`;
      lines.push(`- **${one.severity}**${place} ${one.message.replace(/\s+/g, ' ')} (${code(one.rule)})`);
    }
    lines.push('');
  }
  return lines.join('\n');
}
