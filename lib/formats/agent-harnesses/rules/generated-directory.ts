import type { Finding, Fix } from '../../../core/diagnostic';
import { join } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { fileOf } from '../../../core/text';
import { isGenerated } from '../advice/generated';
import { perStructure } from '../advice/per-structure';
import { withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { DirectoryPlace } from '../places';

export const generatedDirectory: Rule<Model, Facts> = {
  name: 'generated-directory',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'A harness holds no directory that a tool generates.',
  why: `No name is special to the checker: \`node_modules/\` or \`__pycache__/\` in a group is walked like any other directory, needs
routing files at every depth, and its pages are listed in the prompt.

Remove it, or mark it with \`.harnessleaf\` so that it is not walked into. A directory with a routing file of its own is
taken for meant.`,
  bad: withDetectors('skill=SKILL.md\n', { 'node_modules/left-pad.js': 'module.exports = pad;\n' }),
  good: withDetectors('skill=SKILL.md\n', { 'tools/left-pad.js': 'module.exports = pad;\n' }),
  harness: perStructure(function* ({ structure }): Iterable<Finding> {
    for (const place of structure.directories) {
      if (!isGenerated(place) || liesInAnother(place)) continue;
      yield {
        path: `${place.path}/`,
        message: `\`${place.path}/\` is made by a tool and walked like any other directory; only the harness's own files are wanted.`,
        fixes: fixesOf(place),
      };
    }
  }),
};

function liesInAnother(place: DirectoryPlace): boolean {
  for (let at = place.parent; at; at = at.parent) if (isGenerated(at)) return true;
  return false;
}

function fixesOf(place: DirectoryPlace): Fix[] {
  const remove: Fix = { title: `Remove \`${place.path}/\``, edits: [{ remove: place.key }], preferred: true };
  // A top-level directory is never a leaf.
  if (place.parent?.kind === 'root') return [remove];
  const mark = { write: join(place.key, '.harnessleaf'), entry: fileOf('') };
  return [remove, { title: 'Mark it as a leaf, which is not walked into', edits: [mark] }];
}
