import type { Fix } from '../../../core/diagnostic';
import type { Harness } from '../../../core/harness';
import { baseName, type Path, parentOf, resolve } from '../../../core/path';
import { type Reference, referencesOf } from '../../../core/references';
import { fileOf, rangeOf } from '../../../core/text';
import { bundle, skill } from '../examples';
import type { LabRule } from '../model';
import { ignoredBecause, roleOf } from '../paths';

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
        yield { path, ...rangeOf(content.text, start, end), message, fixes: creation(harness, path, reference) };
      }
    }
  },
};

/** Only what a bundle may hold and loads beside a skill; of two names that differ in case alone, none is made. */
function creation(harness: Harness, from: Path, { path, directory, suggestion }: Reference): Fix[] {
  const to = resolve(parentOf(from), path);
  if (to === undefined || directory || suggestion !== undefined) return [];
  if (roleOf(to) !== 'support' || ignoredBecause(to) !== undefined || harness.has(to)) return [];
  const heading = to.endsWith('.md') ? `# ${baseName(to).slice(0, -'.md'.length)}\n` : '';
  return [{ title: `Create \`${to}\``, edits: [{ write: to, entry: fileOf(heading) }] }];
}
