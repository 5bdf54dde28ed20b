import { describe, expect, it } from 'vitest';
import { harnessOf } from '../core/files';
import { sameHarness } from '../core/harness';
import { fragmentOf, harnessOfFragment } from './share';
import { isShared } from './shared-address';

const harness = harnessOf({
  'HARNESS.md': '---\nname: é 潮 😀\n---\n',
  'run.sh': { text: '#!/bin/sh\n', executable: true },
  'empty/': { directory: true },
});

describe('a shared link', () => {
  it('carries every kind of entry', async () => {
    const read = await harnessOfFragment(await fragmentOf(harness));
    expect('harness' in read && sameHarness(read.harness, harness)).toBe(true);
  });

  it('says that it is damaged when one character is cut or changed', async () => {
    const link = await fragmentOf(harness);
    for (const broken of [link.slice(0, -1), link.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')), '#s1.', '#s1']) {
      expect(await harnessOfFragment(broken)).toHaveProperty('fault');
    }
  });

  it('of another version is not guessed at', async () => {
    expect(isShared('#s2.abc.def')).toBe(true);
    expect(await harnessOfFragment('#s2.abc.def')).toHaveProperty('fault');
  });
});
