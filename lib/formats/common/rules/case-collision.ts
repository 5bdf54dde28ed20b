import type { Finding } from '../../../core/diagnostic';
import type { Harness } from '../../../core/harness';
import { byCodePoint, type Path } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import type { CommonFacts } from '../facts';
import { namesIn, perShape } from '../names';

function collisions(harness: Harness): Finding[] {
  const byFolded = new Map<string, Path[]>();
  for (const { path } of namesIn(harness)) {
    const folded = path.toLowerCase();
    byFolded.set(folded, [...(byFolded.get(folded) ?? []), path]);
  }
  const findings: Finding[] = [];
  for (const [folded, twins] of byFolded) {
    // Twins below directories that are twins themselves say nothing new.
    if (twins.length < 2 || (byFolded.get(folded.slice(0, Math.max(0, folded.lastIndexOf('/'))))?.length ?? 1) > 1)
      continue;
    const [first = '', ...others] = twins.sort(byCodePoint);
    for (const other of others) {
      findings.push({
        path: harness.has(other) ? other : `${other}/`,
        message: `\`${other}\` and \`${first}\` differ only in capitals, where some systems keep just one of them.`,
      });
    }
  }
  return findings;
}

export const caseCollision: Rule<Harness, CommonFacts> = {
  name: 'case-collision',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'No two names differ only in capitals.',
  why: 'Windows and macOS normally take `Tools.md` and `tools.md` for one file: unpacking or cloning there keeps whichever came last, without a word. Rename one of the two.',
  bad: { 'notes/Tide.md': '# Tide\n', 'notes/tide.md': '# tide\n' },
  good: { 'notes/tide.md': '# Tide\n', 'notes/tide-tables.md': '# Tables\n' },
  harness: perShape(collisions),
};
