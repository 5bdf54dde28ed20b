import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { bulletsFor } from '../advice/bullets';
import { type Child, childrenIn } from '../advice/children';
import { guideAbout } from '../advice/guides';
import { keeper } from '../advice/kept';
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
      const said = children.map(({ speaker }) => speaker && model.factsOf(speaker));
      yield* kept(facts, [children, ...said], () => [...silentIn(model, facts, children)]);
    }
  },
};

const kept = keeper<Facts, Finding[]>();

function* silentIn(model: Model, facts: Facts, children: readonly Child[]): Iterable<Finding> {
  const directories = children.filter(({ place }) => place.is === 'directory');
  const targets = new Set(guideAbout(model, facts)?.references.map(({ target }) => target));
  const silent = directories.filter(
    ({ place, speaker }) =>
      !saysName(facts, place.name) && !targets.has(place.path) && !(speaker && targets.has(speaker.path)),
  );
  if (silent.length === 0) return;
  const names = listed(silent.map(({ name }) => `\`${name}\``));
  yield {
    path: facts.path,
    ...facts.range(facts.frontmatter.fences?.body.start ?? 0),
    message: `${names} ${silent.length === 1 ? 'is' : 'are'} named nowhere in \`${facts.fileName}\`; a line for each child is wanted.`,
    fixes: [
      {
        title: silent.length === 1 ? `Add a line about ${names}` : `Add lines about all ${silent.length}`,
        edits: [bulletsFor(model, facts, silent, directories)],
        preferred: true,
      },
    ],
  };
}
