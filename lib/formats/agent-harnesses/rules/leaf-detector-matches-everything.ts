import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { detectorsIn, lineRemoved, lineRewritten, plainPath, usualFile } from '../advice/detector-lines';
import { withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';

export const leafDetectorMatchesEverything: Rule<Model, Facts> = {
  name: 'leaf-detector-matches-everything',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Every detector names a file or directory to look for.',
  why: `A path that is empty, or \`.\`, is there in every directory, so every nested directory becomes a leaf of that type and nothing
below it is walked. With the type \`skill\` each of them then lacks its SKILL.md, which is an error.

Usual cause: a line that was never finished. Complete the path, or remove the line.`,
  bad: withDetectors('skill=SKILL.md\ntool=\n', { 'tools/crane/notes.txt': 'Lifts 40 tons.\n' }),
  good: withDetectors('skill=SKILL.md\ntool=TOOL.md\n', { 'tools/crane/TOOL.md': '# Crane\n' }),
  *file(facts): Iterable<Finding> {
    for (const line of detectorsIn(facts).lines) {
      // An absolute path is another rule's.
      if (line.path.startsWith('/') || plainPath(line) !== '') continue;
      const fixes = [lineRemoved(facts, line)];
      if (/^[\w-]+$/.test(line.type))
        fixes.unshift(...lineRewritten(facts, line, `${line.type}=${usualFile(line.type)}`));
      yield {
        path: facts.path,
        ...facts.range(line.start, line.end),
        message: `\`${line.type}=${line.path}\` makes a leaf of every nested directory; a path to look for is wanted.`,
        fixes,
      };
    }
  },
};
