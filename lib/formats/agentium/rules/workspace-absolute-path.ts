import { relative } from '../../../core/path';
import { adviceRule, atValue, groupsOf } from '../advice-kit';
import { pathsIn } from '../default-paths';
import { staysInside } from '../definition/posix';
import { fixes, quoted, replaceValue } from '../edits';
import { manifestFiles } from '../rule-kit';
import { textIn } from '../value';

const grants = { 'GRANTS.md': 'Grants: list_skills, get_skill_instructions, get_skill_reference.\n' };

export const workspaceAbsolutePath = adviceRule({
  name: 'workspace-absolute-path',
  severity: 'warning',
  confidence: 'likely',
  summary: 'Paths of defaults are relative to the project.',
  why: `An absolute path holds on one machine only, and it enters the hash as written. Relative paths are resolved against the project root that the host gives.`,
  bad: { ...manifestFiles({ defaults: { skillDirs: ['/srv/skills'] } }), ...grants },
  good: { ...manifestFiles({ defaults: { skillDirs: ['skills'] } }), ...grants },
  *find(model) {
    for (const { item, group } of groupsOf(model, 'defaults')) {
      for (const value of pathsIn(group)) {
        const text = textIn(value) ?? '';
        if (!text.startsWith('/')) continue;
        const root = model.profile.projectRoot;
        const inside =
          root !== undefined && staysInside(root, text)
            ? relative(root.replace(/^\/|\/$/g, ''), text.slice(1))
            : undefined;
        const offered = fixes(
          inside === undefined
            ? undefined
            : replaceValue('Make it relative', value, quoted(model, value.origin?.path ?? item.path, inside), true),
        );
        yield atValue(
          model,
          item,
          value,
          `\`${text}\` is absolute; a path relative to the project holds on every machine.`,
          offered,
        );
      }
    }
  },
});
