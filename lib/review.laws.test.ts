import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { harnessOf } from './core/files';
import { edit } from './core/harness';
import { defaultSettings } from './core/settings';
import { fileOf } from './core/text';
import { estimateCounter } from './core/tokenizer';
import { review } from './review';

const base = harnessOf({
  'HARNESS.md': '---\nname: Desk\ndescription: Runs the desk.\n---\n\nRead `notes/`.\n',
  'notes/NOTES.md': '---\ndescription: Notes.\n---\n\n- `tide.md`: water.\n',
  'notes/tide.md': '---\ndescription: High and low water.\n---\n',
});
const settings = { ...defaultSettings, counter: estimateCounter };
const text = fc.constantFrom('', '# A\n', '---\nname: X\n---\n', '---\ndescription: D.\n---\n\nSee [x](gone.md).\n');
const edits = fc.array(fc.tuple(fc.constantFrom('HARNESS.md', 'notes/tide.md', 'notes/deep/new.md'), text));
const edited = edits.map((list) =>
  edit(
    base,
    list.map(([path, content]) => [path, fileOf(content)] as const),
  ),
);

describe('review', () => {
  it('of a harness with itself is empty', () => {
    fc.assert(
      fc.property(edited, (harness) => {
        const { files, nodes, edges, introduced, resolved, tokens } = review(harness, harness, settings);
        expect([files, nodes, edges, introduced, resolved, tokens].every((list) => list.length === 0)).toBe(true);
      }),
    );
  });

  it('says the opposite when base and head change places', () => {
    fc.assert(
      fc.property(edited, edited, (left, right) => {
        const there = review(left, right, settings, 'agent-harnesses');
        const back = review(right, left, settings, 'agent-harnesses');
        expect(back.introduced).toEqual(there.resolved);
        expect(back.resolved).toEqual(there.introduced);
        expect(back.files).toHaveLength(there.files.length);
        expect(back.nodes).toHaveLength(there.nodes.length);
      }),
    );
  });

  it('names what an edit changes: the file, its node, its cost and its finding', () => {
    const head = edit(base, [['notes/tide.md', fileOf('Water.\n')]]);
    const { files, nodes, introduced, tokens } = review(base, head, settings);
    expect(files.map(({ kind, key }) => [kind, key])).toEqual([['changed', 'notes/tide.md']]);
    expect(nodes.map(({ key }) => key)).toContain('notes/tide.md');
    expect(introduced.map(({ rule }) => rule)).toContain('agent-harnesses/content-description-missing');
    expect(tokens.map(({ context }) => context)).toContain('prompt');
  });
});
