import { baseName } from '../../../core/path';
import { agent, bundle } from '../examples';
import type { LabRule } from '../model';

export const agentNested: LabRule = {
  name: 'agent-nested',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'Agents lie directly in `agents/`.',
  why: 'The format speaks of `agents/<name>.md`. A file below a sub-directory is accepted, but hosts may not look there, and an ablation takes it away on its own.',
  bad: bundle({ 'agents/sea/harbour.md': agent('harbour') }),
  good: bundle({ 'agents/harbour.md': agent('harbour') }),
  *harness({ files, harness }) {
    for (const { path, role } of files) {
      if (role !== 'agent' || path.split('/').length === 2) continue;
      const to = `agents/${baseName(path)}`;
      yield {
        path,
        message: `\`${path}\` lies below a sub-directory; agents lie at \`agents/<name>.md\`.`,
        fixes: harness.has(to) ? [] : [{ title: `Move to \`${to}\``, edits: [{ rename: path, to }] }],
      };
    }
  },
};
