import { example } from '../examples';
import { at, fix, type KapsoRule } from '../kit';
import { insertField } from '../repairs-manifest';

const examples: Readonly<Record<string, string>> = {
  name: 'my-harness',
  version: '0.1.0',
  description: 'Say in one sentence what this harness helps with.',
};

export const manifestMissingField: KapsoRule = {
  name: 'manifest-missing-field',
  severity: 'error',
  source: 'spec',
  summary: 'The manifest has `name`, `version` and `description`.',
  why: `The engine records name and version with every run, and shows the description where harnesses are listed. An empty value counts as none.`,
  bad: example({
    'harness.yaml': 'schema_version: 1\nname: tide-tables\ndescription: Predict harbour water levels.\n',
  }),
  good: example(),
  *file(facts) {
    if (facts.kind !== 'manifest' || !facts.root) return;
    for (const { field, entry } of facts.missing) {
      const span = entry?.keyNode ?? { start: facts.root.start, end: facts.root.start };
      yield {
        ...at(facts, span),
        message: entry ? `\`${field}\` is empty, and the manifest needs it.` : `The manifest has no \`${field}\`.`,
        pointer: entry ? `/${field}` : '',
        fixes: [fix(`Insert \`${field}\``, insertField(facts, field, examples[field] ?? '', entry), true)],
      };
    }
  },
};
