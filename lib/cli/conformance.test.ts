import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { conformance } from './conformance';

vi.mock('../formats', () => import('./toy.fixture'));

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'harness-cases-'));
  mkdirSync(join(root, 'folder', 'sub'), { recursive: true });
  const toy = (id: string, more: object = {}) =>
    JSON.stringify({ id, format: 'toy', expect: { sum: ['format', 'id'] }, ...more });
  writeFileSync(join(root, 'folder', 'b.json'), toy('b', { basis: 'x' }));
  writeFileSync(join(root, 'folder', 'a.json'), toy('a', { extra: 1 }));
  writeFileSync(join(root, 'folder', 'note.txt'), 'no case');
  writeFileSync(join(root, 'folder', 'sub', 'other.json'), JSON.stringify({ id: 'o', format: 'other', expect: {} }));
  writeFileSync(join(root, 'lines.jsonl'), `${toy('one')}\n\n${toy('two')}\nnot json\n[]\n`);
  writeFileSync(join(root, 'good.jsonl.gz'), gzipSync(`${toy('one')}\n${toy('two')}\n`));
  writeFileSync(join(root, 'crash.jsonl'), `${toy('crash', { crash: true })}\n`);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function ran(...words: string[]) {
  const said: string[] = [];
  const io = {
    out: async (text: string | Uint8Array) => void said.push(String(text)),
    err: async (text: string) => void said.push(text),
  };
  const code = await conformance(
    words.map((word) => (word.startsWith('--') ? word : join(root, word))),
    io,
  );
  return { code, text: said.join('').replaceAll(root, '') };
}

it('judges a folder: ids that disagree with their differences, then the tally alone', async () => {
  expect(await ran('folder')).toEqual({
    code: 1,
    text: 'a\n  sum: ["extra","format","id"]\no\n  the format `other` is not supported\n1 passed, 2 failed\n',
  });
});

it('judges lines, packed or not', async () => {
  expect(await ran('good.jsonl.gz')).toEqual({ code: 0, text: '2 passed, 0 failed\n' });
  const { code, text } = await ran('lines.jsonl', 'good.jsonl.gz');
  expect(code).toBe(1);
  expect(text).toMatch(/^\/lines\.jsonl:4\n {2}no JSON: .*\n\/lines\.jsonl:5\n {2}no object\n4 passed, 2 failed\n$/);
});

it('prints what the engine says, which never sees what is expected', async () => {
  expect(await ran('folder', '--actual')).toEqual({
    code: 0,
    text: '{"id":"a","actual":{"sum":["extra","format","id"]}}\n{"id":"b","actual":{"sum":["format","id"]}}\n{"id":"o","actual":{"unsupported":true}}\n',
  });
});

it('counts an exception as a failure and goes on', async () => {
  const { code, text } = await ran('crash.jsonl', 'good.jsonl.gz');
  expect(code).toBe(1);
  expect(text).toContain('crash\n  Error: boom');
  expect(text).toMatch(/2 passed, 1 failed\n$/);
});

it('goes on where one file among many cannot be read, and waits for no pipe', async () => {
  mkdirSync(join(root, 'mixed'));
  symlinkSync('gone', join(root, 'mixed', 'broken.json'));
  writeFileSync(join(root, 'mixed', 'cut.jsonl.gz'), gzipSync('{}').subarray(0, 12));
  writeFileSync(join(root, 'mixed', 'plain.jsonl.gz'), 'no gzip, but plain text');
  execFileSync('mkfifo', [join(root, 'mixed', 'pipe.json')]);
  const { code, text } = await ran('mixed', 'good.jsonl.gz');
  expect(code).toBe(1);
  expect(text).toContain('/mixed/broken.json\n  `/mixed/broken.json` cannot be read: there is no such file');
  expect(text).toContain('`/mixed/cut.jsonl.gz` cannot be read: its gzip data is cut short.\n');
  expect(text).toContain('`/mixed/plain.jsonl.gz` cannot be read: it is no gzip data.\n');
  expect(text).toMatch(/2 passed, 3 failed\n$/);
});

it('says wrong use', async () => {
  expect(await ran('nowhere')).toEqual({
    code: 2,
    text: '`/nowhere` is no folder and no file of cases: nothing is there.\n',
  });
  expect((await ran()).text).toBe('Usage: npm run -s conformance -- PATH… [--actual]\n');
});
