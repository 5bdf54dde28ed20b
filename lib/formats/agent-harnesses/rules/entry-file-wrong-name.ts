import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import type { Facts } from '../facts';
import type { Model } from '../model';

/** Names that other tools start with, the likeliest last. */
const foreign = ['CLAUDE.md', 'AGENTS.md'];

export const entryFileWrongName: Rule<Model, Facts> = {
  name: 'entry-file-wrong-name',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'The file an agent starts with is called exactly `HARNESS.md`.',
  why: `The name is looked up letter by letter: \`harness.md\` and \`HARNESS.MD\` are other files on most machines, and \`AGENTS.md\` or
\`CLAUDE.md\` are read by other tools. A directory with one of them and no \`HARNESS.md\` is no harness, and nothing in it
is loaded.

Rename the file; its text stays as it is, and may still need frontmatter.`,
  bad: {
    'harness.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nState the harbour.\n',
  },
  good: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nState the harbour.\n',
  },
  alsoDraws: ['agent-harnesses/harness-md-missing'],
  *harness({ structure }): Iterable<Finding> {
    const { root } = structure;
    // A link that leads nowhere has the name already.
    if (root.node.children.has('HARNESS.md')) return;
    const files = root.children.filter((child) => child.is === 'file');
    const twin = files.find(({ name }) => /^harness\.(?:md|markdown|txt)$/i.test(name));
    const file = twin ?? files.findLast(({ name }) => foreign.includes(name));
    if (!file) return;
    yield {
      path: file.path,
      message: `\`${file.name}\` is not what a harness starts with; \`HARNESS.md\` is wanted.`,
      fixes: [
        {
          title: `Rename \`${file.name}\` to \`HARNESS.md\``,
          edits: [{ rename: file.path, to: 'HARNESS.md' }],
          preferred: true,
        },
      ],
    };
  },
};
