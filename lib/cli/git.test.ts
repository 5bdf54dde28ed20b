import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { harnessOf } from '../core/files';
import { packZip } from '../core/zip';
import { nodeDisk } from './disk';
import { openRepository } from './git';
import { ran, type World, world } from './memory.fixture';
import { run } from './run';

const hasGit = spawnSync('git', ['--version']).status === 0;
if (!hasGit) process.stderr.write('Skipped: reviews of Git revisions need the `git` program, which is not on PATH.\n');

let root = '';
const git = (...words: string[]) => {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.org', '-c', 'protocol.file.allow=always'];
  return execFileSync('git', [...identity, '-C', join(root, 'repo'), ...words], { encoding: 'utf8' }).trim();
};
const write = (path: string, text: string | Uint8Array, mode = 0o644) => {
  const full = join(root, 'repo', path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
  chmodSync(full, mode);
};
const commit = (tag: string) => {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '-m', tag);
  git('tag', tag);
};
const page = (text: string) => `---\nname: Desk\ndescription: Use when the tide is asked for.\n---\n\n${text}\n`;

/** This machine's disk and repositories; what is said stays in memory. */
const machine = (): World => Object.assign(world(), { disk: nodeDisk, repository: openRepository });

async function reviewed(range: string, ...words: string[]) {
  const io = machine();
  const line = ['review', '--git', range, '--repo', join(root, 'repo'), '--tokenizer', 'estimate', ...words];
  const code = await run(line, io);
  return { code, said: io.said(), complained: io.complained() };
}

