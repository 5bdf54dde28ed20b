import { nearest } from '../../../core/nearest';
import { fixes, quoted, replaceValue } from '../edits';
import { faultRule, sourceFiles } from '../rule-kit';
import { allOf } from '../words';

export const middlewareUnknownTarget = faultRule({
  name: 'middleware-unknown-target',
  severity: 'error',
  summary: '`before` and `after` name middleware of the same definition.',
  why: `Targets are compared letter by letter, over the middleware of all abilities. A target that is not there stops the binding.`,
  bad: sourceFiles(
    `
const style = defineAbility({
  type: "acme/style",
  validate: (options: object) => options,
  describe: () => ({ toolNames: [], requirements: [] }),
  bind: async () => ({ tools: [], middleware: [{ id: "trim", after: ["observr"] }, { id: "observe" }] }),
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
    `${fault.name ? `\`${fault.name}\`` : 'A target'} is no middleware of this definition; it has ${allOf(fault.known ?? [])}.`,
  fixes({ fault, path }, model) {
    const near = nearest(fault.name ?? '', fault.known ?? []);
    return fixes(
      near === undefined
        ? undefined
        : replaceValue(`Change it to \`${near}\``, fault.at, quoted(model, path, near), true),
    );
  },
});
