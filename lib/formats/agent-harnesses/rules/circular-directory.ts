import type { Finding, Fix, FixEdit } from '../../../core/diagnostic';
import { isWithin, join } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { DirectoryPlace } from '../places';

export const circularDirectory: Rule<Model, Facts> = {
  name: 'circular-directory',
  severity: 'error',
  source: 'spec',
  summary: 'Below one top-level directory, every directory is reached once.',
  why: `Links are followed. A link to a directory above it would be walked for ever, and a second way to the same directory would
list its contents twice, so the reference stops at the second time and loads nothing. Each top-level directory starts
afresh: a link into another one is fine.

Usual cause: a link made to share files between two groups. Remove the link, or replace it by a copy.`,
  bad: {
    'HARNESS.md':
      '---\nname: Harbour desk\ndescription: Answers questions about berths and fees.\n---\n\nSee `docks/`.\n',
    'docks/DOCKS.md': '---\ndescription: The docks and what may moor there.\n---\n\n- `north/`\n',
    'docks/north/DOCKS.md': '---\ndescription: The north dock with its two cranes.\n---\n',
    'docks/upper': { symlink: 'north' },
  },
  good: {
    'HARNESS.md':
      '---\nname: Harbour desk\ndescription: Answers questions about berths and fees.\n---\n\nSee `docks/` and `cranes/`.\n',
    'docks/DOCKS.md': '---\ndescription: The docks and what may moor there.\n---\n\n- `north/`\n',
    'docks/north/DOCKS.md': '---\ndescription: The north dock with its two cranes.\n---\n',
    cranes: { symlink: 'docks/north' },
  },
  *harness(model): Iterable<Finding> {
    for (const place of model.structure.directories) {
      if (place.kind !== 'circular' || !place.asked || !place.listed) continue;
      yield {
        path: `${place.path}/`,
        message: `\`${place.path}/\` is the directory that was reached before as \`${place.before?.path}/\`; below one top-level directory each is reached once.`,
        fixes: fixesOf(model, place),
      };
    }
  },
};

/** The link that leads to a visit: the place itself, or the nearest directory above it that is one. */
function linkTo(model: Model, place: DirectoryPlace | undefined): DirectoryPlace | undefined {
  for (let at = place; at?.parent; at = at.parent) {
    if (model.harness.get(ownKeyOf(at))?.kind === 'symlink') return at;
  }
  return undefined;
}

/** Where the link itself lies. */
const ownKeyOf = (place: DirectoryPlace): string => join(place.parent?.key ?? '', place.name);

function fixesOf(model: Model, place: DirectoryPlace): Fix[] {
  // One of the two ways leads through a link.
  const here = linkTo(model, place);
  const before = linkTo(model, place.before);
  const link = here ?? before;
  if (!link) return [];
  const own = ownKeyOf(link);
  const fixes: Fix[] = [{ title: `Remove the link \`${own}\``, edits: [{ remove: own }], preferred: true }];
  // A copy ends the second way only where that link alone makes it, and never holds itself.
  const alone = !(here && before) && (link === place || link === place.before);
  if (alone && !isWithin(own, link.key)) {
    fixes.push({ title: `Replace the link \`${own}\` by a copy`, edits: copy(model, link.key, own) });
  }
  return fixes;
}

function copy(model: Model, from: string, to: string): FixEdit[] {
  const edits: FixEdit[] = [{ remove: to }];
  for (const [path, entry] of model.harness) {
    if (path !== from && isWithin(path, from)) edits.push({ write: to + path.slice(from.length), entry });
    else if (path === from) edits.push({ write: to, entry });
  }
  return edits;
}
