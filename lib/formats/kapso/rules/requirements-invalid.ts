import { example, manifest } from '../examples';
import { at, fix, type KapsoRule, offered, quoted, replace } from '../kit';
import { readRequirement } from '../pep508/requirement';

/** Operators people write for another. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/=>/g, '>='],
  [/=</g, '<='],
  [/(?<![=!<>~])=(?![=<>~])/g, '=='],
  [/!(?!=)/g, '!='],
  [/^\ufeff/, ''],
];

export const requirementsInvalid: KapsoRule = {
  name: 'requirements-invalid',
  severity: 'error',
  source: 'spec',
  summary: 'Every line of the requirements file is one requirement.',
  why: `Blank lines, comments and lines that start with \`-\` are passed over; every other line has a name, perhaps extras, versions and a marker: \`pandas[excel]>=2.2,<3; python_version < "3.13"\`.

The checker stops at the first line that has not.`,
  bad: example({
    'harness.yaml': manifest('environment:\n  python: tools.txt\n'),
    'tools.txt': 'numpy=>2.0\n',
  }),
  alsoDraws: ['kapso/need-command'],
  good: example({
    'harness.yaml': manifest('environment:\n  commands: []\n'),
  }),
  *file(facts) {
    if (facts.kind !== 'requirements') return;
    for (const line of facts.lines) {
      if (!('refusal' in line.reading)) continue;
      const { reason, at: offset } = line.reading.refusal;
      const better = slips
        .map(([slip, right]) => line.text.replace(slip, right))
        .find((text) => text !== line.text && 'requirement' in readRequirement(text));
      const start = Math.min(line.start + offset, Math.max(line.start, line.end - 1));
      yield {
        ...at(facts, { start, end: line.end }),
        message: `${quoted(line.text)} is no requirement: it ${reason}.`,
        fixes: offered(
          better === undefined ? undefined : fix(`Write ${quoted(better)}`, [replace(facts, line, better)], true),
          fix(
            'Comment the line out',
            [replace(facts, { start: line.start, end: line.start }, '# ')],
            better === undefined,
          ),
        ),
      };
      return;
    }
  },
};
