import { fixes, quoted, replaceValue } from '../edits';
import { faultRule, sourceFiles } from '../rule-kit';
import { kindInWords } from '../value';

export const unsupportedKind = faultRule({
  name: 'unsupported-kind',
  severity: 'error',
  summary: 'The kind of a definition is `local` or `portable`.',
  why: `Code makes local definitions; \`portable\` is what loading a manifest gives. \`kind\` may be left out.`,
  bad: sourceFiles('export default defineHarness({ kind: "remote", id: "notes" });'),
  good: sourceFiles('export default defineHarness({ kind: "local", id: "notes" });'),

  message: ({ fault }) =>
    `\`kind\` is ${fault.at ? kindInWords(fault.at) : 'missing'} other than \`local\` and \`portable\`.`,
  fixes: ({ fault, path }, model) =>
    fixes(replaceValue('Set it to `local`', fault.at, quoted(model, path, 'local'), true)),
});
