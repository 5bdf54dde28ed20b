/** What a run of each definition reads: prompt fragments at the start, retrieved texts when they are asked for. */

import { textOf as entryText } from '../../core/text';
import type { Context } from '../../core/tokens';
import { textContext } from './definition/built-in';
import type { AbilityUse } from './definition/types';
import type { Item, Model } from './model';
import { textOf } from './text-places';
import { memberOf, textIn, type Value } from './value';
import { retrievalBudget } from './vocabulary';

type Part = Context['texts'][number];

export function contextsOf(model: Model): Context[] {
  const items = model.items.filter((item) => item.definition);
  const suffix = (item: Item): string => (items.length > 1 ? ` ${item.name}` : '');
  return items.flatMap((item) => {
    const start = startOf(item, model);
    const retrieved = (item.definition?.uses ?? []).flatMap((use) => retrievedBy(use, item, model));
    const contexts: Context[] = [];
    if (start.length > 0)
      contexts.push({
        name: `start${suffix(item)}`,
        when: 'At the start of every run: the prompt fragments that can be read here.',
        loads: 'always',
        texts: start,
      });
    if (retrieved.length > 0)
      contexts.push({
        name: `retrieved${suffix(item)}`,
        when: 'When the run retrieves context: the texts of its sources, in order.',
        loads: 'on-demand',
        texts: retrieved,
        budget: { ideal: retrievalBudget.tokens, limit: retrievalBudget.tokens },
      });
    return contexts;
  });
}

function startOf(item: Item, model: Model): Part[] {
  return (item.assessment?.bound?.parts ?? []).flatMap((part) =>
    part.kind === 'promptFragments' ? partOf(memberOf(part.value, 'text'), item, model) : [],
  );
}

/** A text, with its offset where the file holds it letter by letter. */
function partOf(value: Value, item: Item, model: Model): Part[] {
  const text = textIn(value);
  if (text === undefined || text === '') return [];
  const { origin } = value;
  if (!origin) return [{ path: item.path, text }];
  const start = origin.start + 1;
  const verbatim = textOf(model, origin.path).slice(start, origin.end - 1) === text;
  return [{ path: origin.path, text, ...(verbatim ? { start } : {}) }];
}

function retrievedBy(use: AbilityUse, item: Item, model: Model): Part[] {
  if (use.ability === textContext) {
    const entries = memberOf(use.options, 'entries');
    return (entries.kind === 'list' ? entries.items : []).flatMap((entry) =>
      partOf(memberOf(entry, 'text'), item, model),
    );
  }
  if (use.ability.type !== 'agentium/file-context') return [];
  const files = memberOf(use.options, 'files');
  return (files.kind === 'list' ? files.items : []).flatMap((file) => {
    const path = (textIn(file) ?? '').replace(/^\.\//, '');
    const entry = model.harness.get(path);
    return entry?.kind === 'file' ? [{ path, text: entryText(entry), start: 0 }] : [];
  });
}

/** Why no context holds a file, in one sentence. */
export function whyUnread(model: Model, path: string): string {
  const role = model.facts.find((facts) => facts.path === path)?.role;
  if (role === 'manifest') return 'The host loads it; no text of it is retrieved.';
  if (role === 'source') return 'It is code: the host runs it, and no text of it reaches the agent.';
  return 'No definition here names it.';
}
