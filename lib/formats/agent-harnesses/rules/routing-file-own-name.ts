import type { Finding } from '../../../core/diagnostic';
import { join } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { perStructure } from '../advice/per-structure';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { DirectoryPlace } from '../places';
import { routingNameOf } from '../routing-name';

export const routingFileOwnName: Rule<Model, Facts> = {
  name: 'routing-file-own-name',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'A nested routing file is named after the top-level directory, not after its own.',
  why: `Everything below \`tools/\` uses \`TOOLS.md\`, at every depth: so an agent knows which name to ask for wherever it is. In
\`tools/database/\` the file \`DATABASE.md\` is content like any other, and the directory has no routing file.

Rename the file.`,
  bad: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `tools/`.\n',
    'tools/TOOLS.md': '---\ndescription: Programs the desk works with.\n---\n\n- `database/`\n',
    'tools/database/DATABASE.md': '---\ndescription: The database of berths and its tables.\n---\n',
  },
  good: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `tools/`.\n',
    'tools/TOOLS.md': '---\ndescription: Programs the desk works with.\n---\n\n- `database/`\n',
    'tools/database/TOOLS.md': '---\ndescription: The database of berths and its tables.\n---\n',
  },
  alsoDraws: ['agent-harnesses/routing-file-missing'],
  harness: perStructure(function* ({ structure }): Iterable<Finding> {
    for (const place of structure.directories) {
      if (place.kind !== 'group' || place.routed || place.node.children.has(place.routingName)) continue;
      const twin = ownNamed(place);
      if (!twin) continue;
      yield {
        path: twin.path,
        message: `\`${twin.name}\` is named after its own directory; expected \`${place.routingName}\`, named after the top-level one.`,
        fixes: [
          {
            title: `Rename \`${twin.name}\` to \`${place.routingName}\``,
            edits: [{ rename: join(place.key, twin.name), to: join(place.key, place.routingName) }],
            preferred: true,
          },
        ],
      };
    }
  }),
};

function ownNamed(place: DirectoryPlace) {
  const own = routingNameOf(place.name).toLowerCase();
  if (own === place.routingName.toLowerCase()) return undefined;
  return place.children.find(({ is, name }) => is === 'file' && name.toLowerCase() === own);
}
