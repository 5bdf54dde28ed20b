import { faultRule, sourceFiles } from '../rule-kit';
import { placeInWords } from '../words';

export const exportLocalAbility = faultRule({
  name: 'export-local-ability',
  severity: 'info',
  summary: 'A definition with an ability that lives in code is local.',
  why: `That is no fault: callbacks, clients and files of the host cannot be written down. To make the definition portable, give the ability a \`portable\` mapping, or leave it out.`,
  bad: sourceFiles(
    `
const style = defineAbility({
  type: "acme/style",
  validate: (options: object) => options,
  describe: () => ({ toolNames: [], requirements: [] }),
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

  message: ({ fault }) =>
    `${placeInWords(fault.pointer, 'An ability')} is of type \`${fault.name}\`, which lives in code only: the definition has no manifest and no hash.`,
});
