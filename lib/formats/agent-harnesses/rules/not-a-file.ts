import type { Finding, FixEdit } from '../../../core/diagnostic';
import { join, parentOf } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import type { Facts } from '../facts';
import { find } from '../links';
import type { Model } from '../model';
import type { DirectoryPlace } from '../places';
import { newHarnessFile, newSkillFile } from '../repairs/new-files';

export const notAFile: Rule<Model, Facts> = {
  name: 'not-a-file',
  severity: 'error',
  source: 'spec',
  summary: 'HARNESS.md, `.leaf-detectors`, SKILL.md and top-level routing files are files, not directories.',
  why: `The reference opens these names without asking what they are. A directory in the place of one of them ends it with a
traceback, so nothing of the harness is loaded.

Usual cause: an archive unpacked into a directory named after the file, or notes collected in a directory
\`TOOLS.md/\`. Rename the directory; its contents stay.`,
  bad: {
    'HARNESS.md': '---\nname: Harbour desk\ndescription: Answers questions about berths and fees.\n---\n',
    'tools/crane.txt': 'Lifts 40 tons.\n',
    '.leaf-detectors/skill.txt': 'SKILL.md\n',
  },
  good: {
    'HARNESS.md': '---\nname: Harbour desk\ndescription: Answers questions about berths and fees.\n---\n',
    'tools/crane.txt': 'Lifts 40 tons.\n',
    '.leaf-detectors': 'skill=SKILL.md\n',
  },
  *harness(model): Iterable<Finding> {
    for (const place of model.structure.directories) {
      if (!occupies(place)) continue;
      const free = freeName(place);
      yield {
        path: place.path,
        message: `\`${place.path}\` is a directory; a file of that name is wanted.`,
        fixes: [
          {
            title: `Rename the directory to \`${free}\``,
            edits: [
              { rename: ownKeyOf(place), to: join(parentOf(ownKeyOf(place)), free) },
              ...replacement(model, place),
            ],
            preferred: true,
          },
        ],
      };
    }
  },
};

/** Whether a directory has the place of a file that the reference opens. */
function occupies({ parent, name, listed, asked }: DirectoryPlace): boolean {
  if (!parent) return false;
  if (parent.kind === 'root') return name === 'HARNESS.md' || name === '.leaf-detectors';
  if (parent.kind === 'skill') return name === 'SKILL.md' && parent.listed && parent.asked;
  if (parent.kind !== 'group') return false;
  if (name === 'HARNESS.md') return asked && parent.rootsChecked;
  return parent.top === parent && name === parent.routingName && !listed;
}

/** Where the directory, or the link to it, lies itself. */
const ownKeyOf = (place: DirectoryPlace): string => join(place.parent?.key ?? '', place.name);

/** `TOOLS.md` → `tools-files`, `.leaf-detectors` → `.leaf-detectors-files`. */
function freeName(place: DirectoryPlace): string {
  const stem = place.name.startsWith('.') ? place.name : place.name.replace(/\.md$/, '').toLowerCase();
  let free = `${stem}-files`;
  for (let n = 2; place.parent && find(place.parent.node, free); n++) free = `${stem}-files-${n}`;
  return free;
}

/** The file without which the next error would follow at once. */
function replacement(model: Model, place: DirectoryPlace): FixEdit[] {
  const write = ownKeyOf(place);
  if (place.name === 'SKILL.md') return [{ write, entry: newSkillFile(place.parent?.name ?? '') }];
  if (place.name !== 'HARNESS.md') return [];
  return [{ write, entry: newHarnessFile(model, place.parent) }];
}
