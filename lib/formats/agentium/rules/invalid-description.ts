import { faultRule, sourceFiles } from '../rule-kit';
import { placeInWords } from '../words';

export const invalidDescription = faultRule({
  name: 'invalid-description',
  severity: 'error',
  summary: 'An ability describes its tools and requirements as two lists.',
  why: `\`describe\` is called without a model and must answer at once: \`toolNames\` and \`requirements\` as lists, \`runtimeDependent\` as a boolean if at all. Write empty lists where there is nothing.`,
  bad: sourceFiles(
    `
const style = defineAbility({
  type: "acme/style",
  validate: (options: object) => options,
  describe: () => ({ toolNames: [] }),
  bind: async () => ({ tools: [] }),
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

  message: ({ fault }) => `${placeInWords(fault.pointer, 'The ability')} does not describe itself: ${fault.wanted}.`,
});
