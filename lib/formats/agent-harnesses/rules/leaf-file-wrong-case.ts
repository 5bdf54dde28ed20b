import type { Finding } from '../../../core/diagnostic';
import { join } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { FilePlace } from '../places';
import type { Structure } from '../walk';

const around = {
  'skills/SKILLS.md': '---\ndescription: What the desk can do for a caller.\n---\n\n- `low-water/`\n- `moored/`\n',
};
const moored = '---\nname: moored\ndescription: Says which ships lie in the harbour now.\n---\n';

export const leafFileWrongCase: Rule<Model, Facts> = {
  name: 'leaf-file-wrong-case',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'The file that makes a leaf has the very name its detector looks for.',
  why: `A detector finds its file letter by letter. \`skill.md\` where \`SKILL.md\` is looked for works on machines that ignore case and
nowhere else: there the directory is no skill, and the agent is never told of it.

Rename the file.`,
  bad: withDetectors('skill=SKILL.md\n', { ...around, 'skills/moored/skill.md': moored }),
  good: withDetectors('skill=SKILL.md\n', { ...around, 'skills/moored/SKILL.md': moored }),
  // The directory counts as a group as long as its leaf is not found.
  alsoDraws: ['agent-harnesses/routing-file-missing'],
  *harness(model): Iterable<Finding> {
    if (!model.detectors.readable) return;
    for (const { file, wanted } of nearMisses(model)) {
      const to = join(file.parent.key, wanted);
      yield {
        path: file.path,
        message: `\`${file.name}\` makes no leaf of \`${file.parent.path}/\`; the detector looks for \`${wanted}\`.`,
        fixes: [
          {
            title: `Rename \`${file.name}\` to \`${wanted}\``,
            edits: [{ rename: join(file.parent.key, file.name), to }],
            preferred: true,
          },
        ],
      };
    }
  },
};

interface NearMiss {
  file: FilePlace;
  wanted: string;
}

const remembered = new WeakMap<Structure, readonly NearMiss[]>();

/** Files in nested groups that differ from a detector's plain file name in case only. */
export function nearMisses(model: Model): readonly NearMiss[] {
  const { structure, detectors } = model;
  let found = remembered.get(structure);
  if (!found) {
    const wanted = new Map(
      [...detectors.byType.values()].filter((path) => /^[^/]+$/.test(path)).map((path) => [path.toLowerCase(), path]),
    );
    found = structure.files.flatMap((file) => {
      const path = wanted.get(file.name.toLowerCase());
      const nested = file.parent.kind === 'group' && file.parent.parent?.kind !== 'root' && file.role === 'content';
      return path !== undefined && nested && file.name !== path ? [{ file, wanted: path }] : [];
    });
    remembered.set(structure, found);
  }
  return found;
}
