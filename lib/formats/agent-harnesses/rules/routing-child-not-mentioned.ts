import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { bulletsFor } from '../advice/bullets';
import { type Child, childrenIn } from '../advice/children';
import { guideAbout } from '../advice/guides';
import { saysName } from '../advice/said-names';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { listed } from '../repairs/proposals';

const routing =
  '---\ndescription: What the desk can do for a caller.\n---\n\n- `low-water/`: when a harbour falls dry.\n';
const skill = (name: string) => `---\nname: ${name}\ndescription: Finds the next ${name} of a given harbour.\n---\n`;
const files = {
  'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `skills/`.\n',
  '.leaf-detectors': 'skill=SKILL.md\n',
  'skills/low-water/SKILL.md': skill('low-water'),
  'skills/spring-tide/SKILL.md': skill('spring-tide'),
};

export const routingChildNotMentioned: Rule<Model, Facts> = {
  name: 'routing-child-not-mentioned',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'A routing file names the directories and skills beside it.',
  why: `An agent that comes to a directory reads its routing file to learn where to go on. A child that is named nowhere in it is
found only by listing the directory, if the agent thinks of that.

Usual cause: a skill added later. One line is enough: the name, and the occasion to use it.`,
  bad: { ...files, 'skills/SKILLS.md': routing },
  good: { ...files, 'skills/SKILLS.md': `${routing}- \`spring-tide/\`: when the moon is new or full.\n` },
  *harness(model): Iterable<Finding> {
    for (const [directory, children] of childrenIn(model.structure)) {
      if (!directory.routed || directory.kind === 'root') continue;
      const facts = model.fileIn(directory, directory.routingName);
      if (facts?.role !== 'routing' || facts.badByte !== undefined) continue;
      const directories = children.filter(({ place }) => place.is === 'directory');
      const silent = unnamed(model, facts, directories);
      if (silent.length === 0) continue;
      const names = listed(silent.map(({ name }) => `\`${name}\``));
      const all = silent.length === 1 ? '' : ` all ${silent.length}`;
      yield {
        path: facts.path,
        ...facts.range(facts.frontmatter.fences?.body.start ?? 0),
        message: `${names} ${silent.length === 1 ? 'is' : 'are'} named nowhere in \`${facts.fileName}\`; a line for each child is wanted.`,
        fixes: [
          {
            title: silent.length === 1 ? `Add a line about ${names}` : `Add lines about${all}`,
            edits: [bulletsFor(model, facts, silent, directories)],
            preferred: true,
          },
        ],
      };
    }
  },
};

const remembered = new WeakMap<Facts, { children: readonly Child[]; said: Set<Child> }>();

/** Those that the text names in no spelling. Remembered for as long as neither the text nor the names change. */
function unnamed(model: Model, facts: Facts, children: readonly Child[]): Child[] {
  let held = remembered.get(facts);
  const first = children[0];
  if (!held || held.children[0] !== first || held.children.length !== children.length) {
    held = { children, said: new Set(children.filter((child) => saysName(facts, child.place.name))) };
    remembered.set(facts, held);
  }
  const { said } = held;
  const left = children.filter((child) => !said.has(child));
  if (left.length === 0) return [];
  const guide = guideAbout(model, facts);
  const targets = new Set(guide?.references.map(({ target }) => target));
  return left.filter(({ place, speaker }) => !targets.has(place.path) && !(speaker && targets.has(speaker.path)));
}
