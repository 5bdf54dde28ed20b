import { insertInstanceId } from '../instance-ids';
import { faultRule, sourceFiles } from '../rule-kit';
import { placeInWords } from '../words';

export const exportMissingInstanceId = faultRule({
  name: 'export-missing-instance-id',
  severity: 'warning',
  summary: 'A portable ability that is to be exported has an instance id.',
  why: `Without one the id is made up at each start, and a manifest cannot hold it. The id also lets extensions disable or replace the ability.`,
  bad: sourceFiles(
    'export default defineHarness({ id: "notes", abilities: [textContext({ id: "garden", entries: [{ id: "first", text: "Sow late." }] })] });',
    ['defineHarness', 'textContext'],
  ),
  good: sourceFiles(
    `export default defineHarness({ id: "notes", abilities: [textContext({ id: "garden", entries: [{ id: "first", text: "Sow after the last frost." }] }, { instanceId: "garden" })] });`,
    ['defineHarness', 'textContext'],
  ),

  message: ({ fault }) => `${placeInWords(fault.pointer, 'An ability')} has no instance id, so it cannot be exported.`,
  fixes: ({ fault, path }, model) => (fault.at?.kind === 'use' ? insertInstanceId(model, fault.at.use, path) : []),
});
