import { describe, expect, it, vi } from 'vitest';
import { type Files, harnessOf } from '../core/files';
import type { Harness } from '../core/harness';
import { findHarnesses } from './find';

/** Looks like a harness by its `likelihood` file. */
vi.mock('../formats', () => ({
  detect: (harness: Harness) => {
    const likelihood = [...harness.keys()].flatMap((path) => (/^0?\.?\d+$/.test(path) ? [Number(path)] : []));
    return likelihood.length > 0
      ? [{ format: { id: 'x' }, detection: { likelihood: likelihood[0], evidence: [] } }]
      : [];
  },
}));

const roots = (files: Files) => findHarnesses(harnessOf(files)).map(({ root }) => root);

describe('findHarnesses', () => {
  it('takes the root where it is one, with what lies inside', () => {
    expect(roots({ '1': '', 'a/1': '' })).toEqual(['']);
    expect(roots({ '0.5': '', 'a/0.5': '' })).toEqual(['']);
  });

  it('finds several below, each once, in order', () => {
    expect(roots({ 'b/1': '', 'a/deep/1': '', 'a/deep/er/1': '', 'note.md': '' })).toEqual(['a/deep', 'b']);
  });

  it('prefers what looks more like one', () => {
    expect(roots({ '0.3': '', 'a/0.9': '', 'b/0.9': '' })).toEqual(['a', 'b']);
  });

  it('passes over the stores of tools', () => {
    expect(roots({ '.git/1': '', 'node_modules/x/1': '', 'a/1': '' })).toEqual(['a']);
  });

  it('ends on trees without end', () => {
    expect(roots({ [`${'a/'.repeat(10_000)}1`]: '' })).toEqual([]);
  });

  it('finds nothing in nothing', () => {
    expect(roots({})).toEqual([]);
  });
});
