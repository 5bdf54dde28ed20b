import { fixes, insertMember } from '../edits';
import { faultRule, sourceFiles } from '../rule-kit';
import { placeInWords } from '../words';

export const invalidBinding = faultRule({
  name: 'invalid-binding',
  severity: 'error',
  summary: 'A binding lists its tools, and every part of it is whole.',
  why: `\`tools\` may be empty but not left out. A tool has an \`execute\` function and a \`parameters\` schema, a prompt fragment a text, a context source a \`fetch\` function. The package only finds out when a run binds.`,
  bad: sourceFiles(
    `
const style = defineAbility({
  type: "acme/style",
  validate: (options: object) => options,
  describe: () => ({ toolNames: [], requirements: [] }),
  bind: async () => ({ promptFragments: [{ id: "tone", text: "Be brief." }] }),
});
export default defineHarness({ id: "notes", abilities: [style({}, { instanceId: "style" })] });
`,
    ['defineAbility', 'defineHarness'],
  ),
  good: sourceFiles(
    `export default defineHarness({ id: "notes", abilities: [textContext({ id: "garden", entries: [{ id: "first", text: "Sow after the last frost." }] }, { instanceId: "garden" })] });`,
    ['defineHarness', 'textContext'],
  ),
  alsoDraws: ['agentium/export-local-ability'],

  message: ({ fault }) => `What ${placeInWords(fault.pointer, 'the ability')} binds is refused: ${fault.wanted}.`,
  fixes({ fault }, model) {
    const use = fault.at?.kind === 'use' ? fault.at.use : undefined;
    if (!use || !fault.wanted?.includes('`tools` list')) return [];
    const reading = use.ability.bind(use.options);
    if (!('value' in reading)) return [];
    return fixes(insertMember(model, 'Insert `tools: []`', reading.value, 'tools', '[]', true));
  },
});
