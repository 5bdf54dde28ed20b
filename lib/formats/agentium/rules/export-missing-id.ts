import { baseName } from '../../../core/path';
import { fixes, insertMember, quoted } from '../edits';
import { faultRule, sourceFiles } from '../rule-kit';
import { identifierFrom } from '../vocabulary';

export const exportMissingId = faultRule({
  name: 'export-missing-id',
  severity: 'warning',
  summary: 'A definition that is to be exported has an id of its own.',
  why: `Without one the package makes up \`local-…\` anew at each start: nothing to look up, nothing to compare. An extension may give the id as well.`,
  bad: sourceFiles('export const gardenNotes = defineHarness({ limits: { toolRoundtrips: 4 } });'),
  good: sourceFiles('export const gardenNotes = defineHarness({ id: "garden-notes", limits: { toolRoundtrips: 4 } });'),

  message: () => 'The definition has no `id`, so each run makes up another; an export needs a stable one.',
  fixes({ fault, item, path }, model) {
    const name =
      item?.exportName === undefined || item.exportName === 'default'
        ? baseName(path).replace(/\.[^.]*$/, '')
        : item.exportName;
    const id = identifierFrom(name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase());
    return fixes(insertMember(model, `Insert \`id\`: \`${id}\``, fault.at, 'id', quoted(model, path, id), true));
  },
});
