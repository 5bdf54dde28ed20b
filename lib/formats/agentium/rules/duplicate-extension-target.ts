import { pathOfPointer } from '../../../core/pointer';
import { fixes, removeItem } from '../edits';
import { faultRule, sourceFiles } from '../rule-kit';
import { placeInWords } from '../words';

export const duplicateExtensionTarget = faultRule({
  name: 'duplicate-extension-target',
  severity: 'error',
  summary: 'An extension names each ability once.',
  why: `Two replacements for one instance leave open which of them counts, so the package refuses the whole extension.`,
  bad: sourceFiles(
    `
const base = defineHarness({ id: "notes", abilities: [textContext({ id: "garden", entries: [{ id: "first", text: "Sow late." }] }, { instanceId: "garden" })] });
export default extendHarness(base, { id: "field-notes", disable: ["garden", "garden"] });
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
    `\`${fault.name}\` is named twice in ${placeInWords(fault.pointer.split('/').slice(0, 2).join('/'), 'the extension')}; once is enough.`,
  fixes: ({ fault }, model) =>
    fixes(removeItem(model, 'Remove the repeat', fault.holder, Number(pathOfPointer(fault.pointer).at(-1)), true)),
});
