import { describe, expect, it, vi } from 'vitest';
import { digestOf } from '../core/digest';
import { harnessOf } from '../core/files';
import { packZip } from '../core/zip';
import { rawZip } from '../core/zip/zip.fixture';
import { bad, base64, good, jsonOf, ran, world } from './memory.fixture';

vi.mock('../formats', () => import('./toy.fixture'));

describe('check', () => {
  it('check a', async () => {
    const io = world(good);
    expect(await ran(io, 'check a')).toBe(0);
    expect(io.said()).toBe('a (toy): valid, no findings\n');
    expect(io.complained()).toBe('');
  });

  it('check b', async () => {
    const io = world(bad);
    expect(await ran(io, 'check b')).toBe(1);
    expect(io.said()).toBe(
      [
        'b (toy): not valid, 2 errors, 1 warning',
        '  b/TOY.md:1:1: error: `TODO` is left, where text is wanted. [toy/todo-left]',
        '  b/TOY.md:2:6: error: `TODO` is left, where text is wanted. [toy/todo-left]',
        '  b/more/empty.md: warning: `more/empty.md` is empty, where a text is wanted. [toy/empty-page]',
        '',
      ].join('\n'),
    );
  });

  it('check . --output json', async () => {
    const io = world({ ...good, ...bad });
    expect(await ran(io, 'check . --output json')).toBe(1);
    const { version, results } = JSON.parse(io.said());
    expect(version).toBe(1);
    expect(results.map((result: { path: string }) => result.path)).toEqual(['a', 'b']);
    expect(results[0]).toEqual({
      path: 'a',
      format: 'toy',
      valid: true,
      diagnostics: [],
      hashes: [{ name: 'toy_hash', algorithm: 'sha256', value: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      digest: await digestOf(harnessOf({ 'TOY.md': 'A toy.\n', 'run.sh': { text: 'x', executable: true } })),
      tokenizer: 'o200k_base',
    });
    expect(results[1].diagnostics[0]).toEqual({
      rule: 'toy/todo-left',
      severity: 'error',
      source: 'spec',
      path: 'TOY.md',
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: 5,
      message: '`TODO` is left, where text is wanted.',
      fixes: ['Remove it'],
    });
  });

  it('check b --output github', async () => {
    const io = world(bad);
    await ran(io, 'check b --output github');
    expect(io.said().split('\n')[1]).toBe(
      '::error file=b/TOY.md,line=2,endLine=2,col=6,endColumn=10,title=toy/todo-left::`TODO` is left, where text is wanted.',
    );
  });

  it('check b --output sarif', async () => {
    const { version, runs } = await (async () => {
      const io = world(bad);
      await ran(io, 'check b --output sarif');
      return JSON.parse(io.said());
    })();
    expect(version).toBe('2.1.0');
    expect(runs[0].tool.driver.rules.map((rule: { id: string }) => rule.id)).toEqual([
      'toy/empty-page',
      'toy/todo-left',
    ]);
    expect(runs[0].results[1]).toEqual({
      ruleId: 'toy/todo-left',
      ruleIndex: 1,
      level: 'error',
      message: { text: '`TODO` is left, where text is wanted.' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'b/TOY.md' },
            region: { startLine: 2, startColumn: 6, endLine: 2, endColumn: 10 },
          },
        },
      ],
    });
  });

  it('check b --output markdown', async () => {
    const io = world({ 'b/TOY.md': 'TODO', 'b/a|`b.md': '' });
    await ran(io, 'check b --output markdown');
    expect(io.said()).toContain('| error | `TOY.md:1` | `TODO` is left, where text is wanted. | `toy/todo-left` |');
    expect(io.said()).toContain('| warning | a\\|\\`b.md |');
    expect(io.said()).toMatch(/- digest of all entries: `[0-9a-f]{64}`\n$/);
  });

  it('folds a storm of one rule for a person, and nothing for a pipe', async () => {
    const piped = world({ 'c/TOY.md': 'TODO\n'.repeat(40) });
    await ran(piped, 'check c');
    expect(piped.said().split('\n')).toHaveLength(42);
    const io = Object.assign(world({ 'c/TOY.md': 'TODO\n'.repeat(40) }), { terminal: true });
    await ran(io, 'check c');
    expect(io.said().split('\n')).toHaveLength(6);
    expect(io.said()).toContain('… and 37 more of toy/todo-left');
  });

  it('says of a directory and of a zip of it the same', async () => {
    const inside = harnessOf({ 'TOY.md': 'TODO', 'run.sh': { text: 'x', executable: true } });
    const wrapped = rawZip([
      { name: 'desk-main/TOY.md', content: 'TODO' },
      { name: 'desk-main/run.sh', content: 'x', mode: 0o100755 },
    ]);
    const files = {
      'x/TOY.md': 'TODO',
      'x/run.sh': { text: 'x', executable: true },
      'x.zip': base64(packZip(inside)),
      'wrapped.zip': base64(wrapped),
    };
    const directory = (await jsonOf(world(files), 'check x')).results[0];
    const zip = (await jsonOf(world(files), 'check x.zip')).results[0];
    const foreign = (await jsonOf(world(files), 'check wrapped.zip')).results[0];
    expect({ ...zip, path: 'x' }).toEqual(directory);
    expect({ ...foreign, path: 'x' }).toEqual(directory);
  });

  it('takes the path that it names inside a zip', async () => {
    const zip = base64(packZip(harnessOf({ ...good, ...bad })));
    const files = { 'many.zip': zip, 'wrapped.zip': base64(rawZip([{ name: 'w/sub/x/TOY.md', content: 'x' }])) };
    const whole = (await jsonOf(world(files), 'check many.zip')).results;
    expect(whole.map(({ path }: { path: string }) => path)).toEqual(['many.zip/a', 'many.zip/b']);
    expect((await jsonOf(world(files), 'check many.zip/b')).results).toEqual([whole[1]]);
    const [{ path }] = (await jsonOf(world(files), 'check wrapped.zip')).results;
    expect((await jsonOf(world(files), `check ${path}/`)).results[0]).toMatchObject({ valid: true });
    const io = world(files);
    expect(await ran(io, 'check many.zip/c')).toBe(2);
    expect(io.complained()).toBe('`many.zip/c` is no directory and no zip: nothing is there.\n');
    expect(await ran(io, 'export many.zip/a --as zip --out many.zip')).toBe(2);
    expect(io.written.size).toBe(0);
  });

  it('takes the path itself as the root with a format', async () => {
    const { results } = await jsonOf(world({ 'c/sub/TOY.md': 'x' }), 'check c --format toy');
    expect(results).toHaveLength(1);
    expect(results[0].path).toBe('c');
  });

  it('loads the token counter only where a budget could be passed', async () => {
    const asked = vi.fn(async () => Buffer.from('YQ== 0\n'));
    await ran({ ...world({ 'a/TOY.md': '0123456789' }), tokenizerData: asked }, 'check a --tokenizer cl100k_base');
    expect(asked).not.toHaveBeenCalled();
    await ran({ ...world({ 'a/TOY.md': 'éééééé' }), tokenizerData: asked }, 'check a --tokenizer cl100k_base');
    expect(asked).toHaveBeenCalled();
  });

  it('colours only for a person at a terminal', async () => {
    const io = world(bad);
    await ran(Object.assign(io, { colour: true }), 'check b');
    expect(io.said()).toContain('\u001b[31merror\u001b[0m');
  });

  it('lets no name draw on the terminal', async () => {
    const io = world({ 'a/TOY.md': 'x', 'a/\u001b[2J\u202e.md': '' });
    await ran(io, 'check a');
    expect(io.said()).toContain('a/\\u{1b}[2J\\u{202e}.md');
    expect(io.said()).not.toContain('\u001b');
  });
});
