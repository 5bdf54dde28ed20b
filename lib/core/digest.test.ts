import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { digestMethod, digestOf, digestParts, fileHashes, sha256 } from './digest';
import { harnessOf } from './files';
import { bytesOf } from './text';

const nodeHash = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('sha256', () => {
  it('gives the figures of FIPS 180-4', async () => {
    expect(await sha256([])).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(await sha256([bytesOf('abc')])).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(await sha256([bytesOf('a'), bytesOf('bc')])).toBe(await sha256([bytesOf('abc')]));
  });

  it('hashes a view, not the buffer behind it', async () => {
    expect(await sha256([bytesOf('xabcx').subarray(1, 4)])).toBe(nodeHash('abc'));
  });

  it('falls back to plain JavaScript without a secure context, with the same figure', async () => {
    const large = new Uint8Array(200_000).fill(7);
    const withSubtle = await sha256([large, bytesOf('end')]);
    expect(digestMethod()).toBe('webcrypto');
    vi.stubGlobal('crypto', {});
    expect(digestMethod()).toBe('javascript');
    expect(await sha256([large, bytesOf('end')])).toBe(withSubtle);
    expect(await sha256([])).toBe(nodeHash(''));
  });
});

describe('digest', () => {
  it('lays entries out as documented', () => {
    const harness = harnessOf({
      'b.md': 'two',
      'a.sh': { text: 'x', executable: true },
      'empty/': { directory: true },
      link: { symlink: 'b.md' },
    });
    const bytes = Buffer.concat(digestParts(harness)).toString();
    expect(bytes).toBe('a.sh\0x\x001\0x\0b.md\0f\x003\0two\0empty\0d\x000\0\0link\0l\x004\0b.md\0');
  });

  it('has fixed figures', async () => {
    expect(await digestOf(harnessOf({}))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(await digestOf(harnessOf({ 'HARNESS.md': 'hi\n' }))).toBe(nodeHash('HARNESS.md\0f\x003\0hi\n\0'));
  });

  it.each([
    [{ ab: 'c' }, { a: 'bc' }],
    [{ 'a\nb': 'c' }, { a: '\nbc' }],
    [{ a1: 'b' }, { a: '1b' }],
    [{ a: 'x\0b\0f\x001\0y' }, { a: 'x', b: 'y' }],
    [{ a: 'x' }, { a: { text: 'x', executable: true } }],
    [{ a: 'x' }, { a: { symlink: 'x' } }],
    [{ 'a/': { directory: true } }, { a: '' }],
  ] as const)('tells %j from %j', async (left, right) => {
    expect(await digestOf(harnessOf(left))).not.toBe(await digestOf(harnessOf(right)));
  });

  it('orders by code point, not by UTF-16 unit', async () => {
    const harness = harnessOf({ '\u{1f600}': '1', '\u{ffff}': '2' });
    expect(await digestOf(harness)).toBe(nodeHash('\u{ffff}\0f\x001\x002\0\u{1f600}\0f\x001\x001\0'));
  });

  it('passes over a directory entry that something lies in', async () => {
    const twice = harnessOf({ 'a/': { directory: true }, 'a/b.md': 'x' });
    expect(await digestOf(twice)).toBe(await digestOf(harnessOf({ 'a/b.md': 'x' })));
  });
});

it('lists path, kind, size and SHA-256 of each entry', async () => {
  const files = await fileHashes(
    harnessOf({ 'z.md': 'é', 'run.sh': { text: 'x', executable: true }, l: { symlink: 'z.md' } }),
  );
  expect(files).toEqual([
    { path: 'l', kind: 'symlink', size: 4, sha256: nodeHash('z.md') },
    { path: 'run.sh', kind: 'executable', size: 1, sha256: nodeHash('x') },
    { path: 'z.md', kind: 'file', size: 2, sha256: nodeHash('é') },
  ]);
});
