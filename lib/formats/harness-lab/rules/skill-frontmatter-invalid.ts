import { rangeOf } from '../../../core/text';
import { bundle, skill } from '../examples';
import type { LabRule } from '../model';
import { splices } from '../splices';
import { valueWords } from '../value-words';
import { yamlRepairs } from '../yaml-repairs';

export const skillFrontmatterInvalid: LabRule = {
  name: 'skill-frontmatter-invalid',
  severity: 'error',
  source: 'spec',
  summary: "Every skill's frontmatter loads as a YAML mapping.",
  why: 'A description with a colon and a blank in it is the usual cause: YAML takes the part before the colon for another key. Quote the value. A line of three dashes inside a text closes the block early.',
  bad: bundle({ 'skills/tides/SKILL.md': '---\nname: tides\ndescription: Use it: at noon\n---\nRead the table.\n' }),
  good: bundle({ 'skills/tides/SKILL.md': skill('tides') }),
  *file({ path, content, entry }) {
    if (content?.kind !== 'skill' || !content.fences || !content.view) return;
    const { text, fences, view } = content;
    const { start, end } = fences.block;
    if (view.fault) {
      yield {
        path,
        ...rangeOf(text, view.fault.start, view.fault.end),
        message: view.fault.message,
        fixes: splices(entry, yamlRepairs({ path, text, start, end, fault: view.fault })),
      };
    } else if (view.notMapping) {
      const message = `The frontmatter is ${valueWords(view.value)}; a mapping with a \`name\` is wanted.`;
      yield { path, ...rangeOf(text, start, end), message };
    }
  },
};
