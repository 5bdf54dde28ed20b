import { nearest } from '../../../core/nearest';
import { pathOfPointer } from '../../../core/pointer';
import { fixes, quoted, removeItem, replaceValue } from '../edits';
import { faultRule, sourceFiles } from '../rule-kit';
import { allOf } from '../words';

export const unknownDisableTarget = faultRule({
  name: 'unknown-disable-target',
  severity: 'error',
  summary: '`disable` names abilities that the base has.',
  why: `The base is taken as it is at this layer: what an earlier extension removed is gone. Ids are compared letter by letter.`,
  bad: sourceFiles(
    `
const base = defineHarness({ id: "notes", abilities: [textContext({ id: "garden", entries: [{ id: "first", text: "Sow late." }] }, { instanceId: "garden" })] });
export default extendHarness(base, { id: "field-notes", disable: ["gardn"] });
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
    `\`${fault.name}\` is no ability of the base; it has ${fault.known?.length ? allOf(fault.known) : 'none'}.`,
  fixes({ fault, path }, model) {
    const near = nearest(fault.name ?? '', fault.known ?? []);
    return fixes(
      near === undefined
        ? undefined
        : replaceValue(`Change it to \`${near}\``, fault.at, quoted(model, path, near), true),
      removeItem(model, 'Remove it', fault.holder, Number(pathOfPointer(fault.pointer).at(-1)), near === undefined),
    );
  },
});
