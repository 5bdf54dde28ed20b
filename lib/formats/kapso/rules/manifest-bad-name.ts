import { example } from '../examples';
import { at, fix, type KapsoRule, quoted, replace } from '../kit';
import { harnessName } from '../names';
import { slugOf, yamlName } from '../templates/manifest-name';

export const manifestBadName: KapsoRule = {
  name: 'manifest-bad-name',
  severity: 'error',
  source: 'spec',
  summary: 'The name consists of small letters, digits and hyphens, and starts with none of the latter.',
  why: `The engine records the name with every run and people write it behind \`#\` to fetch one harness of a repository. The whole of it has to match \`[a-z0-9][a-z0-9-]*\`. The directory may be called anything.`,
  bad: example({
    'harness.yaml': 'schema_version: 1\nname: Tide_Tables\nversion: 0.1.0\ndescription: Predict levels.\n',
  }),
  good: example(),
  *file(facts) {
    if (facts.kind !== 'manifest' || !facts.name || harnessName.test(facts.name.text)) return;
    const slug = slugOf(facts.name.text);
    yield {
      ...at(facts, facts.name),
      message: `${quoted(facts.name.text)} is no name: small letters, digits and hyphens, the first of them no hyphen.`,
      pointer: '/name',
      fixes: [fix(`Call it \`${slug}\``, [replace(facts, facts.name, yamlName(slug))], true)],
    };
  },
};
