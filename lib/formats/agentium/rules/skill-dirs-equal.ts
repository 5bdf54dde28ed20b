import { adviceRule, atValue, groupsOf } from '../advice-kit';
import { resolveAbsolute } from '../definition/posix';
import { fixes, removeItem } from '../edits';
import { manifestFiles } from '../rule-kit';
import { memberOf, textIn } from '../value';

const grants = { 'GRANTS.md': 'Grants: list_skills, get_skill_instructions, get_skill_reference.\n' };

export const skillDirsEqual = adviceRule({
  name: 'skill-dirs-equal',
  severity: 'info',
  confidence: 'certain',
  summary: 'Each skill directory is named once.',
  why: `\`skills\` and \`./skills\` are one directory: the host reads it once. As written they are two, in the manifest and in its hash.`,
  bad: { ...manifestFiles({ defaults: { skillDirs: ['skills', './skills'] } }), ...grants },
  good: { ...manifestFiles({ defaults: { skillDirs: ['skills', 'shared'] } }), ...grants },
  *find(model) {
    for (const { item, group } of groupsOf(model, 'defaults')) {
      const list = memberOf(group, 'skillDirs');
      const seen = new Set<string>();
      for (const [index, value] of (list.kind === 'list' ? list.items : []).entries()) {
        const text = textIn(value) ?? '';
        const path = resolveAbsolute('/project', text);
        if (seen.has(path))
          yield atValue(
            model,
            item,
            value,
            `\`${text}\` is a directory that is named already.`,
            fixes(removeItem(model, 'Remove it', list, index, true)),
          );
        seen.add(path);
      }
    }
  },
});
