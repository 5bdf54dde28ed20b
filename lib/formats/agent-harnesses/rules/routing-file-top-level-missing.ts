import type { Finding } from '../../../core/diagnostic';
import type { FileEntry } from '../../../core/harness';
import { join } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { childrenIn } from '../advice/children';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { DirectoryPlace, Place } from '../places';
import { newHarnessFile, newRoutingFile } from '../repairs/new-files';

export const routingFileTopLevelMissing: Rule<Model, Facts> = {
  name: 'routing-file-top-level-missing',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'A top-level directory with several entries has a routing file.',
  why: `The checker asks for routing files in nested groups only, yet the top-level one matters most: its description becomes an
attribute of the directory in the prompt, and it is the first thing an agent reads when a task points there.

A directory with a single entry needs none, and neither does one of sources or pictures: it has to hold pages, skills or
data.`,
  bad: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `tables/`.\n',
    'tables/north.csv': 'high,low\n',
    'tables/south.csv': 'high,low\n',
  },
  good: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `tables/`.\n',
    'tables/TABLES.md': '---\ndescription: One tide table for each harbour.\n---\n\n- `north.csv`\n- `south.csv`\n',
    'tables/north.csv': 'high,low\n',
    'tables/south.csv': 'high,low\n',
  },
  *harness(model): Iterable<Finding> {
    for (const top of model.structure.tops) {
      if (top.routed || top.unusedLeafType !== undefined || top.node.children.size < 2) continue;
      const visible = top.children.filter((child) => !child.name.startsWith('.'));
      if (visible.length < 2 || !isForReading(model, top, visible)) continue;
      yield {
        path: `${top.path}/`,
        message: `\`${top.path}/\` has ${visible.length} entries and no \`${top.routingName}\` that says what they are.`,
        fixes: [
          {
            title: `Create \`${top.routingName}\` with a list of what is there`,
            edits: [{ write: join(top.key, top.routingName), entry: newFile(model, top) }],
            preferred: true,
          },
        ],
      };
    }
  },
};

const data = /\.(?:csv|tsv|jsonl?|ya?ml|txt|xml|pdf|xlsx?|docx?|parquet|sqlite)$/i;

/** Much of it is for an agent to read: pages, groups of pages, leaves, or nothing but data. */
function isForReading(model: Model, top: DirectoryPlace, visible: readonly Place[]): boolean {
  const told = childrenIn(model.structure).get(top)?.length ?? 0;
  if (told > 1 || told * 2 >= visible.length) return true;
  return visible.every(({ is, name }) => is === 'file' && data.test(name));
}

/** The routing file of a directory called `harness` is a HARNESS.md, and so needs a name of its own. */
const newFile = (model: Model, top: DirectoryPlace): FileEntry =>
  top.routingName === 'HARNESS.md' ? newHarnessFile(model, top) : newRoutingFile(model, top);
