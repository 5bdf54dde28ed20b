import { resolve } from '../../../core/path';
import { adviceRule, atValue, groupsOf } from '../advice-kit';
import { pathsIn } from '../default-paths';
import { manifestFiles } from '../rule-kit';
import { textIn } from '../value';

const grants = { 'GRANTS.md': 'Grants: list_skills, get_skill_instructions, get_skill_reference.\n' };

export const workspaceOutsideProject = adviceRule({
  name: 'workspace-outside-project',
  severity: 'warning',
  confidence: 'likely',
  summary: 'Paths of defaults stay inside the project.',
  why: `\`..\` above the root leads to files that are not part of the project: other people’s checkouts, home directories. What lies there differs from machine to machine.`,
  bad: { ...manifestFiles({ defaults: { skillDirs: ['../shared'] } }), ...grants },
  good: { ...manifestFiles({ defaults: { skillDirs: ['shared'] } }), ...grants },
  *find(model) {
    for (const { item, group } of groupsOf(model, 'defaults')) {
      for (const value of pathsIn(group)) {
        const text = textIn(value) ?? '';
        if (text.startsWith('/') || resolve('', text) !== undefined) continue;
        yield atValue(model, item, value, `\`${text}\` climbs above the project root.`);
      }
    }
  },
});
