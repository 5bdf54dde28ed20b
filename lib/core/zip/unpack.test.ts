import { describe, expect, it } from 'vitest';
import { filesOf, harnessOf } from '../files';
import type { Harness } from '../harness';
import { bytesOf, textOf } from '../text';
import { packZip, type Unpacked, type UnpackOptions, unpackZip } from '.';
import { crc32 } from './crc32';
import { extra, type RawEntry, rawZip } from './zip.fixture';

function opened(bytes: Uint8Array, options?: UnpackOptions): Unpacked {
  const result = unpackZip(bytes, options);
  if ('refused' in result) throw new Error(result.refused.message);
  return result;
}

function refusal(bytes: Uint8Array, options?: UnpackOptions): { message: string; entry?: string } {
  const result = unpackZip(bytes, options);
  if (!('refused' in result)) throw new Error(`opened: ${[...result.harness.keys()].join(', ')}`);
  return result.refused;
}

const root: RawEntry = { name: 'HARNESS.md', content: '# hi\n' };
const openedWith = (...entries: RawEntry[]) => opened(rawZip([root, ...entries]));
const refusedWith = (...entries: RawEntry[]) => refusal(rawZip([root, ...entries]));
const kinds = (result: Unpacked) => result.notices.map((notice) => notice.kind);

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

describe('kinds', () => {
  it('keeps executable bits, links and empty folders from Unix', () => {
    const { harness } = openedWith(
      { name: 'run.sh', mode: 0o100755 },
      { name: 'link', mode: 0o120777, content: '../elsewhere' },
      { name: 'empty/', mode: 0o040755 },
      { name: 'full/', mode: 0o040755 },
      { name: 'full/a.md' },
    );
    expect(filesOf(harness)).toEqual({
      'HARNESS.md': '# hi\n',
      'empty/': { directory: true },
      'full/a.md': '',
      link: { symlink: '../elsewhere' },
      'run.sh': { text: '', executable: true },
    });
  });

  it('takes no mode from other systems', () => {
    const { harness } = openedWith({ name: 'a', mode: 0o120777, content: 'x', creator: 0 });
    expect(harness.get('a')).toEqual({ kind: 'file', bytes: bytesOf('x') });
  });

  it('leaves devices out with a notice', () => {
    const result = openedWith({ name: 'pipe', mode: 0o010644 });
    expect(result.harness.has('pipe')).toBe(false);
    expect(kinds(result)).toEqual(['special-file']);
  });

  it('refuses a link to a name that is no text', () => {
    expect(refusedWith({ name: 'link', mode: 0o120777, content: new Uint8Array([255]) }).entry).toBe('link');
  });
});

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

describe('the container', () => {
  it('says what is no archive, cut short or damaged', () => {
    expect(refusal(new Uint8Array(0)).message).toContain('no zip archive');
    expect(refusal(bytesOf('hello')).message).toContain('no zip archive');
    const whole = rawZip([root]);
    expect(refusal(whole.slice(0, -30)).message).toContain('cut short');
    expect(refusal(rawZip([root], { count: 2 })).message).toContain('announces 2 entries');
  });

  it('reads past a prefix, a comment and trailing bytes', () => {
    const bytes = rawZip([root, { name: 'a', content: 'x' }], {
      prefix: '#!/bin/sh\n',
      comment: 'PK hello',
      suffix: 'xx',
    });
    expect([...opened(bytes).harness.keys()]).toEqual(['HARNESS.md', 'a']);
  });

  it('reads zip64', () => {
    for (const prefix of ['', 'prefix']) {
      const bytes = rawZip([root, { name: 'a', content: 'x' }], { zip64: true, prefix });
      expect(textOf(opened(bytes).harness.get('HARNESS.md') ?? { kind: 'directory' })).toBe('# hi\n');
    }
  });

  it('does not depend on the order of the entries', () => {
    const entries = ['b', 'a', 'c/d', 'c/'].map((name) => ({ name }));
    const forwards = opened(rawZip(entries)).harness;
    expect([...opened(rawZip(entries.toReversed())).harness]).toEqual([...forwards]);
  });

  it('opens an empty archive as an empty harness', () => {
    expect(opened(rawZip([])).harness.size).toBe(0);
  });
});

describe('what archivers add', () => {
  const files = { 'HARNESS.md': '# hi\n', 'docks/DOCKS.md': 'x' };
  const entries = (folder: string) =>
    Object.entries(files).map(([name, content]) => ({ name: `${folder}${name}`, content }));
  const likelihood = (harness: Harness) => (harness.has('HARNESS.md') ? 1 : 0);

  it('opens a harness at the root, in a folder, and as the Finder packs it, as the same', () => {
    const plain = opened(rawZip(entries('')));
    const wrapped = opened(rawZip(entries('desk-main/')));
    const finder = opened(
      rawZip([
        { name: 'desk-main/' },
        ...entries('desk-main/'),
        { name: '__MACOSX/desk-main/._HARNESS.md' },
        { name: 'desk-main/.DS_Store' },
        { name: '.DS_Store' },
      ]),
    );
    expect(wrapped.harness).toEqual(plain.harness);
    expect(finder.harness).toEqual(plain.harness);
    expect(plain.wrapper).toBeUndefined();
    expect(wrapped.wrapper).toBe('desk-main');
    expect(kinds(finder)).toEqual(['left-out', 'wrapper']);
  });

  it('refuses names that become unsafe without the folder', () => {
    expect(refusal(rawZip([{ name: 'desk/C:/x' }])).entry).toBe('C:/x');
  });

  it('leaves two folders as they are', () => {
    const two = opened(rawZip([...entries('a/'), ...entries('b/')]));
    expect(two.wrapper).toBeUndefined();
    expect(two.harness.size).toBe(4);
  });

  it('keeps a top folder that belongs to the harness', () => {
    const skills = rawZip([{ name: 'skills/tide/SKILL.md' }]);
    const bundle = (harness: Harness) => ([...harness.keys()].some((path) => path.startsWith('skills/')) ? 0.5 : 0);
    expect(opened(skills, { likelihood: bundle }).harness.has('skills/tide/SKILL.md')).toBe(true);
    expect(opened(rawZip(entries('a/')), { likelihood }).wrapper).toBe('a');
    expect(opened(rawZip(entries('a/b/')), { likelihood }).wrapper).toBe('a/b');
    expect(opened(rawZip(entries('a/b/'))).wrapper).toBe('a');
  });

  it('takes nothing off and leaves nothing out of its own archives', () => {
    const harness = harnessOf({ 'only/HARNESS.md': 'x', 'only/.DS_Store': 'y' });
    expect(opened(packZip(harness), { likelihood })).toEqual({ harness, notices: [] });
  });
});
