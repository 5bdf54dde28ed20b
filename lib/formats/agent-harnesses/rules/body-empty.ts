import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { eolOf } from '../../../core/text';
import { type Child, childrenIn } from '../advice/children';
import type { Facts } from '../facts';
import type { Model } from '../model';

export const bodyEmpty: Rule<Model, Facts> = {
  name: 'body-empty',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'HARNESS.md has a body that says where things are.',
  why: `The body is all that an agent knows when a session starts. Without one it knows a name and a sentence, and is led to none of
the directories: it finds them only by listing files, if it thinks of that.

A few lines are enough: how to behave, and one line for each directory with the occasion to look there.`,
  bad: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n',
    'tables/TABLES.md': '---\ndescription: One tide table for each harbour.\n---\n\n- `north.csv`\n',
    'tables/north.csv': 'high,low\n',
  },
  good: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\n- `tables/`: a tide is asked for.\n',
    'tables/TABLES.md': '---\ndescription: One tide table for each harbour.\n---\n\n- `north.csv`\n',
    'tables/north.csv': 'high,low\n',
  },
  *harness(model): Iterable<Finding> {
    const facts = model.harnessMd;
    if (facts?.state !== 'mapping' || facts.body !== '') return;
    const children = childrenIn(model.structure).get(model.structure.root) ?? [];
    const directories = children.filter(({ place }) => place.is === 'directory');
    if (directories.length === 0) return;
    const end = facts.text.trimEnd().length;
    const eol = eolOf(facts.text);
    yield {
      path: facts.path,
      ...facts.range(Math.max(0, end - 3), end),
      message: `\`${facts.fileName}\` ends with its frontmatter; a body that says where things are is wanted.`,
      fixes: [
        {
          title: 'Insert an index of the directories',
          edits: [{ path: facts.key, start: end, end: facts.text.length, text: index(model, directories, eol) }],
          preferred: true,
        },
      ],
    };
  },
};

function index(model: Model, directories: readonly Child[], eol: string): string {
  const lines = directories.map(({ name, speaker }) => {
    const said = (speaker && model.factsOf(speaker).description) || 'say when to look here.';
    return `- \`${name}\`: ${said.replace(/\s+/g, ' ').trim()}`;
  });
  return ['', '', '## Where things are', '', ...lines, ''].join(eol);
}
