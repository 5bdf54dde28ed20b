import { adviceRule, atValue, valuesIn } from '../advice-kit';
import { sourceFiles } from '../rule-kit';
import { memberOf, type Value } from '../value';

const withFragment = sourceFiles(
  `
const style = defineAbility({
  type: "acme/style",
  validate: (options: { entries: { text: string }[] }) => options,
  describe: () => ({ toolNames: [], requirements: [] }),
  bind: async (options) => ({ tools: [], promptFragments: [{ id: "style", text: options.entries[0].text }] }),
});
export default defineHarness({ id: "notes", abilities: [style({ entries: [{ text: "Be brief." }] }, { instanceId: "style" })] });
`,
  ['defineAbility', 'defineHarness'],
);

/** Longer instructions than this are rarely instructions. */
const longest = 4000;

/** True for a text that lies in a list of the options. */
function isEntry(options: Value, text: Value): boolean {
  if (options.kind !== 'object') return false;
  for (const { value } of options.members.values()) {
    if (value.kind !== 'list') continue;
    for (const each of valuesIn(value)) if (each.value === text) return true;
  }
  return false;
}

export const retrievedTextInPrompt = adviceRule({
  name: 'retrieved-text-in-prompt',
  severity: 'warning',
  confidence: 'hint',
  summary: 'Texts that are data reach the agent as sources, not as instructions.',
  why: `A prompt fragment speaks with the host’s voice. Text that comes from data (an imported JSON file, entries of options) or runs to pages belongs in a context source, where it is marked as a source and cannot give orders.`,
  bad: withFragment,
  good: sourceFiles('export default defineHarness({ id: "notes" });'),
  alsoDraws: ['agentium/export-local-ability'],
  *find(model) {
    for (const item of model.items) {
      for (const part of item.assessment?.bound?.parts ?? []) {
        if (part.kind !== 'promptFragments') continue;
        const text = memberOf(part.value, 'text');
        const use = item.definition?.uses[part.ability];
        if (text.kind !== 'text' || !use) continue;
        const isData = text.origin?.path.endsWith('.json') || isEntry(use.options, text);
        if (!isData && text.value.length <= longest) continue;
        const why = isData ? 'comes from data' : `has ${text.value.length} characters`;
        yield atValue(
          model,
          item,
          part.value,
          `The text of this prompt fragment ${why}; a context source marks it as what it is.`,
        );
      }
    }
  },
});
