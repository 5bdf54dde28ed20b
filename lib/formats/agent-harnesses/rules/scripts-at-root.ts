import type { Finding, Fix } from '../../../core/diagnostic';
import { join } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { type Guide, guidesOf } from '../advice/guides';
import { withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';

const skill =
  '---\nname: low-water\ndescription: Finds the next low water of a harbour.\n---\n\nRun `scripts/tide.py` with the harbour.\n';

export const scriptsAtRoot: Rule<Model, Facts> = {
  name: 'scripts-at-root',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'The scripts of a skill lie in the skill.',
  why: `A skill is used as one directory: its text together with the names of what lies in its \`scripts/\`. A \`scripts/\` at the root is a
group like any other, so a skill that runs something from there breaks when it is copied, and its scripts are not listed
with it.

Only a \`scripts/\` that a skill speaks of is meant; scripts for the upkeep of the repository are left alone.`,
  bad: withDetectors('skill=SKILL.md\n', { 'skills/low-water/SKILL.md': skill, 'scripts/tide.py': 'print("tide")\n' }),
  good: withDetectors('skill=SKILL.md\n', {
    'skills/low-water/SKILL.md': skill,
    'skills/low-water/scripts/tide.py': 'print("tide")\n',
  }),
  *harness(model): Iterable<Finding> {
    const scripts = model.structure.tops.find(({ name }) => name === 'scripts');
    if (!scripts || scripts.routed) return;
    const users = guidesOf(model).filter((guide) => speaksOf(guide, scripts.path));
    const [user] = users;
    if (!user) return;
    const shown = users.length === 1 ? '' : ` and ${users.length - 1} more`;
    yield {
      path: `${scripts.path}/`,
      message: `\`scripts/\` lies at the root, though the skill \`${user.place.parent.path}/\`${shown} runs what is in it; a skill's scripts lie in the skill.`,
      fixes: users.length === 1 ? moved(scripts.key, user) : [],
    };
  },
};

const speaksOf = ({ facts, references }: Guide, scripts: string): boolean =>
  facts.role === 'skill-file' &&
  references.some(({ target, way }) => target?.startsWith(`${scripts}/`) && way !== 'suffix');

function moved(scripts: string, { place }: Guide): Fix[] {
  if (place.parent.node.children.has('scripts')) return [];
  const to = join(place.parent.key, 'scripts');
  return [{ title: `Move it to \`${to}/\``, edits: [{ rename: scripts, to }], preferred: true }];
}
