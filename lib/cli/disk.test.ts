import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { harnessOf } from '../core/files';
import { sameHarness } from '../core/harness';
import { nodeDisk } from './disk';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'harness-disk-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function directory(path: string) {
  const found = nodeDisk.read(path);
  if (found?.kind !== 'directory') throw new Error(`${path} is no directory`);
  return found;
}

const harness = harnessOf({
  'HARNESS.md': '# hi\n',
  '.hidden/x': 'y',
  'a/b/c.md': 'é',
  'bytes.bin': { base64: 'AP/+' },
  'empty/': { directory: true },
  loop: { symlink: '.' },
  broken: { symlink: '../nowhere' },
  'run.sh': { text: '#!/bin/sh\n', executable: true },
  'odd\nname ': 'x',
  'back\\slash': 'x',
  [`${'d/'.repeat(60)}deep.md`]: 'x',
});

it('brings a harness to the disk and back', () => {
  const target = join(root, 'made');
  nodeDisk.writeTree(target, harness);
  const { harness: read, notices } = directory(target);
  expect(sameHarness(read, harness)).toBe(true);
  expect(notices).toEqual([]);
  expect(readdirSync(root)).toEqual(['made']);
});

describe('reading', () => {
  it('lists a link to a directory once, as a link', () => {
    mkdirSync(join(root, 'h'));
    symlinkSync('..', join(root, 'h', 'up'));
    expect([...directory(join(root, 'h')).harness]).toEqual([['up', { kind: 'symlink', target: '..' }]]);
  });

  it('follows a link that was given as the root', () => {
    nodeDisk.writeTree(join(root, 'real'), harness);
    symlinkSync('real', join(root, 'link'));
    expect(directory(join(root, 'link')).harness.size).toBe(harness.size);
  });

  it('says which names are no UTF-8, and which entries are no files', () => {
    mkdirSync(join(root, 'h'));
    writeFileSync(Buffer.concat([Buffer.from(`${root}/h/`), Buffer.from([0xff, 0x2e, 0x6d])]), 'x');
    execFileSync('mkfifo', [join(root, 'h', 'pipe')]);
    const { harness: read, notices } = directory(join(root, 'h'));
    expect(read.size).toBe(0);
    expect(notices).toEqual([
      { path: 'pipe', message: '`pipe` is a device, pipe or socket; it was left out.' },
      { path: '\ufffd.m', message: '`\ufffd.m` has a name that is no UTF-8; it was left out.', incomplete: true },
    ]);
  });

  it('leaves out what is too large to be a text, and says so', () => {
    mkdirSync(join(root, 'h'));
    writeFileSync(join(root, 'h', 'big.md'), '');
    truncateSync(join(root, 'h', 'big.md'), 256 * 1024 * 1024 + 1);
    const { harness: read, notices } = directory(join(root, 'h'));
    expect(read.size).toBe(0);
    const message = '`big.md` is larger than the 256 MiB that are read; it was left out.';
    expect(notices).toEqual([{ path: 'big.md', message, incomplete: true }]);
  });

  it('finds nothing where nothing is', () => {
    expect(nodeDisk.read(join(root, 'nowhere'))).toBeUndefined();
    expect(nodeDisk.kindOf(join(root, 'nowhere'))).toBeUndefined();
    expect(nodeDisk.read(join(root, 'no', 'such', 'place'))).toBeUndefined();
    writeFileSync(join(root, 'file'), 'x');
    expect(nodeDisk.read(join(root, 'file', 'x'))).toBeUndefined();
  });

  it('tells what is neither a directory nor a file', () => {
    execFileSync('mkfifo', [join(root, 'pipe')]);
    symlinkSync('gone', join(root, 'broken'));
    expect(nodeDisk.read(join(root, 'pipe'))).toEqual({ kind: 'neither', what: 'a device, pipe or socket' });
    const what = 'a link to `gone`, which is not there';
    expect(nodeDisk.read(join(root, 'broken'))).toEqual({ kind: 'neither', what });
  });

  it('does not call absent what cannot be looked at', () => {
    symlinkSync('round', join(root, 'round'));
    expect(() => nodeDisk.read(join(root, 'round'))).toThrow('ELOOP');
    expect(() => nodeDisk.read(join(root, 'x'.repeat(300)))).toThrow('ENAMETOOLONG');
  });

  it('knows where a path really lies, also of what is still to come', () => {
    mkdirSync(join(root, 'real'));
    symlinkSync('real', join(root, 'link'));
    expect(nodeDisk.real(join(root, 'link', 'new', 'x.zip'))).toBe(join(nodeDisk.real(root), 'real', 'new', 'x.zip'));
  });
});

