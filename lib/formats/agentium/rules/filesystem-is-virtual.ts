import { adviceRule, atValue, groupsOf } from '../advice-kit';
import { fixes, insertMember, keyText, quoted } from '../edits';
import { manifestFiles } from '../rule-kit';
import { memberOf, truthOf } from '../value';

const grants = {
  'GRANTS.md':
    'Grants: agent_fs_write, agent_fs_read, agent_fs_list, agent_fs_search, fs_read_file, fs_list_directory, fs_file_info.\n',
};

export const filesystemIsVirtual = adviceRule({
  name: 'filesystem-is-virtual',
  severity: 'info',
  confidence: 'likely',
  summary: '`filesystem` is not taken for the project’s files.',
  why: `\`filesystem: true\` gives the agent notes of its own (\`agent_fs_write\` and three more), kept apart from the disk. To let it read the project, name a \`workspace\`.`,
  bad: { ...manifestFiles({ defaults: { filesystem: true } }), ...grants },
  good: { ...manifestFiles({ defaults: { filesystem: true, workspace: { path: '.', mode: 'read' } } }), ...grants },
  *find(model) {
    for (const { item, group } of groupsOf(model, 'defaults')) {
      const filesystem = memberOf(group, 'filesystem');
      if (truthOf(filesystem) !== true || truthOf(memberOf(group, 'workspace'))) continue;
      const path = group.origin?.path ?? item.path;
      const value = `{ ${keyText(model, path, 'path')}: ${quoted(model, path, '.')}, ${keyText(model, path, 'mode')}: ${quoted(model, path, 'read')} }`;
      const offered = fixes(
        group.members.has('workspace')
          ? undefined
          : insertMember(model, 'Add a workspace to read', group, 'workspace', value),
      );
      yield atValue(
        model,
        item,
        filesystem,
        '`filesystem` gives virtual notes, not the project’s files; those come with a `workspace`.',
        offered,
      );
    }
  },
});
