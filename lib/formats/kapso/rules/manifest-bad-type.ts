import { example, manifest } from '../examples';
import { at, fixBudget, type KapsoRule } from '../kit';
import { typeFixes } from '../repairs-manifest';

export const manifestBadType: KapsoRule = {
  name: 'manifest-bad-type',
  severity: 'error',
  source: 'spec',
  summary: 'Every value of the manifest has the shape its field asks for.',
  why: `A list written as a word, \`modules\` as a list or \`gpu\` as a text cannot be loaded.

YAML reads \`yes\`, \`no\`, \`on\` and \`off\` as truth values and \`1.10\` as a number: quote what is meant as a text.`,
  bad: example({ 'harness.yaml': manifest('environment:\n  commands: git\n') }),
  good: example({ 'harness.yaml': manifest('environment:\n  commands: []\n') }),
  *file(facts) {
    const budget = fixBudget();
    if (facts.kind !== 'manifest') return;
    for (const fault of facts.faults) {
      if (fault.rule !== 'bad-type') continue;
      yield {
        ...at(facts, fault.node),
        message: `${fault.what} is ${fault.found}, not ${fault.wanted}.`,
        pointer: fault.pointer,
        fixes: budget(() => typeFixes(facts, fault)),
      };
    }
  },
};
