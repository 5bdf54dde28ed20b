import type { NoFrontmatter } from '../../../core/frontmatter';
import { agentFile, withAgent } from '../examples';
import { at, type KapsoRule } from '../kit';
import { blockFixes } from '../repairs-front';

const reasons: Readonly<Record<NoFrontmatter, string>> = {
  none: 'The file does not start with front matter: a line `---`, the keys, and a line `---`.',
  bom: 'The file starts with a byte order mark, so its first line is not `---` and its front matter is not seen.',
  'leading-blank': 'Something stands before the first `---`, so the front matter is not seen.',
  'four-dashes': 'The first line has more than three dashes, so it opens no front matter.',
  'opening-text': 'The first line holds more than `---`, so it opens no front matter.',
  toml: 'The block is fenced by `+++`; front matter is YAML between lines `---`.',
  unclosed: 'The front matter is never closed by a line `---`.',
  'empty-two-lines': 'The front matter is never closed by a line `---`.',
};

export const frontMatterMissing: KapsoRule = {
  name: 'front-matter-missing',
  severity: 'error',
  source: 'spec',
  summary: 'A skill and a delegate start with front matter.',
  why: `Name and description are read from the block between two lines \`---\` at the very top. Without it the file defines nothing.

A byte order mark or a blank line before the first \`---\` hides the block, and so does a closing line that was forgotten.`,
  bad: withAgent('You read one log.\n'),
  good: withAgent(agentFile('gap-reader')),
  *file(facts) {
    if ((facts.kind !== 'skill' && facts.kind !== 'agent') || !facts.absent) return;
    yield { ...at(facts, facts.absent), message: reasons[facts.absent.why], fixes: blockFixes(facts, facts.absent) };
  },
};
