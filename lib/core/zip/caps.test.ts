import { describe, expect, it } from 'vitest';
import { opened, rawZip, refusal, refusedWith, root } from './zip.fixture';

describe('caps', () => {
  it('refuses too many entries before reading one', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ name: `${index}.md` }));
    expect(refusal(rawZip(many), { caps: { entries: 19 } }).message).toContain('20 entries');
    expect(opened(rawZip(many), { caps: { entries: 20 } }).harness.size).toBe(20);
  });

  it('refuses too many bytes, naming where they pass the cap', () => {
    const { entry } = refusal(rawZip([root, { name: 'big.md', content: 'x'.repeat(200) }]), { caps: { total: 100 } });
    expect(entry).toBe('big.md');
  });

  it('refuses a bomb by its ratio', () => {
    const bomb = rawZip([root, { name: 'bomb.txt', content: new Uint8Array(70 * 1024 * 1024) }]);
    expect(refusal(bomb).entry).toBe('bomb.txt');
  });

  it('refuses a size that deflate cannot reach', () => {
    expect(refusedWith({ name: 'a', content: 'x', size: 50_000_000 }).entry).toBe('a');
  });

  it.each([10, 100_000])('stops at content longer than declared (%i bytes)', (size) => {
    const content = new Uint8Array(30_000_000);
    expect(refusedWith({ name: 'liar', content, size, crc: 0 }).entry).toBe('liar');
  });

  it('stops early in a long lie', () => {
    const noise = Uint8Array.from({ length: 400_000 }, (_, index) => (index * index * 31 + (index >> 3)) & 255);
    expect(refusedWith({ name: 'liar', content: noise, size: 100 }).entry).toBe('liar');
  });

  it('refuses content shorter than declared, and a false checksum', () => {
    expect(refusedWith({ name: 'short', content: 'abc', size: 4 }).entry).toBe('short');
    expect(refusedWith({ name: 'sum', content: 'abc', crc: 1 }).entry).toBe('sum');
    expect(refusedWith({ name: 'stored', content: 'abc', method: 0, size: 2 }).entry).toBe('stored');
  });

  it('refuses several entries over the same data', () => {
    const content = Uint8Array.from({ length: 500 }, (_, index) => (index * 7919) & 255);
    const same = Array.from({ length: 5 }, (_, index) => ({ name: `${index}`, localName: '0', content, offset: 0 }));
    const bytes = rawZip(same);
    // Only the first has data: the rest of the archive is cut away before the directory.
    expect(refusal(bytes).entry).toBe('1');
  });

  it('refuses encryption and other methods', () => {
    expect(refusedWith({ name: 'locked', flags: 1 }).entry).toBe('locked');
    const { entry, message } = refusedWith({ name: 'lzma', method: 14 });
    expect(entry).toBe('lzma');
    expect(message).toContain('method 14');
  });
});
