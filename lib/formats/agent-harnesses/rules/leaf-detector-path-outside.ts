import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { shown } from '../../../core/shown';
import { detectorsIn, lineRemoved, lineRewritten } from '../advice/detector-lines';
import { withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';

export const leafDetectorPathOutside: Rule<Model, Facts> = {
  name: 'leaf-detector-path-outside',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'A detector looks inside the directory it is asked about.',
  why: `The path of a detector is looked up in each directory in turn. With \`..\` it looks beside the directory, so all of its siblings
match together; an absolute path is one place on one machine, which matches everywhere or nowhere. The studio never looks
outside the harness, so an absolute path matches nothing here.

Write the path as seen from the leaf, such as \`SKILL.md\`.`,
  bad: withDetectors('skill=SKILL.md\ntool=/TOOL.md\n'),
  good: withDetectors('skill=SKILL.md\ntool=TOOL.md\n', { 'tools/crane/TOOL.md': '# Crane\n' }),
  *file(facts): Iterable<Finding> {
    for (const line of detectorsIn(facts).lines) {
      if (!line.path.startsWith('/') && !line.path.split('/').includes('..')) continue;
      const inside = line.path
        .split('/')
        .filter((part) => part !== '' && part !== '.' && part !== '..')
        .join('/');
      const fixes = [lineRemoved(facts, line)];
      if (inside !== '') fixes.unshift(...lineRewritten(facts, line, `${line.type}=${inside}`));
      yield {
        path: facts.path,
        ...facts.range(line.pathStart, line.end),
        message: `${shown(line.path)} leads out of the directory that is asked; a path inside it is wanted.`,
        fixes,
      };
    }
  },
};
