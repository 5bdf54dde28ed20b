import { bundle, skill } from '../examples';
import type { LabRule } from '../model';

export const genericIgnoresSkills: LabRule = {
  name: 'generic-ignores-skills',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'The generic runner puts every skill into the prompt.',
  why: 'The generic runner passes the system prompt and the task. Skills, agents and hooks reach the command only if it opens the directory itself, through `{harness_dir}` or `HARNESSLAB_HARNESS_DIR`.',
  bad: bundle({ 'skills/tides/SKILL.md': skill('tides') }),
  good: bundle({ 'system_prompt.md': 'Read the table from the top.\n' }),
  exampleSettings: { runner: 'generic' },
  *harness({ files }, settings) {
    if (settings.runner !== 'generic') return;
    for (const { path, role } of files) {
      if (role !== 'skill') continue;
      yield {
        path,
        message: 'The generic runner does not put this skill into the prompt; its command has to read it.',
      };
    }
  },
};
