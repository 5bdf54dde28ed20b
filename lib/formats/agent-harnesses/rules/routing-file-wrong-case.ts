import type { Finding } from '../../../core/diagnostic';
import { join } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { perStructure } from '../advice/per-structure';
import type { Facts } from '../facts';
import type { Model } from '../model';

export const routingFileWrongCase: Rule<Model, Facts> = {
  name: 'routing-file-wrong-case',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'A routing file has the exact name, capitals and extension included.',
  why: `The name of a routing file is that of the top-level directory in capitals, with \`.md\` in small letters. \`tools.md\`,
\`Tools.md\` and \`TOOLS.MD\` are content like any other: their description does not speak for the directory, and an agent
that looks for \`TOOLS.md\` finds nothing.

Rename the file.`,
  bad: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `tools/`.\n',
    'tools/Tools.md': '---\ndescription: Programs the desk works with.\n---\n\nNone yet.\n',
  },
  good: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `tools/`.\n',
    'tools/TOOLS.md': '---\ndescription: Programs the desk works with.\n---\n\nNone yet.\n',
  },
  harness: perStructure(function* ({ structure }): Iterable<Finding> {
    for (const place of structure.directories) {
      if (place.kind !== 'group' || place.routed || place.node.children.has(place.routingName)) continue;
      // Below a skill at the top level names are the skill's own.
      if (place.top?.unusedLeafType !== undefined) continue;
      const wanted = place.routingName.toLowerCase();
      const twin = place.children.find(
        ({ is, name }) => is === 'file' && name.toLowerCase().replace(/\.markdown$/, '.md') === wanted,
      );
      if (!twin) continue;
      yield {
        path: twin.path,
        message: `\`${twin.name}\` is no routing file for its case; \`${place.routingName}\` is wanted.`,
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
