import { example, manifest } from '../examples';
import { at, fixBudget, type KapsoRule, quoted } from '../kit';
import { moduleNames } from '../names';
import { fieldFixes } from '../repairs-manifest';

export const manifestUnknownModule: KapsoRule = {
  name: 'manifest-unknown-module',
  severity: 'error',
  source: 'spec',
  summary: 'Every key of `modules` is one of the seven modules.',
  why: `The modules are \`setup\`, \`ideation\`, \`implementation\`, \`verification\`, \`feedback\`, \`deployment\` and \`learning\`, spelt exactly so.

\`guardrails\` is a page, not a module: what every session should get is listed in every module.`,
  bad: example({ 'harness.yaml': manifest('modules:\n  deployments: {}\n') }),
  good: example({ 'harness.yaml': manifest('modules:\n  deployment: {}\n') }),
  *file(facts) {
    const budget = fixBudget();
    if (facts.kind !== 'manifest') return;
    for (const fault of facts.faults) {
      if (fault.rule !== 'unknown-module') continue;
      yield {
        ...at(facts, fault.entry.keyNode),
        message: `${quoted(fault.name)} is no module: ${moduleNames.map((name) => `\`${name}\``).join(', ')} are.`,
        pointer: fault.pointer,
        fixes: budget(() => fieldFixes(facts, { ...fault, known: moduleNames })),
      };
    }
  },
};
