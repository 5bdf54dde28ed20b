import { baseName, extensionOf } from '../../../core/path';
import { agent, bundle } from '../examples';
import type { LabRule } from '../model';

export const agentNotMarkdown: LabRule = {
  name: 'agent-not-markdown',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'Files below `agents/` are Markdown.',
  why: 'Claude Code reads agents from `agents/<name>.md`. Harness Lab accepts any other file there and copies it into the plugin, where nobody looks at it.',
  bad: bundle({ 'agents/harbour.txt': 'Check every figure.\n' }),
  good: bundle({ 'agents/harbour.md': agent('harbour') }),
  *harness({ files, harness }) {
    for (const { path, role } of files) {
      if (role !== 'agent' || path.endsWith('.md')) continue;
      const renames = extensionOf(path) === '.txt' || extensionOf(path) === '.markdown' || extensionOf(path) === '.md';
      const to = `${path.slice(0, -extensionOf(path).length)}.md`;
      yield {
        path,
        message: `\`${baseName(path)}\` is no Markdown file, so it is no agent; \`agents/<name>.md\` is wanted.`,
        fixes: renames && !harness.has(to) ? [{ title: `Rename to \`${to}\``, edits: [{ rename: path, to }] }] : [],
      };
    }
  },
};
