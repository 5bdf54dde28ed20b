import { adviceRule, atValue, extensionOf } from '../advice-kit';
import { sourceFiles } from '../rule-kit';
import type { Value } from '../value';

const extended = (extension: string, base = '{ id: "notes" }') =>
  sourceFiles(
    `
export const notes = defineHarness(${base});
export const more = extendHarness(notes, ${extension});
`,
    ['defineHarness', 'extendHarness'],
  );

const isEmpty = (value: Value): boolean =>
  value.kind === 'undefined' ||
  (value.kind === 'list' && value.items.length === 0) ||
  (value.kind === 'object' && value.members.size === 0);

export const noopExtension = adviceRule({
  name: 'noop-extension',
  severity: 'info',
  confidence: 'likely',
  summary: 'An extension changes something.',
  why: `An empty extension is not nothing: the result always has \`defaults\` and \`limits\`, even empty ones, so the manifest and its hash differ from the base’s although no agent would behave otherwise.`,
  bad: extended('{}'),
  good: extended('{ id: "more", limits: { toolRoundtrips: 2 } }'),
  alsoDraws: ['agentium/extension-keeps-id'],
  *find(model) {
    for (const item of model.definitions) {
      const extension = extensionOf(item);
      if (!extension || [...extension.members.values()].some(({ value }) => !isEmpty(value))) continue;
      yield atValue(
        model,
        item,
        extension,
        'This extension changes nothing but the hash: empty defaults and limits appear.',
      );
    }
  },
});
