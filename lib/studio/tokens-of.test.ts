import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { harnessOf } from '../core/files';
import { textOf } from '../core/text';
import { tokenBranches } from '../core/tokens';
import { longestOf, type SectionLine, sectionTitle } from './context-parts';
import { inProcess } from './in-process.fixture';
import { clearCounted, countedOf, markCounted } from './of-what';
import type { ContextLine } from './protocol';
import { sampleFiles } from './sample';
import { createStudio } from './store';
import { deltaMark, deltaWords, startAnswer, worstStanding } from './token-words';
import { branchAt, tilesOf } from './treemap';

async function studio() {
  const made = createStudio({ connect: inProcess().connect, now: () => 0 });
  made.open({ id: 'a', name: 'harbour', origin: 'Sample', harness: harnessOf(sampleFiles) });
  await vi.waitFor(() => expect(made.store.getState().report.encoding).toBe('estimate'));
  return made;
}

describe('a section without a heading', () => {
  const section = (start: number, title = ''): SectionLine => ({
    ...{ path: 'a.ts', title, level: 0, start, end: start + 1, ownEnd: start + 1, own: 1, tokens: 1 },
  });
  const entry = harnessOf({ 'a.ts': 'one\ntwo\n' }).get('a.ts');

  it('is called by its place where there are several', () => {
    const [first, second, third] = [section(0), section(4), section(8, 'Berths')];
    expect(sectionTitle(first, [first, third], entry)).toBe('Before the first heading');
    expect([first, second, third].map((one) => sectionTitle(one, [first, second, third], entry))).toEqual([
      'a.ts, line 1',
      'a.ts, line 2',
      'Berths',
    ]);
  });
});

describe('of what', () => {
  it('every context is its parts and what joins them, each verbatim part where it says it stands', async () => {
    const made = await studio();
    const { harness, report } = made.store.getState();
    const api = made.checker.api();
    for (const [index, context] of report.contexts.entries()) {
      const found = await api.contextParts(index);
      const text = found?.parts.map((part) => part.text).join(found.joiner);
      expect(text).toBe(await api.contextText(index));
      expect(context.tokens).toBe(Math.ceil(new TextEncoder().encode(text).length / 4));
      for (const part of found?.parts ?? []) {
        const entry = harness.get(part.path);
        if (part.start === undefined || !entry) continue;
        expect(textOf(entry).slice(part.start, part.start + part.text.length)).toBe(part.text);
        const lines = textOf(entry).slice(0, part.start).split('\n').length;
        expect(part.lines?.[0]).toBe(lines);
      }
    }
  });

  it('sections end where the next begins, and the longest come first', async () => {
    const made = await studio();
    const sections = await made.checker.api().contextSections(0);
    expect(sections.map(({ title }) => title)).toEqual(['Harbour desk', 'Where things are', 'Manners']);
    const entry = made.store.getState().harness.get('HARNESS.md');
    const text = entry ? textOf(entry) : '';
    for (const { title, start, ownEnd } of sections)
      expect(text.slice(start, ownEnd)).toMatch(new RegExp(`^#+ ${title}\n`));
    expect(longestOf(sections, 1).map(({ own }) => own)).toEqual([Math.max(...sections.map(({ own }) => own))]);
  });

  it('is marked while it is asked for, and opens the file when it is pressed', async () => {
    const made = await studio();
    const index = made.store.getState().report.contexts.findIndex(({ name }) => name === 'leaf skills/assign-berth');
    const counted = await countedOf(made, { context: index, name: 'leaf' });
    expect(counted.title).toBe('leaf; 1 of its 2 parts stand in no file');
    expect(counted.spans.map(({ path }) => path)).toEqual(['skills/assign-berth/SKILL.md']);
    await markCounted(made, { path: 'README.md' }, false);
    expect(made.store.getState().view).toMatchObject({ active: 'HARNESS.md', counted: { title: 'README.md' } });
    await markCounted(made, { path: 'README.md' }, true);
    expect(made.store.getState().view).toMatchObject({ active: 'README.md', counted: { pinned: true } });
    clearCounted(made);
    expect(made.store.getState().view.counted).toBeUndefined();
    const [section] = await made.checker.api().contextSections(0);
    if (section) expect((await countedOf(made, { section })).title).toBe('Harbour desk in HARNESS.md');
  });

  it('counts another state of the harness as this one', async () => {
    const made = await studio();
    const report = await made.checker
      .api()
      .tokensOf(harnessOf({ 'HARNESS.md': '---\nname: a\ndescription: b\n---\nabcd' }));
    expect(report?.contexts[0]).toMatchObject({ name: 'load', tokens: 1 });
  });
});

describe('sentences', () => {
  const context = (tokens: number, budget?: { ideal: number; limit: number }): ContextLine => ({
    ...{ name: 'load', when: '', loads: 'always', paths: [], tokens },
    ...(budget && { budget }),
  });
  const budget = { ideal: 300, limit: 600 };

  it('say what starts, and how it stands', () => {
    expect(startAnswer([])).toBe('No session starts with anything.');
    expect(startAnswer([context(1)])).toBe('Sessions start with 1 token.');
    expect(startAnswer([context(300, budget)])).toBe('Sessions start with 300 tokens, within the ideal 300.');
    expect(startAnswer([context(301, budget)])).toContain('above the ideal 300, within the limit of 600');
    expect(startAnswer([context(1_240, budget)])).toBe('Sessions start with 1,240 tokens, 640 over the limit of 600.');
    expect(startAnswer([context(5), context(9)])).toBe('Sessions start with 5 to 9 tokens, by what they are for.');
    expect(worstStanding([context(1, budget), context(700, budget)])).toBe('over');
    expect(worstStanding([context(1)])).toBeUndefined();
  });

  it('say what changed', () => {
    expect([deltaMark(412, 640), deltaMark(5, 3), deltaMark(1, 1)]).toEqual(['▲ 228', '▼ 2', '']);
    expect([deltaWords(412, 640), deltaWords(5, 4), deltaWords(1, 1)]).toEqual([
      '228 tokens more',
      '1 token fewer',
      'as before',
    ]);
  });
});

describe('the treemap', () => {
  it('gives each tile its share, inside the whole, without overlaps of one level', () => {
    const paths = fc.dictionary(fc.stringMatching(/^[ab]\/[cd]\/[e-h]$|^[i-k]$/), fc.integer({ min: 1, max: 900 }), {
      minKeys: 1,
    });
    fc.assert(
      fc.property(paths, (files) => {
        const tiles = tilesOf(tokenBranches(files));
        for (const tile of tiles) {
          expect(tile.left).toBeGreaterThanOrEqual(0);
          expect(tile.left + tile.width).toBeLessThanOrEqual(100.001);
          expect(tile.top + tile.height).toBeLessThanOrEqual(100.001);
        }
        const area = tiles
          .filter(({ depth }) => depth === 1)
          .reduce((sum, { width, height }) => sum + width * height, 0);
        expect(area).toBeLessThanOrEqual(10_000.1);
      }),
    );
  });

  it('goes down to a branch, and no further than it is there', () => {
    const root = tokenBranches({ 'a/b/c.md': 1, 'a/d.md': 1 });
    expect(branchAt(root, 'a/b').path).toBe('a/b');
    expect(branchAt(root, 'a/gone/x').path).toBe('a');
    expect(branchAt(root, '').path).toBe('');
    expect(branchAt(root, 'a/d.md').path).toBe('a');
  });
});
