import type { Finding, Fix, FixEdit } from '../../../core/diagnostic';
import { baseName, join, parentOf } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { fileOf } from '../../../core/text';
import type { Facts } from '../facts';
import { has } from '../links';
import type { Model } from '../model';
import type { DirectoryPlace } from '../places';

export const skillAtTopLevel: Rule<Model, Facts> = {
  name: 'skill-at-top-level',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Skills and other leaves lie below a group, never directly at the root.',
  why: `The checker never tests a top-level directory for being a leaf, although the specification speaks of any directory. A skill
placed there is walked as a group: its SKILL.md is listed as a file, its scripts are listed one by one, and the agent is
told of no skill. A \`.harnessleaf\` there does nothing.

Move it below a group, such as \`skills/\`.`,
  bad: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `low-water/`.\n',
    '.leaf-detectors': 'skill=SKILL.md\n',
    'low-water/SKILL.md': '---\nname: low-water\ndescription: Finds the next low water of a harbour.\n---\n',
  },
  good: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `skills/`.\n',
    '.leaf-detectors': 'skill=SKILL.md\n',
    'skills/SKILLS.md': '---\ndescription: What the desk can do for a caller.\n---\n\n- `low-water/`\n',
    'skills/low-water/SKILL.md': '---\nname: low-water\ndescription: Finds the next low water of a harbour.\n---\n',
  },
  *harness(model): Iterable<Finding> {
    const misplaced = model.structure.tops.flatMap((top) => {
      const isSkill = has(top.node, 'SKILL.md');
      const type = isSkill ? 'skill' : top.unusedLeafType;
      return type !== undefined && (isSkill || isMatched(model, type)) ? [{ top, type }] : [];
    });
    const [first] = misplaced;
    if (first && misplaced.length > mostApart) {
      yield {
        path: `${first.top.path}/`,
        message: `\`${first.top.path}/\` and ${misplaced.length - 1} more would be leaves, but top-level directories are always walked as groups; move them below one.`,
        fixes: movedTogether(model, misplaced),
      };
      return;
    }
    for (const { top, type } of misplaced) {
      yield {
        path: `${top.path}/`,
        message: `\`${top.path}/\` would be a leaf of type \`${type}\`, but top-level directories are always walked as groups; move it below one.`,
        fixes: fixesOf(model, top, type),
      };
    }
  },
};

/** A repository with all its skills at the top gets one finding. */
const mostApart = 5;

/** All of them in one go, each kind to its group. */
function movedTogether(model: Model, misplaced: readonly { top: DirectoryPlace; type: string }[]): Fix[] {
  const moves = misplaced.flatMap(({ top, type }) => fixesOf(model, top, type).slice(0, 1));
  if (moves.length < misplaced.length) return [];
  const routing = new Map<string, string[]>();
  const edits: FixEdit[] = [];
  for (const edit of moves.flatMap((move) => move.edits)) {
    if ('to' in edit) {
      edits.push(edit);
      const home = parentOf(edit.to);
      routing.set(home, [...(routing.get(home) ?? []), baseName(edit.to)]);
    }
  }
  for (const [home, children] of routing) {
    if (model.structure.tops.some((top) => top.path === home)) continue;
    edits.push({ write: join(home, `${home.toUpperCase()}.md`), entry: fileOf(newHome(home, children)) });
  }
  return [{ title: `Move all ${misplaced.length} below a group`, edits, preferred: true }];
}

/** A leaf rule matches it. A detector that matches every directory says nothing of this one. */
const isMatched = ({ detectors }: Model, type: string | undefined): boolean =>
  type !== undefined && !/^[./]*$/.test(detectors.byType.get(type) ?? 'leaf');

function fixesOf(model: Model, top: DirectoryPlace, type: string): Fix[] {
  const home = type === 'skill' ? 'skills' : `${type.replace(/[^\w-]+/g, '-') || 'leaf'}s`;
  const group = model.structure.tops.find((each) => each.name === home && each !== top);
  const taken = model.structure.root.node.children.get(home);
  if (top.name === home || (taken && !group) || group?.node.children.has(top.name)) return [];
  const edits: FixEdit[] = [{ rename: top.name, to: join(group?.key ?? home, top.name) }];
  if (!group) edits.push({ write: join(home, `${home.toUpperCase()}.md`), entry: fileOf(newHome(home, [top.name])) });
  return [{ title: `Move it to \`${home}/${top.name}/\``, edits, preferred: true }];
}

const newHome = (home: string, children: readonly string[]): string => `---
description: What the ${home} here are for and when to use each.
---

# ${home.charAt(0).toUpperCase()}${home.slice(1)}

${children.map((child) => `- \`${child}/\`\n`).join('')}`;
