import { fileOf } from '../../../core/text';
import { bundle } from '../examples';
import type { LabRule } from '../model';

export const manifestMissing: LabRule = {
  name: 'manifest-missing',
  severity: 'info',
  source: 'advice',
  confidence: 'hint',
  summary: 'The bundle has a manifest.',
  why: 'Without `harness.yaml` reports call the bundle by its directory, and the Claude Code plugin has no description of its own. Two lines are enough: `name` and `description`.',
  bad: { 'system_prompt.md': 'Read the table from the top.\n' },
  good: bundle({ 'system_prompt.md': 'Read the table from the top.\n' }),
  *harness({ harness, byPath, optimizer }) {
    if (byPath.has('harness.yaml') || harness.has('harness.yaml') || optimizer) return;
    yield {
      path: '.',
      message: 'The bundle has no `harness.yaml`, so nothing gives it a name.',
      fixes: [
        { title: 'Create `harness.yaml`', edits: [{ write: 'harness.yaml', entry: fileOf('name: my-harness\n') }] },
      ],
    };
  },
};
