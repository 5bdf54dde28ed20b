import { example, manifest } from '../examples';
import { at, fixBudget, type KapsoRule, quoted } from '../kit';
import { fieldFixes } from '../repairs-manifest';

export const manifestUnknownField: KapsoRule = {
  name: 'manifest-unknown-field',
  severity: 'error',
  source: 'spec',
  summary: 'The manifest, its environment and its modules have no fields but the known ones.',
  why: `A field the engine does not know is refused, because it would otherwise be ignored without a word.

Known at the top: \`schema_version\`, \`name\`, \`version\`, \`description\`, \`environment\`, \`modules\`; in \`environment\`: \`python\`, \`commands\`, \`gpu\`; in a module: \`skills\`, \`mcp_servers\`, \`agents\`, \`hooks\`. A goal, a budget or an evaluator never belongs in a harness.`,
  bad: example({ 'harness.yaml': manifest('environment:\n  command: [git]\n') }),
  good: example({ 'harness.yaml': manifest('environment:\n  commands: []\n') }),
  *file(facts) {
    const budget = fixBudget();
    if (facts.kind !== 'manifest') return;
    for (const fault of facts.faults) {
      if (fault.rule !== 'unknown-field') continue;
      yield {
        ...at(facts, fault.entry.keyNode),
        message: `${quoted(fault.name)} is no field ${fault.where}: ${fault.known.map((name) => `\`${name}\``).join(', ')} are.`,
        pointer: fault.pointer,
        fixes: budget(() => fieldFixes(facts, fault)),
      };
    }
  },
};
