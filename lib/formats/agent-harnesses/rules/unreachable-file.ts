import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { bulletsFor } from '../advice/bullets';
import { type Child, childrenIn } from '../advice/children';
import { type Guide, guideIn, guidesOf } from '../advice/guides';
import { keeper } from '../advice/kept';
import { saysName } from '../advice/said-names';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { DirectoryPlace } from '../places';

const routing = '---\ndescription: Notes on the harbours.\n---\n\n- `pilots.md`: a ship is to be brought in.\n';
const files = {
  'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `notes/`.\n',
  'notes/pilots.md': '---\ndescription: Who brings which ship in, with telephone numbers.\n---\n',
  'notes/fees.md': '---\ndescription: What a berth costs by length and season.\n---\n',
};

export const unreachableFile: Rule<Model, Facts> = {
  name: 'unreachable-file',
  severity: 'info',
  source: 'advice',
  confidence: 'hint',
  summary: 'A routing file that lists its files lists all of them.',
  why: `Where a routing file names some of the pages beside it, an agent takes the list for complete. A page that is missing from it,
and that no other text names, is read by nobody.

Usual cause: a page added later. A routing file that speaks of its pages in general ("one file for each harbour") is
left alone.`,
  bad: { ...files, 'notes/NOTES.md': routing },
  good: { ...files, 'notes/NOTES.md': `${routing}- \`fees.md\`: someone asks for a price.\n` },
  *harness(model): Iterable<Finding> {
    for (const [directory, children] of childrenIn(model.structure)) {
      if (!directory.routed || directory.kind === 'root') continue;
      const facts = model.fileIn(directory, directory.routingName);
      if (facts?.role !== 'routing' || facts.badByte !== undefined) continue;
      for (const page of forgotten(model, directory, facts, children)) {
        yield {
          path: page.place.path,
          message: `\`${page.name}\` is missing from the list in \`${facts.path}\`, and no text names it; a line is wanted.`,
          fixes: [
            {
              title: `Add a line about \`${page.name}\` to \`${facts.fileName}\``,
              edits: [bulletsFor(model, facts, [page], children.filter(isPage))],
              preferred: true,
            },
          ],
        };
      }
    }
  },
};

const kept = keeper<Facts, readonly Child[]>();

function forgotten(
  model: Model,
  directory: DirectoryPlace,
  facts: Facts,
  children: readonly Child[],
): readonly Child[] {
  const silent = kept(facts, [children], () => silentIn(facts, children.filter(isPage)));
  if (silent.length === 0) return [];
  const named = new Set<string | undefined>();
  for (const guide of [...guidesOf(model), ...readersIn(model, directory)]) {
    for (const { target } of guide.references) named.add(target);
  }
  return silent.filter(({ place }) => !named.has(place.path));
}

const isPage = ({ place }: Child): boolean => place.is === 'file' && !/^(?:README|SKILL)\.md$/i.test(place.name);

/** Pages that are in no spelling named; none where the file names fewer than half of them: it is then no list. */
function silentIn(facts: Facts, pages: readonly Child[]): readonly Child[] {
  const silent = pages.filter(
    ({ place }) => !saysName(facts, place.name) && !saysName(facts, place.name.replace(/\.md$/, '')),
  );
  return silent.length * 2 > pages.length ? [] : silent;
}

/** The pages of a directory, which may lead to each other. */
const readersIn = (model: Model, { children }: DirectoryPlace): Guide[] =>
  children.flatMap((place) =>
    place.is === 'file' && place.role === 'content' && place.name.endsWith('.md') ? (guideIn(model, place) ?? []) : [],
  );