describe('writing', () => {
  it('replaces a file whole, and leaves nothing beside it', () => {
    const file = join(root, 'new', 'x.zip');
    nodeDisk.write(file, Buffer.from('one'));
    nodeDisk.write(file, Buffer.from('two'));
    expect(nodeDisk.read(file)).toMatchObject({ kind: 'file', bytes: Buffer.from('two') });
    expect(readdirSync(join(root, 'new'))).toEqual(['x.zip']);
  });

  it('keeps the mode of the file it replaces', () => {
    const file = join(root, 'x.sh');
    writeFileSync(file, 'one');
    chmodSync(file, 0o750);
    nodeDisk.write(file, Buffer.from('two'));
    expect(statSync(file).mode & 0o777).toBe(0o750);
  });

  it('writes through a link, and never in place of one', () => {
    writeFileSync(join(root, 'x.zip'), 'one');
    symlinkSync('x.zip', join(root, 'link'));
    nodeDisk.write(join(root, 'link'), Buffer.from('two'));
    expect(readFileSync(join(root, 'x.zip'), 'utf8')).toBe('two');
    symlinkSync('gone', join(root, 'broken'));
    expect(() => nodeDisk.write(join(root, 'broken'), Buffer.from('x'))).toThrow('a link to `gone`');
    expect(() => nodeDisk.writeTree(join(root, 'broken'), harness)).toThrow('a link to `gone`');
    expect(['link', 'broken'].every((name) => lstatSync(join(root, name)).isSymbolicLink())).toBe(true);
  });

  it('gives a pipe the bytes, and leaves it a pipe', () => {
    const pipe = join(root, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const reader = spawn('cat', [pipe]);
    const read = new Promise((resolve) => reader.stdout.once('data', (part) => resolve(String(part))));
    nodeDisk.write(pipe, Buffer.from('two'));
    expect(lstatSync(pipe).isFIFO()).toBe(true);
    return expect(read).resolves.toBe('two');
  });

  it('says what stands in the way', () => {
    writeFileSync(join(root, 'file'), 'x');
    expect(() => nodeDisk.write(join(root, 'file', 'x'), Buffer.from('x'))).toThrow();
    expect(() => nodeDisk.writeTree(join(root, 'file'), harness)).toThrow('no directory is there, but something else');
    expect(readFileSync(join(root, 'file'), 'utf8')).toBe('x');
    expect(readdirSync(root)).toEqual(['file']);
  });

  it('fills an empty directory, and never one that holds something', () => {
    const target = join(root, 'made');
    mkdirSync(target);
    const { ino } = statSync(target);
    nodeDisk.writeTree(`${target}/`, harness);
    expect(statSync(target).ino).toBe(ino);
    const before = directory(target).harness;
    expect(() => nodeDisk.writeTree(target, harnessOf({ 'other.md': 'x' }))).toThrow(
      'a directory with files is there already',
    );
    expect(sameHarness(directory(target).harness, before)).toBe(true);
    expect(readdirSync(root)).toEqual(['made']);
  });

  it('writes nothing outside', () => {
    expect(() => nodeDisk.writeTree(join(root, 'made'), harnessOf({ '../evil.md': 'x' }))).toThrow('leads out');
    expect(readdirSync(root)).toEqual([]);
  });

  it('writes nothing through a link', () => {
    mkdirSync(join(root, 'outside'));
    const hostile = harnessOf({ out: { symlink: join(root, 'outside') }, 'out/evil.md': 'x' });
    expect(() => nodeDisk.writeTree(join(root, 'made'), hostile)).toThrow();
    expect(readdirSync(join(root, 'outside'))).toEqual([]);
    expect(readdirSync(root)).toEqual(['outside']);
  });
});
