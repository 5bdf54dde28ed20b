import { bytesOf } from '../../../core/text';
import { adviceRule, atValue, usesOf } from '../advice-kit';
import { textContext } from '../definition/built-in';
import { manifestFiles } from '../rule-kit';
import { memberOf, textIn } from '../value';
import { retrievalBudget } from '../vocabulary';

const entries = (count: number) => ({
  instanceId: 'garden',
  type: 'agentium/text-context',
  version: 1,
  options: {
    id: 'garden',
    entries: Array.from({ length: count }, (_, index) => ({ id: `bed-${index}`, text: 'Water at dusk.' })),
  },
});

export const textContextOverBudget = adviceRule({
  name: 'text-context-over-budget',
  severity: 'warning',
  confidence: 'certain',
  summary: 'A text context fits the budget of retrieval.',
  why: `A run takes 32 entries and 64 KiB from its sources. A text context that is larger fails as a whole when it is fetched: the agent gets none of it. Split it over several definitions, or shorten it.`,
  bad: manifestFiles({ abilities: [entries(33)] }),
  good: manifestFiles({ abilities: [entries(32)] }),
  *find(model) {
    for (const { item, use } of usesOf(model)) {
      if (use.ability !== textContext) continue;
      const list = memberOf(use.options, 'entries');
      const texts = (list.kind === 'list' ? list.items : []).map((entry) => textIn(memberOf(entry, 'text')) ?? '');
      const bytes = texts.reduce((sum, text) => sum + bytesOf(text).length, 0);
      const { entries: most, bytes: limit } = retrievalBudget;
      if (texts.length <= most && bytes <= limit) continue;
      yield atValue(
        model,
        item,
        list,
        `This text context has ${texts.length} entries and ${bytes} bytes; beyond ${most} entries or ${limit} bytes it fails as a whole.`,
      );
    }
  },
});
