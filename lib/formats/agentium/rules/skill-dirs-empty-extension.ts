import { adviceRule, atValue, extensionOf } from '../advice-kit';
import { fixes, replaceValue } from '../edits';
import { sourceFiles } from '../rule-kit';
import { memberOf } from '../value';

const extended = (extension: string, base = '{ id: "notes" }') =>
  sourceFiles(
    `
export const notes = defineHarness(${base});
export const more = extendHarness(notes, ${extension});
`,
    ['defineHarness', 'extendHarness'],
  );

const grants = { 'GRANTS.md': 'Grants: list_skills, get_skill_instructions, get_skill_reference.\n' };

export const skillDirsEmptyExtension = adviceRule({
  name: 'skill-dirs-empty-extension',
  severity: 'warning',
  confidence: 'certain',
  summary: 'An extension that clears skill directories says `false`.',
  why: `Lists of skill directories are joined: an empty list adds nothing and clears nothing. \`false\` clears what was inherited.`,
  bad: {
    ...extended('{ id: "more", defaults: { skillDirs: [] } }', '{ id: "notes", defaults: { skillDirs: ["skills"] } }'),
    ...grants,
  },
  good: {
    ...extended(
      '{ id: "more", defaults: { skillDirs: false } }',
      '{ id: "notes", defaults: { skillDirs: ["skills"] } }',
    ),
    ...grants,
  },
  *find(model) {
    for (const item of model.definitions) {
      const extension = extensionOf(item);
      const list = extension && memberOf(memberOf(extension, 'defaults'), 'skillDirs');
      if (list?.kind !== 'list' || list.items.length > 0) continue;
      const offered = fixes(replaceValue('Write `false`', list, 'false', true));
      yield atValue(model, item, list, 'An empty list clears no inherited skill directory; `false` does.', offered);
    }
  },
});
