import { describe, expect, it } from 'vitest';
import { harnessOf } from './files';
import { edit } from './harness';
import { fileOf } from './text';
import { estimateCounter } from './tokenizer';
import {
  type Context,
  contextText,
  figureOf,
  longestSections,
  notLoaded,
  sectionFigures,
  standing,
  tokenBranches,
  tokenDeltas,
  tokenReport,
} from './tokens';

const load: Context = {
  name: 'load',
  when: 'At the start.',
  loads: 'always',
  texts: [
    { path: 'HARNESS.md', text: 'Read the tables.' },
    { path: 'a/A.md', text: 'Second.' },
  ],
  budget: { ideal: 5, limit: 10 },
};

const harness = harnessOf({
  'HARNESS.md': 'Read the tables.',
  'a/A.md': 'Second.',
  'a/b.md': 'Never read, but long enough.',
  'a/chart.bin': { base64: '/wD/' },
  ['__proto__']: 'x',
});

describe('tokenReport', () => {
  const report = tokenReport(harness, [load], estimateCounter);

  it('counts files that are text, and each context as its own joined text', () => {
    expect(Object.entries(report.files)).toEqual([
      ['HARNESS.md', 4],
      ['__proto__', 1],
      ['a/A.md', 2],
      ['a/b.md', 7],
    ]);
    expect(report.contexts).toEqual([
      { name: 'load', tokens: 7, paths: ['HARNESS.md', 'a/A.md'], budget: { ideal: 5, limit: 10 } },
    ]);
    expect(report.contexts[0]?.tokens).toBe(estimateCounter.count(contextText(load)));
  });

  it('counts a text once per counter', () => {
    let counted = 0;
    const counter = { name: 'estimate' as const, count: (text: string) => ++counted * 0 + text.length };
    tokenReport(harness, [load], counter);
    const before = counted;
    tokenReport(edit(harness, [['a/b.md', fileOf('Edited.')]]), [load], counter);
    expect(counted - before).toBe(1);
  });

  it('says what an edit costs', () => {
    const shorter = { ...load, texts: load.texts.slice(0, 1) };
    const after = tokenReport(edit(harness, [['a/b.md', undefined]]), [shorter], estimateCounter);
    expect(tokenDeltas(report, after)).toEqual({
      contexts: [{ name: 'load', base: 7, head: 4 }],
      files: [{ name: 'a/b.md', base: 7, head: 0 }],
    });
    expect(tokenDeltas(report, report)).toEqual({ contexts: [], files: [] });
  });

  it('sums directories, the most expensive first', () => {
    expect(tokenBranches(report.files)).toMatchObject({
      tokens: 14,
      children: [
        { name: 'a', tokens: 9, children: [{ path: 'a/b.md' }, { path: 'a/A.md' }] },
        { name: 'HARNESS.md', tokens: 4 },
        { name: '__proto__', tokens: 1 },
      ],
    });
  });
});

describe('figures', () => {
  it('stand to their budget', () => {
    const of = (tokens: number) => standing({ ...figureOf(load, estimateCounter), tokens });
    expect([of(5), of(6), of(10), of(11)]).toEqual(['ideal', 'acceptable', 'acceptable', 'over']);
    expect(standing({ name: 'x', tokens: 1, paths: [] })).toBeUndefined();
  });

  it('name the longest sections', () => {
    const text = '---\nx: y\n---\nintro\n# Short\nab\n# Long\nabcdefghijklmnopqrstuvwxyz\n## Below\nabcd\n';
    const sections = sectionFigures(text, 13, estimateCounter);
    expect(sections.map(({ title, tokens, own }) => [title, tokens, own])).toEqual([
      ['', 2, 2],
      ['Short', 3, 3],
      ['Long', 12, 9],
      ['Below', 4, 4],
    ]);
    expect(longestSections(sections, 2).map(({ title }) => title)).toEqual(['Long', 'Below']);
  });
});

describe('notLoaded', () => {
  it('gives every file that no context reads its reason', () => {
    expect(notLoaded(harness, [load], (path) => `because of ${path}`)).toEqual([
      { path: '__proto__', reason: 'because of __proto__' },
      { path: 'a/b.md', reason: 'because of a/b.md' },
      { path: 'a/chart.bin', reason: 'because of a/chart.bin' },
    ]);
  });
});
