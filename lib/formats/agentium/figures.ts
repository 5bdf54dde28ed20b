/** What each definition retrieves against the budget of a run. */
import type { Figure } from '../../core/format';
import { bytesOf } from '../../core/text';
import { textContext } from './definition/built-in';
import type { Model } from './model';
import { memberOf, textIn } from './value';
import { retrievalBudget } from './vocabulary';

export function figuresOf(model: Model): Figure[] {
  return model.items.flatMap((item) => {
    const uses = (item.definition?.uses ?? []).filter((use) => use.ability === textContext);
    if (uses.length === 0) return [];
    const texts = uses.flatMap((use) => {
      const entries = memberOf(use.options, 'entries');
      return (entries.kind === 'list' ? entries.items : []).map((entry) => textIn(memberOf(entry, 'text')) ?? '');
    });
    const value = texts.reduce((sum, text) => sum + bytesOf(text).length, 0);
    return [
      {
        id: `retrieved-bytes ${item.name}`,
        title: `Retrieved text of ${item.name}`,
        value,
        limit: retrievalBudget.bytes,
        unit: 'bytes',
        path: item.path,
      },
    ];
  });
}
