import { describe, expect, it, vi } from 'vitest';
import { digestOf } from '../core/digest';
import { harnessOf } from '../core/files';
import { unpackZip } from '../core/zip';
import { base64, good, jsonOf, ran, world } from './memory.fixture';
import { run } from './run';

vi.mock('../formats', () => import('./toy.fixture'));

describe('inspect', () => {
  it('inspect a --output json', async () => {
    const { results } = await jsonOf(world({ 'a/TOY.md': 'ab' }), 'inspect a');
    expect(results[0]).toMatchObject({
      graph: { nodes: [{ id: 'toy' }], edges: [] },
      contexts: [{ name: 'load', tokens: 2, budget: { ideal: 10, limit: 20 }, paths: ['TOY.md'] }],
      needs: [{ name: 'command:git' }],
      exports: ['zip', 'file-list', 'report', 'greeting'],
    });
  });

  it('inspect a', async () => {
    const io = world({ 'a/TOY.md': 'ab' });
    await ran(io, 'inspect a');
    expect(io.said()).toContain(
      '  context load: 2 tokens (o200k_base, budget 10 / 20)\n  needs command:git: Install Git.\n',
    );
  });
});

it.each([
  ['mermaid', /^flowchart |^graph /m],
  ['dot', /^digraph /m],
  ['svg', /<svg /],
])('graph a --output %s', async (shape, wanted) => {
  const io = world(good);
  expect(await ran(io, `graph a --output ${shape}`)).toBe(0);
  expect(io.said()).toMatch(wanted);
});

it('graph a', async () => {
  expect(await jsonOf(world(good), 'graph a')).toMatchObject({ version: 1, nodes: [{ id: 'toy' }], edges: [] });
});

describe('tokens', () => {
  const files = { 'a/TOY.md': 'abababababab', 'a/data.bin': base64(new Uint8Array([0, 255])), 'a/__proto__': 'ab' };

  it('tokens a --output json', async () => {
    expect(await jsonOf(world(files), 'tokens a')).toEqual({
      version: 1,
      encoding: 'o200k_base',
      files: JSON.parse('{"TOY.md": 12, "__proto__": 2}'),
      contexts: [{ name: 'load', tokens: 12, budget: { ideal: 10, limit: 20 }, paths: ['TOY.md'] }],
    });
  });

  it('tokens a --max 11', async () => {
    const io = world(files);
    expect(await ran(io, 'tokens a --max 12')).toBe(0);
    expect(await ran(io, 'tokens a --max 11')).toBe(1);
    expect(io.said()).toContain('12  context load (budget 10 / 20: above the ideal)\n12  TOY.md\n 2  __proto__\n');
  });

  it('tokens a --tokenizer estimate', async () => {
    const io = world(files);
    await ran(io, 'tokens a --tokenizer estimate');
    expect(io.said()).toContain('Tokens by estimate, which is no exact count\n3  context load');
  });
});

describe('hash and verify', () => {
  const digest = () => digestOf(harnessOf({ 'TOY.md': 'A toy.\n', 'run.sh': { text: 'x', executable: true } }));

  it('hash a --files', async () => {
    const io = world(good);
    expect(await ran(io, 'hash a --files')).toBe(0);
    const lines = io.said().split('\n');
    expect(lines[0]).toMatch(/^toy_hash {2}[0-9a-f]{64}$/);
    expect(lines[1]).toBe(`digest  ${await digest()}`);
    expect(lines[3]).toMatch(/^[0-9a-f]{64} {2}executable {2}1 {2}run\.sh$/);
  });

  it('hash a --files --output json', async () => {
    const all = await jsonOf(world(good), 'hash a --files');
    expect(all).toMatchObject({ version: 1, hashes: [{ name: 'toy_hash' }], digest: await digest() });
    expect(all.files.map((file: { path: string }) => file.path)).toEqual(['TOY.md', 'run.sh']);
  });

  it('verify a HASH', async () => {
    const io = world({ ...good, 'old/TOY.md': 'Old.\n', 'old/more.md': 'x' });
    expect(await ran(io, `verify a sha256:${(await digest()).toUpperCase()}`)).toBe(0);
    expect(await ran(io, `verify a ${'0'.repeat(64)} --against old`)).toBe(1);
    expect(io.said()).toContain('`a` is the bundle with that hash: its digest is');
    expect(io.said()).toContain(
      'It differs from `old` in 3 entries:\n  changed TOY.md\n  removed more.md\n  added run.sh\n',
    );
  });
});

describe('export', () => {
  it('export a --as zip', async () => {
    const io = world(good);
    expect(await ran(io, 'export a --as zip --out out/a.zip')).toBe(0);
    const bytes = io.written.get('out/a.zip') ?? new Uint8Array(0);
    const back = unpackZip(bytes);
    expect('harness' in back && back.harness).toEqual(
      harnessOf({ 'TOY.md': 'A toy.\n', 'run.sh': { text: 'x', executable: true } }),
    );
    await ran(io, 'export out/a.zip --as zip --out again.zip');
    expect(io.written.get('again.zip')).toEqual(bytes);
  });

  it('export a --as greeting', async () => {
    const io = world(good);
    await ran(io, 'export a --as greeting --module bye --out hi.txt');
    expect(Buffer.from(io.written.get('hi.txt') ?? []).toString()).toBe('bye\n');
    expect(io.complained()).toBe('run.sh stays out: it is no text\n');
    await ran(io, 'export a --as greeting --out -');
    expect(io.said()).toBe('hello\n');
    await ran(io, 'export a --as greeting --out folder/');
    expect(io.files().has('folder/greeting.txt')).toBe(true);
  });

  it('export a --as report', async () => {
    const io = world({ 'a/TOY.md': 'ab' });
    await ran(io, 'export a --as report --out -');
    expect(io.said()).toContain('Valid as `toy`; no findings.');
    expect(io.said()).toContain('| `load` | 2 | 10 / 20 |');
  });

  it('export a --as file-list', async () => {
    const io = world(good);
    await ran(io, 'export a --as file-list --out -');
    expect(JSON.parse(io.said()).files).toHaveLength(2);
  });
});

it('new toy "My Toy"', async () => {
  const io = world();
  expect(await run(['new', 'toy', 'My Toy'], io)).toBe(0);
  expect(io.said()).toBe('my-toy\n');
  expect(await ran(io, 'check my-toy')).toBe(0);
});

it('explain toy/todo-left', async () => {
  const io = world();
  expect(await ran(io, 'explain toy/todo-left')).toBe(0);
  expect(io.said()).toBe(`toy/todo-left (error, spec)
No page holds a \`TODO\`.

A toy is sold finished.

Draws it:
  TOY.md
    | TODO
    | 

Does not:
  TOY.md
    | done
    | 
  run.sh
    | (executable)
    | x
  link
    | (link to TOY.md)
`);
  expect(await jsonOf(world(), 'explain toy/empty-page')).toMatchObject({
    version: 1,
    rule: 'toy/empty-page',
    confidence: 'certain',
    bad: { 'TOY.md': '' },
  });
});
