import { codexIgnored } from '../components';
import { agent, bundle } from '../examples';
import type { LabRule } from '../model';

export const codexIgnores: LabRule = {
  name: 'codex-ignores',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'The codex runner uses every component of the bundle.',
  why: 'The codex runner passes text only: hooks and agents are named in one event of the run and take no part in it. Compare variants of such a bundle under the claude runner.',
  bad: bundle({ 'agents/harbour.md': agent('harbour') }),
  good: bundle({ 'system_prompt.md': 'Read the table from the top.\n' }),
  exampleSettings: { runner: 'codex' },
  *harness(model, settings) {
    if (settings.runner !== 'codex') return;
    for (const path of codexIgnored(model)) yield { path, message: `The codex runner ignores \`${path}\`.` };
  },
};
