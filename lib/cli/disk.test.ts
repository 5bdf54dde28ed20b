import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

  it('finds nothing where nothing is', () => {
    expect(nodeDisk.read(join(root, 'nowhere'))).toBeUndefined();
    expect(nodeDisk.kindOf(join(root, 'nowhere'))).toBeUndefined();
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

  it('fills an empty directory, and never one that holds something', () => {
    const target = join(root, 'made');
    mkdirSync(target);
    nodeDisk.writeTree(`${target}/`, harness);
    const before = directory(target).harness;
    expect(() => nodeDisk.writeTree(target, harnessOf({ 'other.md': 'x' }))).toThrow(/ENOTEMPTY|EEXIST/);
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
