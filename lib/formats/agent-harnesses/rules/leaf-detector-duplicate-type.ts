import type { Finding, Fix } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { shown } from '../../../core/shown';
import { detectorsIn, lineRemoved } from '../advice/detector-lines';
import { withDetectors } from '../advice/skill-example';
import { type DetectorLine, lineOf } from '../detectors';
import type { Facts } from '../facts';
import type { Model } from '../model';

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
    const byType = new Map<string, DetectorLine[]>();
    for (const line of detectorsIn(facts).lines) {
      const lines = byType.get(line.type);
      if (lines) lines.push(line);
      else byType.set(line.type, [line]);
    }
    for (const [first, ...others] of byType.values()) {
      for (const line of first ? others : []) yield findingOf(facts, [first as DetectorLine, ...others], line);
    }
  },
};

function findingOf(facts: Facts, lines: readonly DetectorLine[], line: DetectorLine): Finding {
  const [first = line] = lines;
  const { line: row, column } = facts.range(first.start, first.end);
  return {
    path: facts.path,
    ...facts.range(line.start, line.end),
    message: `${shown(`${line.type}=${line.path}`)} declares the type again, and the last path counts; one line for each type is wanted.`,
    related: { path: facts.path, line: row, column, message: 'The first line of the type.' },
    // Another path for skills could make skills of directories that have no SKILL.md.
    fixes: [merged(facts, lines), ...(line.type === 'skill' ? [] : [lineRemoved(facts, line, first)])],
  };
}

/** As it is read now: the place of the first line, the path of the last one. */
function merged(facts: Facts, [first, ...others]: readonly DetectorLine[]): Fix {
  const text = `${first?.type}=${others.at(-1)?.path}`;
  const edits = others.map((line) => ({ path: facts.key, ...lineOf(facts.text, line), text: '' }));
  const kept = { path: facts.key, start: first?.start ?? 0, end: first?.end ?? 0, text };
  return { title: `Keep \`${text}\``, edits: [kept, ...edits], preferred: true };
}
