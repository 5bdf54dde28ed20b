/** Makes an Agent Harness of what people have: free text, instructions of other tools, or a folder of skills. */
import type { Import } from '../../core/format';
import type { Harness } from '../../core/harness';
import { textOf } from '../../core/text';
import { converted } from './imports/convert';
import { fencesKnown } from './imports/entry';

/** Instructions of other tools, in the order of preference. */
const instructions = ['AGENTS.md', 'CLAUDE.md', 'GEMINI.md'];

const isFile = (harness: Harness, path: string): boolean => harness.get(path)?.kind === 'file';

const instructionsIn = (harness: Harness): string | undefined => instructions.find((path) => isFile(harness, path));

const freeText: Import = {
  id: 'free-text',
  title: 'Free-text HARNESS.md',
  about: 'A HARNESS.md without frontmatter: it gets a name and a description, and what lies beside it gets its routes.',
  recognises: (harness) => {
    const entry = harness.get('HARNESS.md');
    return entry?.kind === 'file' && !fencesKnown(textOf(entry));
  },
  convert: (harness) => converted(harness, { from: 'HARNESS.md' }),
};

const agentInstructions: Import = {
  id: 'agent-instructions',
  title: 'AGENTS.md or CLAUDE.md',
  about: 'Instructions for a coding agent: the file becomes HARNESS.md, and what lies beside it gets its routes.',
  recognises: (harness) => !harness.has('HARNESS.md') && instructionsIn(harness) !== undefined,
  convert: (harness) => converted(harness, { from: instructionsIn(harness) }),
};

const skillsFolder: Import = {
  id: 'skills-folder',
  title: 'Folder of skills or Claude Code plugin',
  about: 'Skills become leaves below groups with routing files, and a HARNESS.md leads to them.',
  recognises: (harness) =>
    !harness.has('HARNESS.md') &&
    [...harness.keys()].some((path) => path === '.claude-plugin/plugin.json' || /(?:^|\/)SKILL\.md$/.test(path)),
  convert: (harness) => converted(harness, { from: undefined }),
};

export const imports: readonly Import[] = [freeText, agentInstructions, skillsFolder];
