import type { Finding, Fix } from '../../../core/diagnostic';
import { join } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { fileOf } from '../../../core/text';
import { plainPath } from '../advice/detector-lines';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { DirectoryPlace, FilePlace } from '../places';
import { newHarnessFile, newRoutingFile, newSkillFile } from '../repairs/new-files';
import { routingNameOf } from '../routing-name';

export const routingFileMissing: Rule<Model, Facts> = {
  name: 'routing-file-missing',
  severity: 'warning',
  source: 'spec',
  summary: 'Every nested group has the routing file named after its top-level directory.',
  why: `An agent that comes to a directory reads its routing file to learn what lies there. The name is that of the *top-level*
directory in capitals, at every depth: everything below \`tools/\` uses \`TOOLS.md\`. Without it the directory is a blank on the map.

Usual causes: a file named after the directory itself (\`tools/database/DATABASE.md\`), another case, or a skill that no
line of \`.leaf-detectors\` declares, so that its directory counts as a group.`,
  bad: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `tools/`.\n',
    'tools/TOOLS.md': '---\ndescription: Programs the desk works with.\n---\n\n- `database/`\n',
    'tools/database/schema.txt': 'berth, draught, fee\n',
  },
  good: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `tools/`.\n',
    'tools/TOOLS.md': '---\ndescription: Programs the desk works with.\n---\n\n- `database/`\n',
    'tools/database/TOOLS.md': '---\ndescription: The database of berths and its tables.\n---\n',
    'tools/database/schema.txt': 'berth, draught, fee\n',
  },
  *harness(model): Iterable<Finding> {
    for (const place of model.structure.directories) {
      if (place.routed || !place.asked || !isNestedGroup(place)) continue;
      const twin = twinOf(place);
      yield { path: `${place.path}/`, message: messageOf(place, twin), fixes: fixesOf(model, place, twin) };
    }
  },
};

const isNestedGroup = ({ kind, parent }: DirectoryPlace): boolean =>
  (kind === 'group' || kind === 'circular') && parent?.kind !== 'root';

/** The file that was meant: the routing name in another case, or a file named after the directory itself. */
function twinOf(place: DirectoryPlace): FilePlace | undefined {
  const files = place.children.filter((child): child is FilePlace => child.is === 'file' && child.role === 'content');
  const own = routingNameOf(place.name).toLowerCase();
  return (
    files.find((child) => child.name.toLowerCase() === place.routingName.toLowerCase()) ??
    files.find((child) => child.name.toLowerCase() === own)
  );
}

function messageOf(place: DirectoryPlace, twin: FilePlace | undefined): string {
  const wanted = `expected \`${place.routingName}\`, named after \`${namedAfter(place)}/\``;
  return twin
    ? `\`${place.path}/\` has \`${twin.name}\`, which is not its routing file; ${wanted}.`
    : `\`${place.path}/\` has no routing file; ${wanted}.`;
}

/** The directory whose name the routing file carries: the top-level one of the nearest root. */
function namedAfter(place: DirectoryPlace): string {
  let at = place;
  while (at.parent && !at.parent.isHarness && at.parent.kind !== 'root') at = at.parent;
  return at.path;
}

/** Below a directory called `skill` the routing file is a SKILL.md, which a detector takes for a skill's. */
const makesSkill = ({ detectors }: Model, { routingName }: DirectoryPlace): boolean =>
  [...detectors.byType].find(([, path]) => plainPath({ path }) === routingName)?.[0] === 'skill';

function fixesOf(model: Model, place: DirectoryPlace, twin: FilePlace | undefined): Fix[] {
  const wanted = join(place.key, place.routingName);
  // Below a directory called `harness` the routing file is a HARNESS.md, and so needs a name of its own.
  const isRoot = place.routingName === 'HARNESS.md';
  const isSkill = makesSkill(model, place);
  const fixes: Fix[] = [];
  if (twin && !isRoot && !isSkill && !place.node.children.has(place.routingName)) {
    const edits = [{ rename: join(place.key, twin.name), to: wanted }];
    fixes.push({ title: `Rename \`${twin.name}\` to \`${place.routingName}\``, edits, preferred: true });
  }
  const create = isSkill
    ? { title: 'Make it a skill: create `SKILL.md`', edits: [{ write: wanted, entry: newSkillFile(place.name) }] }
    : {
        title: `Create \`${place.routingName}\` with a list of what is there`,
        edits: [{ write: wanted, entry: isRoot ? newHarnessFile(model, place) : newRoutingFile(model, place) }],
      };
  fixes.push(fixes.length > 0 ? create : { ...create, preferred: true });
  const mark = { write: join(place.key, '.harnessleaf'), entry: fileOf('') };
  fixes.push({ title: 'Mark the directory as a leaf', edits: [mark] });
  return fixes;
}
