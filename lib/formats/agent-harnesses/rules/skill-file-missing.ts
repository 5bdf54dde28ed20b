import type { Finding, Fix } from '../../../core/diagnostic';
import { baseName, join } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import type { Facts } from '../facts';
import { has } from '../links';
import type { Model } from '../model';
import type { DirectoryPlace } from '../places';
import { newSkillFile } from '../repairs/new-files';

export const skillFileMissing: Rule<Model, Facts> = {
  name: 'skill-file-missing',
  severity: 'error',
  source: 'spec',
  summary: 'Every skill has a file called exactly `SKILL.md`.',
  why: `A directory that matches the detector of the type \`skill\` is read as a skill, and a skill is read from \`SKILL.md\`, whatever
path the detector names. Without that file the reference stops and loads nothing of the harness.

Usual causes: a detector such as \`skill=skill.yaml\`, an empty detector path (which matches every directory), or
\`skill.md\` in small letters.`,
  bad: {
    'HARNESS.md':
      '---\nname: Harbour desk\ndescription: Answers questions about berths and fees.\n---\n\nSee `skills/`.\n',
    '.leaf-detectors': 'skill=steps.txt\n',
    'skills/SKILLS.md': '---\ndescription: What the desk can do for a caller.\n---\n\n- `berths/`\n',
    'skills/berths/steps.txt': 'Look the berth up.\n',
  },
  good: {
    'HARNESS.md':
      '---\nname: Harbour desk\ndescription: Answers questions about berths and fees.\n---\n\nSee `skills/`.\n',
    '.leaf-detectors': 'skill=SKILL.md\n',
    'skills/SKILLS.md': '---\ndescription: What the desk can do for a caller.\n---\n\n- `berths/`\n',
    'skills/berths/SKILL.md': '---\nname: berths\ndescription: Finds a free berth for a given draught.\n---\n',
  },
  *harness(model): Iterable<Finding> {
    for (const place of model.structure.directories) {
      if (place.kind !== 'skill' || !place.asked || !place.listed) continue;
      if (has(place.node, 'SKILL.md')) continue;
      yield {
        path: `${place.path}/`,
        message: `\`${place.path}/\` is a skill by the detector \`skill=${model.detectors.byType.get('skill') ?? ''}\`, but has no \`SKILL.md\`.`,
        fixes: fixesOf(model, place),
      };
    }
  },
};

function fixesOf(model: Model, place: DirectoryPlace): Fix[] {
  const wanted = join(place.key, 'SKILL.md');
  const twin = place.children.find((child) => child.is === 'file' && child.name.toLowerCase() === 'skill.md');
  const fixes: Fix[] = [];
  if (twin) {
    const edits = [{ rename: join(place.key, twin.name), to: wanted }];
    fixes.push({ title: `Rename \`${twin.name}\` to \`SKILL.md\``, edits, preferred: true });
  }
  const create = { title: 'Create `SKILL.md`', edits: [{ write: wanted, entry: newSkillFile(place.name) }] };
  fixes.push(twin ? create : { ...create, preferred: true });
  return [...fixes, ...correctDetector(model)];
}

/** Where the detector names another file than SKILL.md. */
function correctDetector({ detectors, structure, fileIn }: Model): Fix[] {
  const facts = fileIn(structure.root, '.leaf-detectors');
  const line = detectors.lines.findLast((each) => each.type === 'skill');
  if (!facts || !line || baseName(line.path) === 'SKILL.md') return [];
  if (detectors.lines.some((each) => each.path === 'SKILL.md' && each.type !== 'skill')) return [];
  const edits = [{ path: facts.key, start: line.pathStart, end: line.end, text: 'SKILL.md' }];
  return [{ title: 'Recognise skills by `SKILL.md` in `.leaf-detectors`', edits }];
}
