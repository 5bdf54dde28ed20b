import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';

export const bomPresent: Rule<Model, Facts> = {
  name: 'bom-present',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'No text of the harness starts with a byte order mark.',
  why: `The checker keeps the invisible character as the first of the text. Frontmatter behind it is not recognised, the first line of
\`.leaf-detectors\` declares another type, and scripts do not start. Editors on Windows write it when saving as "UTF-8 with BOM".

Removing it changes nothing that people see. Where the mark already hides a block, the finding about the block says so.`,
  bad: withDetectors('skill=SKILL.md\n', { 'tables/north.csv': '\ufeffhigh,low\n' }),
  good: withDetectors('skill=SKILL.md\n', { 'tables/north.csv': 'high,low\n' }),
  *file(facts): Iterable<Finding> {
    const { bytes } = facts.entry;
    if (bytes[0] !== 0xef || bytes[1] !== 0xbb || bytes[2] !== 0xbf || facts.badByte !== undefined) return;
    if (!isHurt(facts) || facts.text.includes('\0') || isSaidElsewhere(facts)) return;
    yield {
      path: facts.path,
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: 2,
      message: 'The file starts with a byte order mark (`U+FEFF`), which is read as a character of its text.',
      fixes: [
        {
          title: 'Remove the byte order mark',
          edits: [{ path: facts.key, start: 0, end: 1, text: '' }],
          preferred: true,
        },
      ],
    };
  },
};

/** Readers of XML, HTML or sources expect the mark; what an agent reads, data, and scripts that are started do not. */
function isHurt({ role, fileName, text }: Facts): boolean {
  if (role === 'hidden' || role === 'loose') return false;
  if (role === 'detectors' || text.startsWith('\ufeff#!')) return true;
  return (role === 'internal' ? /\.(?:md|json|ya?ml)$/i : /\.(?:md|txt|csv|tsv|jsonl?|ya?ml|toml)$/i).test(fileName);
}

/** The finding about the hidden block, or about the first type of a detector, names the mark. */
function isSaidElsewhere(facts: Facts): boolean {
  if (facts.role === 'detectors') return /^\ufeff[^\r\n#]*=/.test(facts.text);
  const wanted = facts.isNamed || facts.isDescribed || facts.role === 'routing';
  return wanted && facts.state === 'missing' && facts.frontmatter.missing?.why === 'bom';
}
