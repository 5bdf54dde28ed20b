import { faultRule, sourceFiles } from '../rule-kit';

export const exportRuntimeBinding = faultRule({
  name: 'export-runtime-binding',
  severity: 'warning',
  summary: 'A direct runtime implementation has a reference beside it.',
  why: `An object cannot be written into a manifest; a reference names the registry entry a host uses in its place. Add the reference and an entry of \`runtimeRegistry\` that holds the same object.`,
  bad: sourceFiles(
    'export default defineHarness({ id: "notes", runtime: { driver: agentDriver({ name: "desk" }) } });',
    ['agentDriver', 'defineHarness'],
  ),
  good: sourceFiles('export default defineHarness({ id: "notes" });'),

  message: ({ fault }) =>
    `The direct \`${fault.name}\` has no reference in \`runtimeReferences\`, so the definition cannot be exported.`,
});
