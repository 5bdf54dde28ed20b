import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOf } from '../core/digest';
import { harnessOf } from '../core/files';
import { nodeDisk } from './disk';

/** The bundle as people get it, built into a folder of its own. */
let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'harness-cli-'));
  execFileSync(process.execPath, [join('scripts', 'build-cli.mjs'), join(root, 'dist')]);
  writeFileSync(join(root, 'package.json'), '{"type": "module"}');
  nodeDisk.writeTree(join(root, 'desk'), desk);
  nodeDisk.writeTree(join(root, 'many', 'one'), desk);
  nodeDisk.writeTree(join(root, 'many', 'node_modules', 'two'), desk);
  nodeDisk.writeTree(
    join(root, 'clone'),
    new Map([...desk, ['.git/config', { kind: 'file', bytes: new Uint8Array(1) }]]),
  );
  // A build takes its time on a machine that does much else.
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const desk = harnessOf({
  'HARNESS.md': `---\nname: Harbour Desk\ndescription: Answers berth questions.\n---\n\n${'Read what fits. '.repeat(300)}\n`,
  '.github/note.md': 'hidden',
  'docks/DOCKS.md': '---\ndescription: Docks.\n---\n\nBerths.\n',
});

const ran = (...words: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [join(root, 'dist', 'cli.js'), ...words], { cwd: root }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });

describe('the process', () => {
  it('answers --version', async () => {
    expect(await ran('--version')).toEqual({ code: 0, out: '0.1.0\n', err: '' });
  });

  it('ends with the exit code', async () => {
    expect((await ran('check', 'desk')).code).toBe(0);
    expect((await ran('check', 'nowhere')).code).toBe(2);
    mkdirSync(join(root, 'empty'));
    expect((await ran('check', 'empty')).err).toContain('--format ID');
    expect((await ran('check', 'empty', '--format', 'agent-harnesses')).code).toBe(1);
  });

  it('counts with the data that lies beside it', async () => {
    const { tokens } = JSON.parse((await ran('tokens', 'desk', '--output', 'json')).out).contexts[0];
    expect(tokens).toBeGreaterThan(1000);
  });

  it('reads what a search passes over where it belongs to the harness, and searches no packages', async () => {
    const { results } = JSON.parse((await ran('check', 'many', 'desk', '--output', 'json')).out);
    expect(results.map((result: { path: string }) => result.path)).toEqual(['many/one', 'desk']);
    const digest = await digestOf(desk);
    expect(results.map((result: { digest: string }) => result.digest)).toEqual([digest, digest]);
  });

  it('passes over the store of Git and says so, unless a format takes the root as it is', async () => {
    const { out, err } = await ran('hash', 'clone');
    expect(out).toContain(await digestOf(desk));
    expect(err).toBe('clone: `.git/` was passed over as no part of the harness.\n');
    const whole = await ran('hash', 'clone', '--format', 'agent-harnesses');
    expect(whole.out).not.toContain(await digestOf(desk));
    expect(whole.err).toBe('');
  });

  it('compares two clones without their stores', async () => {
    expect((await ran('review', 'clone', 'clone')).out).toBe('clone against clone (agent-harnesses): valid\n');
    expect((await ran('review', 'desk', 'clone', '--tokenizer', 'estimate')).out).not.toContain('.git');
    const { code, out } = await ran('verify', 'clone', await digestOf(desk), '--against', 'desk');
    expect(code).toBe(0);
    expect(out).toContain('It holds the same entries as `desk`.\n');
    expect((await ran('verify', 'desk', await digestOf(desk), '--against', 'clone')).out).toContain('the same entries');
  });

  it('cuts nothing off for a slow reader, and colours nothing', async () => {
    const child = spawn(
      process.execPath,
      [join(root, 'dist', 'cli.js'), 'inspect', ...Array(80).fill('desk'), '--output', 'json'],
      { cwd: root },
    );
    const parts: Buffer[] = [];
    await new Promise((resolve) => setTimeout(resolve, 300));
    for await (const part of child.stdout) parts.push(part);
    const text = Buffer.concat(parts).toString();
    expect(text.length).toBeGreaterThan(70_000);
    expect(JSON.parse(text).results).toHaveLength(80);
    expect(text).not.toContain('\u001b');
  });

  it.skipIf(!existsSync('/dev/full'))('says that its output found no room', async () => {
    const full = openSync('/dev/full', 'w');
    const done = spawnSync(process.execPath, [join(root, 'dist', 'cli.js'), 'check', 'desk'], {
      cwd: root,
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    expect(String(done.stderr)).toBe('The output cannot be written: the disk is full.\n');
    expect(done.status).toBe(2);
  });

  it('ends quietly where the reader goes away', async () => {
    const child = spawn(
      process.execPath,
      [join(root, 'dist', 'cli.js'), 'inspect', ...Array(80).fill('desk'), '--output', 'json'],
      { cwd: root },
    );
    const errors: Buffer[] = [];
    child.stderr.on('data', (part) => errors.push(part));
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(Buffer.concat(errors).toString()).toBe('');
    expect(code).toBe(0);
  });
});
