import { faultRule, sourceFiles } from '../rule-kit';

export const typescriptSyntax = faultRule({
  name: 'typescript-syntax',
  severity: 'error',
  summary: 'Every file a definition reaches parses, and its relative imports lead somewhere.',
  why: `An import of a file that does not parse fails before any definition is made, so everything the entry exports is lost. Type errors do not matter here.`,
  bad: sourceFiles('export default defineHarness({ id: "notes" ;'),
  good: sourceFiles('export default defineHarness({ id: "notes" });'),

  message: ({ fault }) => fault.wanted ?? 'The file does not parse.',
});
