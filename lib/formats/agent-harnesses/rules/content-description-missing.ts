import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { describedFixes } from '../repairs/fixes-of';
import { firstKeyOf } from '../repeated-key';

export const contentDescriptionMissing: Rule<Model, Facts> = {
  name: 'content-description-missing',
  severity: 'warning',
  source: 'spec',
  summary: 'Every Markdown file that is content has a description.',
  why: `Content is listed to the agent by its file name and description; often the description alone answers, or spares reading a
file that does not. Without one the file is a bare name in the prompt. Frontmatter that is not recognised, or that the
strict YAML refuses, is passed over without a word and counts as none.

Only files ending in \`.md\` are asked. Files inside a skill or another leaf are not.`,
  bad: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `notes/`.\n',
    'notes/NOTES.md': '---\ndescription: Notes on the harbours and their pilots.\n---\n',
    'notes/pilots.md': '# Pilots\n\nWho brings which ship in, with telephone numbers. Kept by the office.\n',
  },
  good: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `notes/`.\n',
    'notes/NOTES.md': '---\ndescription: Notes on the harbours and their pilots.\n---\n',
    'notes/pilots.md': '---\ndescription: Who brings which ship in, with telephone numbers.\n---\n\n# Pilots\n',
  },
  *file(facts): Iterable<Finding> {
    if (!facts.isDescribed) return;
    const { state } = facts;
    if (state === 'unread' || state === 'not-mapping' || (state === 'mapping' && facts.field('description') !== ''))
      return;
    const { place, message } = said(facts);
    const [fault] = facts.frontmatter.yaml?.faults ?? [];
    yield {
      path: facts.path,
      ...facts.range(place.start, place.end),
      message,
      ...(fault && firstKeyOf(facts, fault)),
      fixes: describedFixes(facts),
    };
  },
};

function said(facts: Facts): { place: { start: number; end: number }; message: string } {
  const { missing, yaml } = facts.frontmatter;
  const [fault] = yaml?.faults ?? [];
  if (missing) {
    const message =
      missing.why === 'none'
        ? `\`${facts.fileName}\` has no frontmatter; a block with a \`description\` is wanted at its top.`
        : `The block of \`${facts.fileName}\` is not recognised, so it has no \`description\`; ${because[missing.why]}.`;
    return { place: missing, message };
  }
  if (fault)
    return { place: fault, message: `The block cannot be read, so there is no \`description\`: ${fault.message}` };
  const pair = facts.frontmatter.pair('description');
  if (!pair) return { place: { start: 0, end: 3 }, message: 'The block has no `description`; one sentence is wanted.' };
  return {
    place: { start: pair.key.start, end: Math.max(pair.key.end, pair.value.end) },
    message: '`description` is empty; one sentence is wanted.',
  };
}

const because = {
  bom: 'a byte order mark stands before it',
  'leading-blank': 'white space stands before it',
  'four-dashes': 'it opens with more than three dashes',
  'opening-text': 'text stands behind the opening dashes',
  toml: '`+++` opens TOML, which is not read',
  unclosed: 'it is never closed by a line starting with `---`',
  'empty-two-lines': 'nothing stands between its two `---` lines',
} as const;
