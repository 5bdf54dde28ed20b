import type { Fix } from '../../../core/diagnostic';
import type { NoFrontmatter } from '../../../core/frontmatter';
import type { Path } from '../../../core/path';
import { lineBreakOf } from '../../../core/text';
import { quoteYaml } from '../../../core/yaml/quote';
import type { SkillFile } from '../content';
import { bundle, skill } from '../examples';
import type { LabRule } from '../model';
import { skillOf } from '../paths';
import { splices } from '../splices';

export const skillFrontmatterMissing: LabRule = {
  name: 'skill-frontmatter-missing',
  severity: 'error',
  source: 'spec',
  summary: 'Every `skills/<name>/SKILL.md` starts with a frontmatter block.',
  why: 'Harness Lab refuses the whole bundle for one skill without `---`, a `name` and `---` at the very top. A byte order mark or a blank line before the first dashes counts as none, and so does a block that never closes.',
  bad: bundle({ 'skills/tides/SKILL.md': 'Read the table from the top.\n' }),
  good: bundle({ 'skills/tides/SKILL.md': skill('tides') }),
  *file({ path, content, entry }) {
    if (content?.kind !== 'skill' || !content.missing) return;
    yield {
      path,
      line: 1,
      column: 1,
      message: `${breaches[content.missing.why] ?? 'The skill has no frontmatter at its very start'}; \`---\`, \`name: ${skillOf(path)}\` and \`---\` are wanted there.`,
      fixes: splices(entry, fixesFor(path, content)),
    };
  },
};

const breaches: Partial<Record<NoFrontmatter, string>> = {
  bom: 'A byte order mark stands before the frontmatter',
  'leading-blank': 'Blanks stand before the frontmatter',
  'four-dashes': 'The skill starts with four dashes or more, which open no frontmatter',
  'opening-text': 'Text stands beside the opening dashes, so they open no frontmatter',
  unclosed: 'The frontmatter of the skill never closes',
};

function fixesFor(path: Path, { text, missing }: SkillFile): Fix[] {
  const eol = lineBreakOf(text);
  const name = `name: ${quoteYaml(skillOf(path))}`;
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
