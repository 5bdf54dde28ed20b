import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { describedFixes } from '../repairs/fixes-of';
import { firstKeyOf } from '../repeated-key';

export const routingFrontmatterInvalid: Rule<Model, Facts> = {
  name: 'routing-frontmatter-invalid',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'A routing file has frontmatter that reads, with a description.',
  why: `The description of a top-level routing file becomes an attribute of its directory in the prompt. A block that is not
recognised, or that the strict YAML refuses, is passed over without a word: the directory stands there with its bare name.
Nested routing files are asked only where a block is there and does not read.

Usual causes: an unquoted \`: \`, such as \`description: TODO: …\`, a byte order mark, or no block at all.`,
  bad: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `tools/`.\n',
    'tools/TOOLS.md': '---\ndescription: Programs of the desk: tides and fees.\n---\n\nNone yet.\n',
  },
  good: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `tools/`.\n',
    'tools/TOOLS.md': '---\ndescription: "Programs of the desk: tides and fees."\n---\n\nNone yet.\n',
  },
  *file(facts): Iterable<Finding> {
    if (facts.role !== 'routing') return;
    const said = breachOf(facts);
    if (!said) return;
    yield {
      path: facts.path,
      ...facts.range(said.start, Math.max(said.start + 1, said.end)),
      message: said.message,
      ...(facts.frontmatter.yaml?.faults[0] && firstKeyOf(facts, facts.frontmatter.yaml.faults[0])),
      fixes: describedFixes(facts),
    };
  },
};

function breachOf(facts: Facts): { start: number; end: number; message: string } | undefined {
  const { missing, yaml } = facts.frontmatter;
  if (facts.state === 'missing' && missing) {
    if (missing.why === 'none') {
      return facts.topRouting
        ? {
            ...missing,
            message: `\`${facts.fileName}\` has no frontmatter; a block with a \`description\` is wanted at its top.`,
          }
        : undefined;
    }
    const why = missing.why === 'bom' ? 'a byte order mark stands before it' : 'it does not begin and end with `---`';
    return {
      ...missing,
      message: `The block of \`${facts.fileName}\` is not recognised, so it has no \`description\`; ${why}.`,
    };
  }
  const [fault] = yaml?.faults ?? [];
  if (facts.state === 'invalid' && fault) {
    return {
      start: fault.start,
      end: fault.end,
      message: `The block cannot be read, so there is no \`description\`: ${fault.message}`,
    };
  }
  if (facts.state !== 'mapping' || !facts.topRouting || facts.field('description') !== '') return undefined;
  const { start, end } = facts.frontmatter.pair('description')?.key ?? { start: 0, end: 3 };
  return {
    start,
    end,
    message: 'The block has no `description`; one sentence on what the directory is for is wanted.',
  };
}
