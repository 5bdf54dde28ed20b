import { positionAt, rangeOf } from '../../../core/text';
import { quoteYaml } from '../../../core/yaml/quote';
import { bundle, skill } from '../examples';
import type { LabRule } from '../model';
import { skillOf } from '../paths';
import { splices } from '../splices';
import { fieldsOf, spanOf } from '../yaml-view';

export const skillDuplicateName: LabRule = {
  name: 'skill-duplicate-name',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'No two skills have one name.',
  why: 'The prompt prefix holds one body per name: the later skill takes the place of the earlier one, whose text is lost without a word. Names are compared as text, so `7` and `"7"` are one.',
  bad: bundle({ 'skills/levels/SKILL.md': skill('tides'), 'skills/tides/SKILL.md': skill('tides') }),
  good: bundle({ 'skills/levels/SKILL.md': skill('levels'), 'skills/tides/SKILL.md': skill('tides') }),
  alsoDraws: ['harness-lab/skill-name-differs'],
  *harness({ files }) {
    const first = new Map<string, { path: string; line: number; column: number }>();
    for (const { path, content, entry } of files) {
      if (content?.kind !== 'skill' || content.givenName === undefined || !content.view) continue;
      const field = fieldsOf(content.view).get('name');
      const span = spanOf(field ? field.value : { start: 0, end: 0 });
      const earlier = first.get(content.givenName);
      if (!earlier) {
        first.set(content.givenName, { path, ...positionAt(content.text, span.start) });
        continue;
      }
      const directory = skillOf(path);
      yield {
        path,
        ...rangeOf(content.text, span.start, span.end),
        message: `\`${earlier.path}\` is called \`${content.givenName}\` too; its body is lost from the prompt prefix.`,
        related: { ...earlier, message: 'the skill that is lost' },
        fixes: splices(
          entry,
          directory === content.givenName || !field
            ? []
            : [{ title: `Call this one \`${directory}\``, edits: [{ path, ...span, text: quoteYaml(directory) }] }],
        ),
      };
    }
  },
};
