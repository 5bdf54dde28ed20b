import type { Finding, Fix, TextEdit } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { rangeOf } from '../../../core/text';
import { type Conflict, type DetectorLine, lineOf } from '../detectors';
import type { Facts } from '../facts';
import type { Model } from '../model';

export const leafDetectorsConflict: Rule<Model, Facts> = {
  name: 'leaf-detectors-conflict',
  severity: 'error',
  source: 'spec',
  summary: 'No path in `.leaf-detectors` is claimed by two types of leaf.',
  why: `The file tells by which path a directory is recognised as a leaf, and of which type. One path that stands for two types
leaves open what such a directory is, so the reference stops and loads nothing. The same line twice is fine.

Usual cause: a line copied for a new type whose path was never adapted. Remove one of the lines, or give the newer
type a file of its own. Until then no finding that depends on leaves is reported.`,
  bad: {
    'HARNESS.md': '---\nname: Harbour desk\ndescription: Answers questions about berths and fees.\n---\n',
    '.leaf-detectors': 'skill=SKILL.md\ntool=SKILL.md\n',
  },
  good: {
    'HARNESS.md':
      '---\nname: Harbour desk\ndescription: Answers questions about berths and fees.\n---\n\nSee `tools/`.\n',
    '.leaf-detectors': 'skill=SKILL.md\ntool=TOOL.md\n',
    'tools/crane/TOOL.md': '# Crane\n',
  },
  *harness({ structure, detectors, fileIn }): Iterable<Finding> {
    const facts = fileIn(structure.root, '.leaf-detectors');
    if (!facts) return;
    for (const conflict of detectors.conflicts) {
      const [second] = conflict.others;
      if (second) yield findingOf(facts, conflict, second);
    }
  },
};

function findingOf(facts: Facts, conflict: Conflict, second: DetectorLine): Finding {
  const { first } = conflict;
  const types = [...new Set([first, ...conflict.others].map((line) => line.type))];
  const earlier = rangeOf(facts.text, first.start, first.end);
  return {
    path: facts.path,
    ...rangeOf(facts.text, second.start, second.end),
    message: `The path \`${conflict.path}\` already stands for the type \`${first.type}\`; the type \`${second.type}\` needs a path of its own.`,
    related: {
      path: facts.path,
      line: earlier.line,
      column: earlier.column,
      message: `\`${first.type}\` claims the path here.`,
    },
    fixes: types.map((type) => keepOnly(facts, conflict, type)),
  };
}

function keepOnly(facts: Facts, { path, first, others }: Conflict, type: string): Fix {
  const edits: TextEdit[] = [first, ...others]
    .filter((line) => line.type !== type)
    .map((line) => ({ path: facts.key, ...lineOf(facts.text, line), text: '' }));
  const title = `Let \`${path}\` stand for \`${type}\` only`;
  return type === first.type ? { title, edits, preferred: true } : { title, edits };
}
