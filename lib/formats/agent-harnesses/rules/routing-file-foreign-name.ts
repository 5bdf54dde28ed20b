import type { Finding, Fix } from '../../../core/diagnostic';
import { isWithin, join } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { perStructure } from '../advice/per-structure';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { DirectoryPlace, FilePlace } from '../places';

/** Names that other tools read in any directory. */
const known = ['README.md', 'AGENTS.md', 'CLAUDE.md', 'GEMINI.md'];

export const routingFileForeignName: Rule<Model, Facts> = {
  name: 'routing-file-foreign-name',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'A file with the name of a routing file lies below the directory it is named after.',
  why: `\`SKILLS.md\` is the routing file of \`skills/\` and of everything below it. In \`tools/\` it is content like any other, though it
looks like the map of another directory.

Usual cause: a directory moved with its routing file. Rename the file, or move it back.`,
  bad: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `tools/` and `pilots/`.\n',
    'tools/PILOTS.md': '---\ndescription: Programs the desk works with.\n---\n\nNone yet.\n',
    'pilots/PILOTS.md': '---\ndescription: Who brings which ship in.\n---\n\nNone yet.\n',
  },
  good: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `tools/` and `pilots/`.\n',
    'tools/TOOLS.md': '---\ndescription: Programs the desk works with.\n---\n\nNone yet.\n',
    'pilots/PILOTS.md': '---\ndescription: Who brings which ship in.\n---\n\nNone yet.\n',
  },
  harness: perStructure(function* ({ structure }): Iterable<Finding> {
    const tops = new Map(structure.tops.map((top) => [top.routingName, top]));
    for (const name of known) tops.delete(name);
    for (const file of structure.files) {
      const home = file.role === 'content' ? tops.get(file.name) : undefined;
      // A link may show the same file elsewhere.
      if (!home || file.parent.top === home || isWithin(file.key, home.key)) continue;
      yield {
        path: file.path,
        message: `\`${file.name}\` is the routing file of \`${home.path}/\`; below \`${file.parent.top?.path ?? ''}/\` the name is \`${file.parent.routingName}\`.`,
        fixes: fixesOf(file, home),
      };
    }
  }),
};

function fixesOf(file: FilePlace, home: DirectoryPlace): Fix[] {
  const { parent } = file;
  const from = join(parent.key, file.name);
  const fixes: Fix[] = [];
  if (!parent.node.children.has(parent.routingName) && parent.routingName !== 'HARNESS.md') {
    const to = join(parent.key, parent.routingName);
    fixes.push({ title: `Rename it to \`${parent.routingName}\``, edits: [{ rename: from, to }], preferred: true });
  }
  if (!home.node.children.has(file.name)) {
    const to = join(home.key, file.name);
    fixes.push({ title: `Move it to \`${to}\``, edits: [{ rename: from, to }] });
  }
  return fixes;
}
