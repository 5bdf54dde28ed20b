import { adviceRule, atValue, usesOf } from '../advice-kit';
import { textContext } from '../definition/built-in';
import { manifestFiles, textSelection } from '../rule-kit';
import { memberOf, textIn } from '../value';

export const emptyTextContext = adviceRule({
  name: 'empty-text-context',
  severity: 'info',
  confidence: 'likely',
  summary: 'A text context holds text.',
  why: `A context source without entries, or with blank ones, costs a lookup and gives nothing.`,
  bad: manifestFiles({ abilities: [textSelection('garden', 'garden', ' ')] }),
  good: manifestFiles({ abilities: [textSelection('garden')] }),
  *find(model) {
    for (const { item, use } of usesOf(model)) {
      if (use.ability !== textContext) continue;
      const list = memberOf(use.options, 'entries');
      const texts = (list.kind === 'list' ? list.items : []).map((entry) => textIn(memberOf(entry, 'text')) ?? '');
      if (texts.some((text) => text.trim() !== '')) continue;
      yield atValue(
        model,
        item,
        list,
        `This text context ${texts.length === 0 ? 'has no entries' : 'has only blank text'}.`,
      );
    }
  },
});
