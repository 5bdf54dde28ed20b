import { nearest } from '../../../core/nearest';
import { fixes, quoted, replaceValue } from '../edits';
import { faultRule, sourceFiles } from '../rule-kit';
import { allOf } from '../words';

export const unknownReplacementTarget = faultRule({
  name: 'unknown-replacement-target',
  severity: 'error',
  summary: 'A replacement takes the place of an enabled ability of the base.',
  why: `It stands where the replaced ability stood. What the same extension disables or appends does not count. To add an ability, list it in \`abilities\`.`,
  bad: sourceFiles(
    `
const base = defineHarness({ id: "notes", abilities: [textContext({ id: "garden", entries: [{ id: "first", text: "Sow late." }] }, { instanceId: "garden" })] });
export default extendHarness(base, { id: "field-notes", replaceAbilities: [textContext({ id: "garden", entries: [{ id: "first", text: "Sow early." }] }, { instanceId: "gardn" })] });
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

  message: ({ fault }) =>
    `The replacement \`${fault.name}\` matches no enabled ability of the base; it has ${fault.known?.length ? allOf(fault.known) : 'none'}.`,
  fixes({ fault, path }, model) {
    const id = fault.at?.kind === 'use' ? fault.at.use.instanceId : undefined;
    const near = nearest(fault.name ?? '', fault.known ?? []);
    return fixes(
      near === undefined
        ? undefined
        : replaceValue(`Replace \`${near}\``, id, quoted(model, id?.origin?.path ?? path, near), true),
    );
  },
});
