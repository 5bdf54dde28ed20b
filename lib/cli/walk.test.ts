import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readDirectory } from './walk';

/** As a person without the right to read would see it; the one who runs the tests may have every right. */
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const denied = () => {
    throw Object.assign(new Error('denied'), { code: 'EACCES' });
  };
  const guarded =
    <Act extends (path: string, ...rest: never[]) => unknown>(act: Act) =>
    (path: string, ...rest: never[]) =>
      /secret$/.test(path) ? denied() : act(path, ...rest);
  return { ...fs, readFileSync: guarded(fs.readFileSync as never), readdirSync: guarded(fs.readdirSync as never) };
});

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'harness-walk-'));
  mkdirSync(join(root, 'folder', 'secret'), { recursive: true });
  writeFileSync(join(root, 'secret'), 'x');
  writeFileSync(join(root, 'open.md'), 'x');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('says what may not be read, and reads the rest', () => {
  const { harness, notices } = readDirectory(root);
  expect([...harness.keys()]).toEqual(['open.md']);
  expect(notices).toEqual([
    { path: 'folder/secret/', message: '`folder/secret` cannot be listed: permission is denied.', incomplete: true },
    { path: 'secret', message: '`secret` cannot be read: permission is denied.', incomplete: true },
  ]);
});
