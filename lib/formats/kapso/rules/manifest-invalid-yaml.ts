import { example } from '../examples';
import { at, type KapsoRule, offered } from '../kit';
import { readableFix } from '../repairs-yaml';

export const manifestInvalidYaml: KapsoRule = {
  name: 'manifest-invalid-yaml',
  severity: 'error',
  source: 'spec',
  summary: 'The manifest is YAML, and a mapping of named fields.',
  why: `A manifest that Python's YAML reader refuses, or that is a list or a bare text, cannot be loaded; nothing else in it is judged until it can.

The usual cause is a value with \`: \` in it, or an opening quote or bracket that never closes. Quote the value.`,
  bad: example({
    'harness.yaml': 'name: tide-tables\nversion: 0.1.0\ndescription: Predict levels: harbour by harbour.\n',
  }),
  good: example({
    'harness.yaml':
      'schema_version: 1\nname: tide-tables\nversion: 0.1.0\ndescription: "Predict levels: harbour by harbour."\n',
  }),
  *file(facts) {
    if (facts.kind !== 'manifest' || !facts.unreadable) return;
    const { message, fault } = facts.unreadable;
    yield { ...at(facts, facts.unreadable), message, fixes: offered(fault && readableFix(facts, fault)) };
  },
};
