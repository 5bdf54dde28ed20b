import { faultRule, sourceFiles } from '../rule-kit';
import { allOf } from '../words';

export const middlewareCycle = faultRule({
  name: 'middleware-cycle',
  severity: 'error',
  summary: 'The order of middleware has no circle.',
  why: `Each \`before\` and \`after\` is a promise about order; in a circle they cannot all be kept. A middleware that names itself is a circle of one.`,
  bad: sourceFiles(
    `
const style = defineAbility({
  type: "acme/style",
  validate: (options: object) => options,
  describe: () => ({ toolNames: [], requirements: [] }),
  bind: async () => ({ tools: [], middleware: [{ id: "trim", after: ["observe"] }, { id: "observe", after: ["trim"] }] }),
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

  message: ({ fault }) =>
    `The order of ${allOf(fault.known ?? [])} goes round in a circle; take one \`before\` or \`after\` away.`,
});
