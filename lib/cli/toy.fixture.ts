/** A format small enough to know by heart: `TOY.md` at the root; each `TODO` in a page is an error, each page without text advice. */
import { defineFormat, type Format } from '../core/format';
import type { Entry, Harness } from '../core/harness';
import { perEntry } from '../core/harness';
import type { Path } from '../core/path';
import { bytesOf, rangeOf, textOf } from '../core/text';

interface Page {
  path: Path;
  text: string;
}

const pageOf = perEntry((entry: Entry, path: Path): Page => ({ path, text: textOf(entry) }));

const toy = defineFormat<Harness, Page>({
  id: 'toy',
  title: 'Toy',
  about: 'A folder with a toy.',
  docs: 'https://example.org/toy',
  detect: (harness) => (harness.has('TOY.md') ? { likelihood: 0.9, evidence: ['`TOY.md`'] } : undefined),
  parse: (harness) => harness,
  facts: (harness) =>
    [...harness]
      .filter(([path, entry]) => entry.kind === 'file' && path.endsWith('.md'))
      .map(([path, entry]) => pageOf(entry, path)),
  rules: [
    {
      name: 'todo-left',
      severity: 'error',
      source: 'spec',
      summary: 'No page holds a `TODO`.',
      why: 'A toy is sold finished.',
      bad: { 'TOY.md': 'TODO\n' },
      good: { 'TOY.md': 'done\n', 'run.sh': { text: 'x', executable: true }, link: { symlink: 'TOY.md' } },
      *file({ path, text }) {
        const fixes = [{ title: 'Remove it', edits: [] }];
        for (const { index } of text.matchAll(/TODO/g)) {
          yield { path, ...rangeOf(text, index, index + 4), message: '`TODO` is left, where text is wanted.', fixes };
        }
      },
    },
    {
      name: 'empty-page',
      severity: 'warning',
      source: 'advice',
      confidence: 'certain',
      summary: 'Every page says something.',
      why: 'An empty page is read for nothing.',
      bad: { 'TOY.md': '' },
      good: { 'TOY.md': 'x' },
      *file({ path, text }) {
        if (text === '') yield { path, message: `\`${path}\` is empty, where a text is wanted.` };
      },
    },
  ],
  roles: () => new Map(),
  graph: () => ({ nodes: [{ id: 'toy', kind: 'root', label: 'Toy', path: 'TOY.md', details: {} }], edges: [] }),
  contexts: (harness) => {
    const entry = harness.get('TOY.md');
    const texts = entry ? [{ path: 'TOY.md', text: textOf(entry) }] : [];
    return [{ name: 'load', when: 'At the start.', loads: 'always', texts, budget: { ideal: 10, limit: 20 } }];
  },
  hashed: (harness) => [{ name: 'toy_hash', parts: [bytesOf([...harness.keys()].join('\n'))], layout: 'the paths' }],
  needs: () => [{ name: 'command:git', path: 'TOY.md', hint: 'Install Git.' }],
  exports: () => [
    {
      id: 'greeting',
      title: 'Greeting',
      about: 'A text.',
      options: { module: ['hello', 'bye'] },
      leftOut: () => [{ path: 'run.sh', reason: 'it is no text' }],
      files: ({ module }) => ({ 'greeting.txt': `${module}\n` }),
    },
  ],
  limits: [{ id: 'toy/lines', title: 'Lines', value: 3 }],
  templates: [{ id: 'plain', title: 'Plain', about: 'A toy.', files: (name) => ({ 'TOY.md': `${name}\n` }) }],
  readSuite: (folder, file = 'suite.txt') =>
    folder.has(file)
      ? { suite: { taskIds: ['t1'], hidden: [] }, notes: ['One task.'] }
      : { fault: '`suite.txt` is missing.' },
  conformance: async () => ({
    actual: async (asked) => {
      if (asked.crash) throw new Error('boom');
      return { sum: Object.keys(asked).sort() };
    },
    differences: (expected, actual) =>
      JSON.stringify(expected.sum) === JSON.stringify(actual.sum) ? [] : [`sum: ${JSON.stringify(actual.sum)}`],
  }),
});

export const formats: readonly Format[] = [toy];
export const formatById = (id: string) => formats.find((format) => format.id === id);
export const detect = (harness: Harness) =>
  formats.flatMap((format) => {
    const detection = format.detect(harness);
    return detection ? [{ format, detection }] : [];
  });
