import { faultRule, sourceFiles } from '../rule-kit';

export const conflictingFactory = faultRule({
  name: 'conflicting-factory',
  severity: 'error',
  summary: 'One ability type and version has one implementation.',
  why: `Which of two would run cannot be known, so a definition that lists both, or a host that approves both, is refused even where nothing uses them. Give one of them another version or type.`,
  bad: sourceFiles(
    `
const parts = {
  type: "acme/note",
  validate: (options: object) => options,
  describe: () => ({ toolNames: [], requirements: [] }),
  bind: async () => ({ tools: [] }),
  portable: { validateOptions: (o: object) => o, toOptions: (o: object) => o, toJSON: (o: object) => o },
};
const first = defineAbility(parts);
const second = defineAbility({ ...parts });
export default defineHarness({ id: "notes", abilities: [first({}, { instanceId: "a" }), second({}, { instanceId: "b" })] });
`,
    ['defineAbility', 'defineHarness'],
  ),
  good: sourceFiles('export default defineHarness({ id: "notes" });'),

  message: ({ fault }) => `\`${fault.name}\` has two implementations; one type and version is one implementation.`,
});
