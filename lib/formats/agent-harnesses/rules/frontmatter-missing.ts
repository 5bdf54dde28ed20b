import type { Finding } from '../../../core/diagnostic';
import type { MissingFrontmatter, NoFrontmatter } from '../../../core/frontmatter';
import type { Rule } from '../../../core/rule';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { missingFixes } from '../repairs/fixes-of';

export const frontmatterMissing: Rule<Model, Facts> = {
  name: 'frontmatter-missing',
  severity: 'error',
  source: 'spec',
  summary: 'HARNESS.md and every SKILL.md start with a block between two `---` lines.',
  why: `The block holds the name and the description by which an agent, and the harness itself, is found. It is only recognised
when \`---\` are the very first characters of the file and a later line starts with \`---\` again.

Usual causes: a byte order mark or a blank line in front, \`----\` or \`--- # comment\` as the first line, a closing line that
was forgotten or indented, TOML between \`+++\` lines, or a HARNESS.md that was written as free text.`,
  bad: {
    'HARNESS.md':
      '\n---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nState the harbour first.\n',
  },
  good: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nState the harbour first.\n',
  },
  *file(facts): Iterable<Finding> {
    const { missing } = facts.isNamed && facts.state === 'missing' ? facts.frontmatter : {};
    if (!missing) return;
    yield {
      path: facts.path,
      ...facts.range(missing.start, missing.end),
      message: messageOf(facts, missing),
      fixes: missingFixes(facts),
    };
  },
};

const reasons: Record<Exclude<NoFrontmatter, 'none'>, string> = {
  bom: 'A byte order mark stands before the block; `---` must be the very first characters of the file.',
  'leading-blank': 'White space stands before the block; `---` must be the very first characters of the file.',
  'four-dashes': '`----` opens no block; exactly three dashes are wanted.',
  'opening-text': 'Text stands behind the opening dashes; the first line must be `---` alone.',
  toml: '`+++` opens TOML, which is not read; YAML between `---` lines is wanted.',
  unclosed: 'The block is never closed; a line starting with `---` is wanted after it.',
  'empty-two-lines':
    'Nothing stands between the two `---` lines, which is no block; `name` and `description` are wanted there.',
};

function messageOf(facts: Facts, { why }: MissingFrontmatter): string {
  if (why !== 'none') return reasons[why];
  const wanted = 'a block between `---` lines with `name` and `description` is wanted at its top';
  return facts.role === 'harness' && facts.text.trim() !== ''
    ? `\`${facts.fileName}\` is free text, not an Agent Harness yet; ${wanted}.`
    : `\`${facts.fileName}\` has no frontmatter; ${wanted}.`;
}
