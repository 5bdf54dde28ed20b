import { adviceRule, idOf } from '../advice-kit';
import { canonicalOf } from '../canonical';
import { fixOf, withEol } from '../edits';
import { adviceAt, manifestFiles, sourceFiles } from '../rule-kit';
import { plainOf } from '../value';

export const manifestDrift = adviceRule({
  name: 'manifest-drift',
  severity: 'warning',
  confidence: 'certain',
  summary: 'A manifest says what its definition says.',
  why: `A manifest file with the id of an exported definition is taken for its export. When one is edited and the other is not, hosts run something else than the code says.`,
  bad: {
    ...manifestFiles({ limits: { toolRoundtrips: 2 } }),
    ...sourceFiles('export default defineHarness({ id: "notes", limits: { toolRoundtrips: 3 } });'),
  },
  good: {
    ...manifestFiles({ limits: { toolRoundtrips: 3 } }),
    ...sourceFiles('export default defineHarness({ id: "notes", limits: { toolRoundtrips: 3 } });'),
  },
  *find(model) {
    for (const definition of model.definitions) {
      const { manifest } = definition;
      if (!manifest) continue;
      for (const file of model.manifests) {
        if (!file.manifest || idOf(file) !== idOf(definition) || canonicalOf(file.manifest) === canonicalOf(manifest))
          continue;
        const { path, place } = file;
        const text = withEol(model, path, `${JSON.stringify(plainOf(manifest), null, 2)}\n`);
        yield adviceAt(
          model,
          { path, start: 0, end: 0 },
          `This manifest is not what \`${definition.name}\` exports: the hashes differ.`,
          {
            fixes: [fixOf(`Export \`${definition.name}\` again`, [{ ...place, text }], true)],
          },
        );
      }
    }
  },
});
