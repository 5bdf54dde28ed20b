import { faultRule, sourceFiles } from '../rule-kit';

export const abilityDisabled = faultRule({
  name: 'ability-disabled',
  severity: 'info',
  summary: 'A disabled ability is said aloud.',
  why: `Every description of the definition, and of what extends it further, carries this note, as the package's own does. It is no fault.`,
  bad: sourceFiles(
    `
const base = defineHarness({ id: "notes", abilities: [textContext({ id: "garden", entries: [{ id: "first", text: "Sow late." }] }, { instanceId: "garden" })] });
export default extendHarness(base, { id: "field-notes", disable: ["garden"] });
`,
    ['defineHarness', 'extendHarness', 'textContext'],
  ),
  good: sourceFiles(
    `
const base = defineHarness({ id: "notes", abilities: [textContext({ id: "garden", entries: [{ id: "first", text: "Sow late." }] }, { instanceId: "garden" })] });
export default extendHarness(base, { id: "field-notes", limits: { toolRoundtrips: 4 } });
`,
    ['defineHarness', 'extendHarness', 'textContext'],
  ),

  message: ({ fault }) => `\`${fault.name}\` is disabled: the agent gets nothing of it.`,
});
