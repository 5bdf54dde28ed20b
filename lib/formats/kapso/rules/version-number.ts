import { example } from '../examples';
import { at, fix, type KapsoRule, replace } from '../kit';

export const versionNumber: KapsoRule = {
  name: 'version-number',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'A version that YAML would read as a number or a date stands in quotes.',
  why: `\`1.10\` is read as the number 1.1, and \`2026-01-02\` as a date: the engine then records another version than the one that is written.`,
  bad: example({
    'harness.yaml': 'schema_version: 1\nname: tide-tables\nversion: 1.10\ndescription: Predict levels.\n',
  }),
  good: example({
    'harness.yaml': 'schema_version: 1\nname: tide-tables\nversion: "1.10"\ndescription: Predict levels.\n',
  }),
  *file(facts) {
    if (facts.kind !== 'manifest' || !facts.version || facts.version.type === 'text') return;
    const { version } = facts;
    yield {
      ...at(facts, version),
      message: `\`${version.text}\` is read as ${version.type === 'date' ? 'a date' : 'a number'}: quote it.`,
      fixes: [fix('Quote it', [replace(facts, version, JSON.stringify(version.text))], true)],
    };
  },
};
