import { adviceRule, atValue, groupsOf } from '../advice-kit';
import { fixes, quoted, replaceValue } from '../edits';
import { manifestFiles } from '../rule-kit';
import { memberOf, textIn } from '../value';

const grants = { 'GRANTS.md': 'Grants: fs_read_file, fs_list_directory, fs_file_info, fs_write_file.\n' };

export const workspaceWrite = adviceRule({
  name: 'workspace-write',
  severity: 'warning',
  confidence: 'certain',
  summary: 'A workspace is read only unless writing is meant.',
  why: `Mode \`write\` adds \`fs_write_file\` on the host’s own disk, below the workspace’s path. Most agents only read. Where writing is the point, quieten this rule in the settings.`,
  bad: { ...manifestFiles({ defaults: { workspace: { path: '.', mode: 'write' } } }), ...grants },
  good: { ...manifestFiles({ defaults: { workspace: { path: '.', mode: 'read' } } }), ...grants },
  *find(model) {
    for (const { item, group } of groupsOf(model, 'defaults')) {
      const mode = memberOf(memberOf(group, 'workspace'), 'mode');
      if (textIn(mode) !== 'write') continue;
      const offered = fixes(
        replaceValue('Set it to `read`', mode, quoted(model, mode.origin?.path ?? item.path, 'read')),
      );
      yield atValue(
        model,
        item,
        mode,
        'The workspace is writable: the agent gets `fs_write_file` on the host’s disk.',
        offered,
      );
    }
  },
});
