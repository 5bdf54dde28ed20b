import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { bulletsFor } from '../advice/bullets';
import { type Child, childrenIn } from '../advice/children';
import { guideAbout } from '../advice/guides';
import { saysName } from '../advice/said-names';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { Place } from '../places';

export const directoryNotMentioned: Rule<Model, Facts> = {
  name: 'directory-not-mentioned',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'HARNESS.md names every top-level directory that holds something to read.',
  why: `An agent starts with the body of HARNESS.md and goes where it says. A directory that is named nowhere in it is found by
accident or not at all, together with every skill and page below it.

One line is enough: the directory, and the occasion to look there. Only directories with a routing file, a leaf or a page
that has a description are asked for: sources and their notes are not.`,
  bad: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\n- `tables/`: a tide is asked for.\n',
    'pilots/PILOTS.md': '---\ndescription: Who brings which ship in.\n---\n\n- `names.csv`\n',
    'pilots/names.csv': 'name,phone\n',
    'tables/TABLES.md': '---\ndescription: One tide table for each harbour.\n---\n\n- `north.csv`\n',
    'tables/north.csv': 'high,low\n',
  },
  good: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\n- `tables/`: a tide is asked for.\n- `pilots/`: a pilot is asked for.\n',
    'pilots/PILOTS.md': '---\ndescription: Who brings which ship in.\n---\n\n- `names.csv`\n',
    'pilots/names.csv': 'name,phone\n',
    'tables/TABLES.md': '---\ndescription: One tide table for each harbour.\n---\n\n- `north.csv`\n',
    'tables/north.csv': 'high,low\n',
  },
  *harness(model): Iterable<Finding> {
    const facts = model.harnessMd;
    if (facts?.state !== 'mapping' || facts.body === '') return;
    const siblings = directoriesOf(model);
    const silent = siblings.filter((child) => !isNamed(model, facts, child) && isWritten(model, child.place));
    for (const child of silent) {
      yield {
        path: child.place.path === '' ? '.' : `${child.place.path}/`,
        message: `\`${child.name}\` is named nowhere in \`HARNESS.md\`, so no agent is led there; a line is wanted.`,
        fixes: [
          {
            title: `Add a line about \`${child.name}\` to \`HARNESS.md\``,
            edits: [bulletsFor(model, facts, [child], siblings)],
            preferred: true,
          },
          ...(silent.length > 1
            ? [
                {
                  title: `Add lines about all ${silent.length} directories that are not named`,
                  edits: [bulletsFor(model, facts, silent, siblings)],
                },
              ]
            : []),
        ],
      };
    }
  },
};

const directoriesOf = ({ structure }: Model): Child[] =>
  (childrenIn(structure).get(structure.root) ?? []).filter(({ place }) => place.is === 'directory');

/** Something in it was written for agents: a routing file, a leaf, or a page with a description. */
function isWritten(model: Model, directory: Place): boolean {
  const waiting: Place[] = [directory];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    if (place.is === 'file') {
      if (place.role === 'content' && place.name.endsWith('.md') && model.factsOf(place).description) return true;
    } else if (place.is === 'directory') {
      if (place.kind === 'skill' || place.kind === 'leaf' || (place.kind === 'group' && place.routed)) return true;
      if (place.kind === 'group') waiting.push(...place.children);
    }
  }
  return false;
}

function isNamed(model: Model, facts: Facts, { place }: Child): boolean {
  if (saysName(facts, place.name)) return true;
  const guide = guideAbout(model, facts);
  return guide?.references.some(({ target }) => target === place.path || target?.startsWith(`${place.path}/`)) ?? false;
}
