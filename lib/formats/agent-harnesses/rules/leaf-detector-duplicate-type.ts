import type { Finding, Fix } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { shown } from '../../../core/shown';
import { detectorsIn } from '../advice/detector-lines';
import { withDetectors } from '../advice/skill-example';
import type { DetectorLine } from '../detectors';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { wholeLines } from '../repairs/lines';

export const leafDetectorDuplicateType: Rule<Model, Facts> = {
  name: 'leaf-detector-duplicate-type',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'Every type of leaf is declared once.',
  why: `A type has one path. Declared again it keeps its first place in the order and takes the last path, so the earlier line says
nothing any more: directories that only it would match are walked as groups.

Keep the line that is right. Two ways to recognise leaves need two types.`,
  bad: withDetectors('skill=skill.yaml\nskill=SKILL.md\n'),
  good: withDetectors('skill=SKILL.md\n'),
  *file(facts): Iterable<Finding> {
    const first = new Map<string, DetectorLine>();
    for (const line of detectorsIn(facts).lines) {
      const earlier = first.get(line.type);
      if (!earlier) first.set(line.type, line);
      else yield findingOf(facts, earlier, line);
    }
  },
};

function findingOf(facts: Facts, earlier: DetectorLine, line: DetectorLine): Finding {
  const { line: row, column } = facts.range(earlier.start, earlier.end);
  return {
    path: facts.path,
    ...facts.range(line.start, line.end),
    message: `${shown(line.type)} is declared again, and this path is the one that counts; one line for each type is wanted.`,
    related: { path: facts.path, line: row, column, message: 'The earlier line, whose path is not used.' },
    // Another path for skills could make skills of directories that have no SKILL.md.
    fixes: [merged(facts, earlier, line), ...(line.type === 'skill' ? [] : [removed(facts, line)])],
  };
}

/** As it is read now: the place of the earlier line, the path of the later one. */
const merged = (facts: Facts, earlier: DetectorLine, line: DetectorLine): Fix => ({
  title: `Keep \`${line.type}=${line.path}\``,
  edits: [
    { path: facts.key, start: earlier.start, end: earlier.end, text: `${line.type}=${line.path}` },
    { path: facts.key, ...wholeLines(facts.text, line.start, line.end), text: '' },
  ],
  preferred: true,
});

const removed = (facts: Facts, line: DetectorLine): Fix => ({
  title: 'Remove the later line',
  edits: [{ path: facts.key, ...wholeLines(facts.text, line.start, line.end), text: '' }],
});
