import { faultRule, sourceFiles } from '../rule-kit';
import { placeInWords } from '../words';

export const invalidRuntimeRegistry = faultRule({
  name: 'invalid-runtime-registry',
  severity: 'error',
  summary: 'A runtime registry lists entries with distinct ids and versions under the four slots.',
  why: `Each entry has an identifier, a version from 1 on and the implementation. An id and version that occur twice could not be told apart by a reference.`,
  bad: sourceFiles('export default defineHarness({ id: "notes", runtimeRegistry: { drivers: [] } });'),
  good: sourceFiles('export default defineHarness({ id: "notes", runtimeRegistry: { driver: [] } });'),

  message: ({ fault }) => `${placeInWords(fault.pointer, 'The registry')} is refused: ${fault.wanted}.`,
});
