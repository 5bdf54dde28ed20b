import { positionAt } from '../../../core/text';
import { agentFile, example, listing } from '../examples';
import { at, fix, fixBudget, type KapsoRule, offered, quoted } from '../kit';
import { unlist } from '../repairs-manifest';

export const duplicateListing: KapsoRule = {
  name: 'duplicate-listing',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'A list names each thing once.',
  why: `The second entry gives nothing more. It is mostly left over from moving a block, and hides whether something else was meant.`,
  bad: example({
    'harness.yaml': listing('agents', 'gap-reader, gap-reader'),
    'agents/gap-reader.md': agentFile('gap-reader'),
  }),
  good: example({ 'harness.yaml': listing('agents', 'gap-reader'), 'agents/gap-reader.md': agentFile('gap-reader') }),
  *file(facts) {
    const budget = fixBudget();
    if (facts.kind !== 'manifest') return;
    const seen = new Map<string, { start: number }>();
    for (const each of facts.listings) {
      const key = `${each.module}/${each.list}/${each.text}`;
      const first = seen.get(key);
      if (!first) {
        seen.set(key, each);
        continue;
      }
      yield {
        ...at(facts, each),
        message: `${quoted(each.text)} stands twice under \`${each.list}\` of \`${each.module}\`.`,
        pointer: `/modules/${each.module}/${each.list}/${each.index}`,
        related: { path: facts.path, ...positionAt(facts.text, first.start), message: 'The first one.' },
        fixes: budget(() => offered(fix('Remove the second', unlist(facts, each), true))),
      };
    }
  },
};
