import { componentsOf } from '../components';
import { agent, bundle } from '../examples';
import type { LabRule } from '../model';

export const ablationNameClash: LabRule = {
  name: 'ablation-name-clash',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'No two components have one name in an ablation.',
  why: 'An ablation writes one bundle per component into a directory of its name, with `/` and `:` turned into `-`. Two components that become equal write into one directory, and one result replaces the other. Rename one of them.',
  bad: bundle({ 'agents/sea-levels.md': agent('sea'), 'agents/sea/levels.md': agent('levels') }),
  good: bundle({ 'agents/sea-levels.md': agent('sea'), 'agents/levels.md': agent('levels') }),
  alsoDraws: ['harness-lab/agent-nested'],
  *harness(model) {
    const seen = new Map<string, string>();
    for (const component of componentsOf(model)) {
      const name = component.replace(/[/:]/g, '-');
      const twin = seen.get(name);
      seen.set(name, twin ?? component);
      if (twin === undefined) continue;
      yield { path: component, message: `\`${component}\` and \`${twin}\` are both \`${name}\` in an ablation.` };
    }
  },
};
