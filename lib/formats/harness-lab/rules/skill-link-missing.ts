import { referencesOf } from '../../../core/references';
import { rangeOf } from '../../../core/text';
import { bundle, skill } from '../examples';
import type { LabRule } from '../model';

export const skillLinkMissing: LabRule = {
  name: 'skill-link-missing',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'Every Markdown link of a skill leads to a file of the bundle.',
  why: 'The agent follows a link when it needs the detail behind it, and wastes a step on a file that is not there. Links are resolved from the directory of `SKILL.md`, as Claude Code does.',
  bad: bundle({ 'skills/tides/SKILL.md': skill('tides', 'See [the table](table.csv).') }),
  good: bundle({
    'skills/tides/SKILL.md': skill('tides', 'See [the table](table.csv).'),
    'skills/tides/table.csv': 'noon,4.2\n',
  }),
  *harness({ harness, files }) {
    for (const { path, entry, content } of files) {
      if (content?.kind !== 'skill') continue;
      for (const reference of referencesOf(harness, path, entry, content.body.start)) {
        if (reference.fault !== 'broken' && reference.fault !== 'outside') continue;
        const { start, end, raw, suggestion } = reference;
        const message = suggestion
          ? `The link \`${raw}\` leads to no file of the bundle; \`${suggestion}\` differs in case only.`
          : `The link \`${raw}\` leads to no file of the bundle.`;
        yield { path, ...rangeOf(content.text, start, end), message };
      }
    }
  },
};
