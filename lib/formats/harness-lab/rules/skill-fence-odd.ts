import { rangeOf } from '../../../core/text';
import { bundle, skill } from '../examples';
import type { LabRule } from '../model';
import { splices } from '../splices';

export const skillFenceOdd: LabRule = {
  name: 'skill-fence-odd',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'The closing fence of a frontmatter stands alone on its line.',
  why: 'Harness Lab closes the block at any line that starts with three dashes, also in the middle of a text, and counts the rest of that line as the body. Other readers want exactly `---` and see no frontmatter at all.',
  bad: bundle({
    'skills/tides/SKILL.md': '---\nname: tides\ndescription: Reads tables.\n-----\nRead the table.\n',
  }),
  good: bundle({ 'skills/tides/SKILL.md': skill('tides') }),
  *file({ path, content, entry }) {
    if ((content?.kind !== 'skill' && content?.kind !== 'agent') || !content.fences) return;
    const { text, fences } = content;
    const { start: close, end: start } = fences.closing;
    const rest = /^[^\r\n]*/.exec(text.slice(start))?.[0].trimEnd() ?? '';
    if (rest === '') return;
    const end = start + rest.length;
    yield {
      path,
      ...rangeOf(text, close, end),
      message: `The line \`${text.slice(close, Math.min(end, close + 40))}\` closes the frontmatter, and what follows its three dashes opens the body; \`---\` alone is wanted.`,
      fixes: splices(entry, [{ title: 'Leave three dashes', edits: [{ path, start, end, text: '' }] }]),
    };
  },
};
