import type { Fix } from '../../../core/diagnostic';
import type { Path } from '../../../core/path';
import { lineBreakOf } from '../../../core/text';
import type { SkillFile } from '../content';
import { bundle, skill } from '../examples';
import type { LabRule } from '../model';
import { nameText } from '../name-text';
import { skillOf } from '../paths';

export const skillFrontmatterMissing: LabRule = {
  name: 'skill-frontmatter-missing',
  severity: 'error',
  source: 'spec',
  summary: 'Every `skills/<name>/SKILL.md` starts with a frontmatter block.',
  why: 'Harness Lab refuses the whole bundle for one skill without `---`, a `name` and `---` at the very top. A byte order mark or a blank line before the first dashes counts as none, and so does a block that never closes.',
  bad: bundle({ 'skills/tides/SKILL.md': 'Read the table from the top.\n' }),
  good: bundle({ 'skills/tides/SKILL.md': skill('tides') }),
  *file({ path, content }) {
    if (content?.kind !== 'skill' || !content.missing) return;
    yield {
      path,
      line: 1,
      column: 1,
      message: `The skill has no frontmatter at its very start; \`---\`, \`name: ${skillOf(path)}\` and \`---\` are wanted.`,
      fixes: fixesFor(path, content),
    };
  },
};

function fixesFor(path: Path, { text, missing }: SkillFile): Fix[] {
  const eol = lineBreakOf(text);
  const name = `name: ${nameText(skillOf(path))}`;
  const insert: Fix = {
    title: `Insert a block with \`${name}\``,
    edits: [{ path, start: 0, end: 0, text: `---${eol}${name}${eol}---${eol}` }],
  };
  if (missing?.behind) {
    const edits = [{ path, start: missing.start, end: missing.end, text: '' }];
    return [{ title: 'Remove what stands before the first dashes', preferred: true, edits }];
  }
  const open = /^---[ \t]*\r?\n(?:[A-Za-z][\w-]*:.*\r?\n)+/.exec(text)?.[0].length;
  if (open === undefined) return [insert];
  const edits = [{ path, start: open, end: open, text: `---${eol}` }];
  return [{ title: 'Close the block', preferred: true, edits }];
}
