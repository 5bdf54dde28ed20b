import { describe, expect, it } from 'vitest';
import { filesOf, harnessOf } from '../files';
import type { Harness } from '../harness';
import { bytesOf, textOf } from '../text';
import { packZip } from '.';
import { kinds, opened, openedWith, rawZip, refusal, refusedWith, root } from './zip.fixture';

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
