import { describe, expect, it } from 'vitest';
import { bytesOf } from '../text';
import { crc32 } from './crc32';
import { extra, kinds, openedWith, refusedWith } from './zip.fixture';

describe('names', () => {
  it.each([
    '../evil.md',
    'a/../../evil.md',
    'a/..',
    '/etc/passwd',
    'C:/x.md',
    'c:x.md',
    '\\\\server\\share\\x.md',
    '..\\evil.md',
    'a\\..\\..\\evil.md',
    './/C:x.md',
    'a\0.md',
    '',
    '.',
  ])('refuses %j, whatever system wrote it, and names it', (name) => {
    for (const creator of [0, 3, 10, 19]) {
      const { entry, message } = refusedWith({ name, creator });
      expect(entry?.replaceAll('\\', '/')).toBe(name.replaceAll('\\', '/'));
      expect(message).toMatch(/\.$/);
    }
  });

  it.each([
    [['a.md', 'a.md']],
    [['a.md', './a.md']],
    [['a.md', 'x/../a.md']],
    [['a', 'a/b.md']],
    [['a/b/c.md', 'a/b']],
    [['a/', 'a']],
  ])('refuses two things of one name: %j', (names) => {
    expect(refusedWith(...names.map((name) => ({ name }))).entry).toBeDefined();
  });

  it('refuses a link that something lies below', () => {
    const link = { name: 'out', content: '/tmp', mode: 0o120777 };
    expect(refusedWith(link, { name: 'out/x.md' }).entry).toBe('out');
  });

  it('refuses an entry that is called otherwise beside its data', () => {
    expect(refusedWith({ name: 'safe.md', localName: 'evil.md' }).entry).toBe('safe.md');
  });

  it('lets `.` parts and doubled slashes fall away, and the entry of the root itself', () => {
    const { harness } = openedWith({ name: './' }, { name: './a//b.md' });
    expect([...harness.keys()]).toEqual(['HARNESS.md', 'a/b.md']);
  });

  it('reads backslashes by the system that wrote them', () => {
    const names = ['skills\\tide\\SKILL.md', 'agents\\pilot.md'];
    const windows = openedWith(...names.map((name) => ({ name, creator: 0 })));
    expect([...windows.harness.keys()]).toEqual(['HARNESS.md', 'agents/pilot.md', 'skills/tide/SKILL.md']);
    expect(kinds(windows)).toEqual(['backslashes']);
    const unix = openedWith(...names.map((name) => ({ name, creator: 3 })));
    expect([...unix.harness.keys()]).toEqual(['HARNESS.md', 'agents\\pilot.md', 'skills\\tide\\SKILL.md']);
    expect(unix.notices).toEqual([]);
  });

  it('reads UTF-8 with and without the flag, the Unicode path field, else code page 437', () => {
    const name = 'data/mareé-表.md';
    expect(openedWith({ name, flags: 0x0800 }).harness.has(name)).toBe(true);
    expect(openedWith({ name }).harness.has(name)).toBe(true);
    const dos = new Uint8Array([0x82, 0x2e, 0x6d, 0x64]);
    const guessed = openedWith({ name: dos, creator: 0 });
    expect([...guessed.harness.keys()]).toEqual(['HARNESS.md', 'é.md']);
    expect(kinds(guessed)).toEqual(['code-page-437']);
    const sum = new Uint8Array(5);
    sum[0] = 1;
    new DataView(sum.buffer).setUint32(1, crc32(dos), true);
    const unicodePath = extra(0x7075, new Uint8Array([...sum, ...bytesOf('表.md')]));
    expect(openedWith({ name: dos, extra: unicodePath }).harness.has('表.md')).toBe(true);
  });

  it('keeps composed and decomposed names apart and says so', () => {
    const both = openedWith({ name: 'mare\u0301.md', content: '1' }, { name: 'mar\u00e9.md', content: '2' });
    expect(both.harness.size).toBe(3);
    expect(kinds(both)).toEqual(['same-name']);
  });

  it('refuses names that nest without end, and takes long ones', () => {
    const deep = 'a/'.repeat(257);
    expect(refusedWith({ name: `${deep}b` }).message).toContain('deeper than 256 folders');
    expect(openedWith({ name: `${deep.slice(2)}b` }).harness.size).toBe(2);
    expect(openedWith({ name: 'a'.repeat(60_000) }).harness.size).toBe(2);
  });

  it('takes foreign keys for names', () => {
    const { harness } = openedWith({ name: '__proto__/constructor', content: 'x' });
    expect(harness.has('__proto__/constructor')).toBe(true);
  });
});