beforeAll(() => {
  if (!hasGit) return;
  root = mkdtempSync(join(tmpdir(), 'harness-git-'));
  mkdirSync(join(root, 'repo'));
  git('init', '--quiet', '--initial-branch', 'main');
  write('README.md', 'A project.\n');
  commit('empty');
  write('desk/HARNESS.md', page('Be brief.'));
  write('desk/run.sh', '#!/bin/sh\n');
  symlinkSync('HARNESS.md', join(root, 'repo', 'desk', 'link'));
  commit('one');
  write('desk/HARNESS.md', page('Be brief and kind.'));
  write('desk/run.sh', '#!/bin/sh\n', 0o755);
  write('desk/é 潮\n"x".md', page('Odd.'));
  write('desk/.hidden/note.md', page('Hidden.'));
  write('old.zip', packZip(harnessOf({ 'HARNESS.md': page('Old.') })));
  write('many.zip', packZip(harnessOf({ 'a/HARNESS.md': page('A.'), 'b/HARNESS.md': page('B.') })));
  commit('two');
  write('desk/HARNESS.md', 'no block\n');
  commit('broken');
  git('rm', '--quiet', '-r', 'desk', 'old.zip', 'many.zip');
  commit('gone');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe.skipIf(!hasGit)('review --git', () => {
  it('says what changed between two revisions, and touches no file', async () => {
    const before = readdirSync(join(root, 'repo'));
    const { code, said, complained } = await reviewed('one..two', 'desk');
    expect([code, complained]).toEqual([0, '']);
    expect(said).toMatch(/^two:desk against one:desk \(agent-harnesses\): valid\n {2}What may happen/);
    expect(said).toContain('    changed script run.sh: 10 → 10 bytes, now executable\n');
    expect(said).toContain('added é 潮\\u{a}"x".md\n');
    expect(said).toContain('added .hidden/note.md\n');
    expect(said).not.toContain('link\n');
    expect(readdirSync(join(root, 'repo'))).toEqual(before);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('finds the harness below the top, and reads a bare repository alike', async () => {
    const { said } = await reviewed('one..two', 'desk');
    expect((await reviewed('one..two')).said).toBe(said);
    const bare = join(root, 'bare.git');
    git('clone', '--quiet', '--bare', join(root, 'repo'), bare);
    const io = machine();
    expect(await run(['review', '--git', 'one..two', '--repo', bare, '--tokenizer', 'estimate'], io)).toBe(0);
    expect(io.said()).toBe(said);
  });

  it('holds the very entries that a directory of the revision holds', () => {
    const found = openRepository(join(root, 'repo')).at('one').read('desk');
    if (found?.kind !== 'directory') throw new Error('no directory');
    expect(found.harness).toEqual(
      harnessOf({ 'HARNESS.md': page('Be brief.'), link: { symlink: 'HARNESS.md' }, 'run.sh': '#!/bin/sh\n' }),
    );
  });

  it('exits with 1 where the head introduces an error', async () => {
    const { code, said } = await reviewed('two..broken', '--output', 'github');
    expect(code).toBe(1);
    expect(said).toMatch(/^::error file=desk\/HARNESS\.md,/m);
  });

  it('takes a harness that is new as grown from nothing', async () => {
    const { code, said } = await reviewed('empty..one', 'desk', '--output', 'json');
    expect(code).toBe(0);
    const { files } = JSON.parse(said);
    expect(files.map(({ kind, key }: { kind: string; key: string }) => `${kind} ${key}`)).toEqual([
      'added HARNESS.md',
      'added link',
      'added run.sh',
    ]);
    expect(JSON.parse((await reviewed('empty..one', '--output', 'json')).said).files).toEqual(files);
  });

  it('begins where the two parted with three dots, and at HEAD with an open end', async () => {
    git('checkout', '--quiet', '-b', 'side', 'one');
    write('desk/side.md', page('Side.'));
    commit('side-tip');
    git('checkout', '--quiet', 'two');
    expect((await reviewed('two..side', 'desk')).said).toContain('removed .hidden/note.md');
    const since = await reviewed('...side', 'desk');
    expect(since.said).toContain('added side.md\n');
    expect(since.said).not.toContain('removed');
    git('checkout', '--quiet', 'main');
  });

  it('opens a zip that a revision holds', async () => {
    const { code, said } = await reviewed('two..broken', 'old.zip');
    expect([code, said]).toEqual([0, 'broken:old.zip against two:old.zip (agent-harnesses): valid\n']);
    const inside = await reviewed('two..broken', 'many.zip/a');
    expect([inside.code, inside.said]).toEqual([
      0,
      'broken:many.zip/a against two:many.zip/a (agent-harnesses): valid\n',
    ]);
  });

  it.each([
    ['two..nowhere', 'desk', /^`nowhere` is no revision in the repository of .*`git fetch`/],
    ['--output..two', 'desk', /^`--output` is no revision/],
    ['two', 'desk', /^`two` is no range of revisions; `A\.\.B` is wanted/],
    ['two..gone', 'desk', /^In `gone`: `desk` is no directory and no zip: nothing is there\.\n$/],
    ['one..two', '../..', /^In `two`: `\.\.\/\.\.` lies outside the repository\.\n$/],
    ['one..two', 'desk/link', /^In `two`: `desk\/link` is no directory and no zip: it is a link/],
  ])('%s %s: exit 2 and one sentence', async (range, path, sentence) => {
    const { code, said, complained } = await reviewed(range, path);
    expect([code, said]).toEqual([2, '']);
    expect(complained).toMatch(sentence);
  });

  it('says that a directory is no repository, and that there is none', async () => {
    const plain = machine();
    expect(await run(['review', '--git', 'a..b', '--repo', dirname(root)], plain)).toBe(2);
    expect(plain.complained()).toMatch(/ is not read as a Git repository: not a git repository.*\n$/);
    const none = machine();
    expect(await run(['review', '--git', 'a..b', '--repo', join(root, 'nowhere')], none)).toBe(2);
    expect(none.complained()).toMatch(/nowhere` is no directory\.\n$/);
  });

  it('gives no whole verdict where a name is no UTF-8', async () => {
    const object = execFileSync('git', ['-C', join(root, 'repo'), 'hash-object', '-w', '--stdin'], { input: 'x' });
    const line = Buffer.concat([
      Buffer.from(`100644 blob ${object.toString().trim()}\t`),
      Buffer.from([0x62, 0xff]),
      Buffer.from('\0'),
    ]);
    const harness = git('rev-parse', 'two:desk/HARNESS.md');
    const input = Buffer.concat([Buffer.from(`100644 blob ${harness}\tHARNESS.md\0`), line]);
    const tree = execFileSync('git', ['-C', join(root, 'repo'), 'mktree', '-z'], { input })
      .toString()
      .trim();
    const { code, complained } = await reviewed(`${tree}..${tree}`);
    expect(code).toBe(2);
    expect(complained).toContain('`b\ufffd` has a name that is no UTF-8; it was left out.');
  });

  it('asks no other repository for what this copy lacks', async () => {
    git('config', 'uploadpack.allowFilter', 'true');
    const partial = join(root, 'partial.git');
    git('clone', '--quiet', '--bare', '--filter=blob:none', `file://${join(root, 'repo')}`, partial);
    const io = machine();
    expect(await run(['review', '--git', 'one..two', '--repo', partial, 'desk', '--format', 'kapso'], io)).toBe(2);
    expect(io.complained()).toMatch(
      /^In `two`: .* is a partial clone that lacks files of this revision; a full one has them\.\n$/,
    );
  });

  it('says which file is lacking in a damaged copy, and reads the rest', async () => {
    const damaged = join(root, 'damaged');
    git('clone', '--quiet', '--no-hardlinks', '--bare', join(root, 'repo'), damaged);
    const object = git('rev-parse', 'two:desk/run.sh');
    rmSync(join(damaged, 'objects', object.slice(0, 2), object.slice(2)));
    const io = machine();
    const line = ['review', '--git', 'two..two', '--repo', damaged, 'desk', '--tokenizer', 'estimate'];
    expect(await run(line, io)).toBe(2);
    expect(io.complained()).toContain('desk: `run.sh` is not in this copy of the repository; `git fetch` brings');
  });

  it('counts a submodule as empty, and says so', async () => {
    git('checkout', '--quiet', '-b', 'outer', 'two');
    const inner = git('rev-parse', 'one');
    git('update-index', '--add', '--cacheinfo', `160000,${inner},desk/vendor`);
    git('commit', '--quiet', '-m', 'outer');
    const { code, complained } = await reviewed('two..outer', 'desk');
    expect(code).toBe(0);
    expect(complained).toContain(`\`vendor\` is a submodule, which another repository holds, at ${inner};`);
    git('checkout', '--quiet', '--force', 'main');
  });
});

it('says it where there is no git', async () => {
  vi.stubEnv('PATH', '');
  const io = machine();
  expect(await ran(io, 'review --git a..b')).toBe(2);
  expect(io.complained()).toMatch(/^`git` is not on this machine’s PATH; `review BASE HEAD` .*\n$/);
  vi.unstubAllEnvs();
});
