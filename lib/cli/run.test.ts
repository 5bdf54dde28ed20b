import { describe, expect, it, vi } from 'vitest';
import { digestOf } from '../core/digest';
import { type Files, harnessOf } from '../core/files';
import { packZip, unpackZip } from '../core/zip';
import { rawZip } from '../core/zip/zip.fixture';
import { type World, world } from './memory.fixture';
import { run } from './run';

vi.mock('../formats', () => import('./toy.fixture'));

const good: Files = { 'a/TOY.md': 'A toy.\n', 'a/run.sh': { text: 'x', executable: true } };
const bad: Files = { 'b/TOY.md': 'TODO\nmore TODO: 100%\n', 'b/more/empty.md': '' };

const base64 = (bytes: Uint8Array) => ({ base64: Buffer.from(bytes).toString('base64') });

async function ran(io: World, line: string): Promise<number> {
  return run(line.split(' ').filter(Boolean), io);
}

async function jsonOf(io: World, line: string) {
  await ran(io, `${line} --output json`);
  return JSON.parse(io.said());
}

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

  it('folds a storm of one rule', async () => {
    const io = world({ 'c/TOY.md': 'TODO\n'.repeat(40) });
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

describe('wrong use and what cannot be read: exit 2 and one sentence', () => {
  it.each([
    ['check nowhere', '`nowhere` is no directory and no zip: nothing is there.\n'],
    ['check c', '`c` holds no harness that any format recognises; `--format ID` names one: `toy`.\n'],
    ['check c/note.txt', '`c/note.txt` cannot be opened. This is no zip archive: it has no zip directory.\n'],
    ['check a --format toi', '`toi` is no format; there are `toy`.\n'],
    ['check', 'Usage: harness-studio check PATH… [options]\n'],
    ['check a --outptu json', '`--outptu` is no option here; `--output` is one.\n'],
    [
      'check a --output xml',
      '`xml` is no value of `--output`; it takes `text`, `json`, `sarif`, `github`, `markdown`.\n',
    ],
    ['check a --output', '`--output` wants a value: `--output SHAPE`.\n'],
    ['check a -o json', '`-o` is no option; options start with `--`.\n'],
    ['hash a --files=yes', '`--files` takes no value.\n'],
    ['hash .', '`.` holds 2 harnesses; name one of `a`, `b`.\n'],
    ['review a b', '`review` is an unknown command; `harness-studio --help` lists them.\n'],
    ['chekc a', '`chekc` is an unknown command; `check` is one.\n'],
    ['verify a abc', '`abc` is no SHA-256; 64 hexadecimal digits are wanted.\n'],
    ['tokens a --max lots', '`lots` is no number of tokens; `--max` wants a whole number.\n'],
    ['explain toy/todo', '`toy/todo` is no rule.\n'],
    ['explain toy/todo-lef', '`toy/todo-lef` is no rule; `toy/todo-left` is one.\n'],
    ['export a --as zip', '`export` wants `--out`; `harness-studio export --help` shows how.\n'],
    ['export a --as zpi --out x', '`zpi` is no export of this harness; `zip` is one.\n'],
    [
      'export a --as greeting --out x --module no',
      '`no` is no `--module` of the export `greeting`; it takes `hello`, `bye`.\n',
    ],
    ['export a --as greeting --out x --host no', 'The export `greeting` takes no `--host`.\n'],
    ['new toy ---', '`---` makes no directory name; `--out DIR` names one.\n'],
    ['check a --suite c', '`c` is no suite that can be read. `suite.txt` is missing.\n'],
    ['check a --config c', '`c` is no file; settings are read from one.\n'],
  ])('%s', async (line, sentence) => {
    const io = world({ ...good, ...bad, 'c/note.txt': 'x' });
    const words = line === 'new toy ---' ? ['new', 'toy', '--', '---'] : line.split(' ');
    expect(await run(words, io)).toBe(2);
    expect(io.complained()).toBe(sentence);
    expect(io.said()).toBe('');
  });

  it('does not let one path hide the others', async () => {
    const io = world(good);
    expect(await ran(io, 'check nowhere a')).toBe(2);
    expect(io.said()).toContain('a (toy): valid');
  });

  it('says what could not be read, and gives no verdict', async () => {
    const io = world(good, [{ path: 'x', message: '`x` cannot be read: permission is denied.', incomplete: true }]);
    expect(await ran(io, 'check a')).toBe(2);
    expect(io.complained()).toBe('a: `x` cannot be read: permission is denied.\n');
  });
});

describe('settings', () => {
  const settings = (severity: string) => JSON.stringify({ severities: { 'toy/empty-page': severity } });

  it('come from the nearest file above the root, never from inside', async () => {
    const files = { 'b/TOY.md': '', 'b/.harness-studio.json': settings('off') };
    expect((await jsonOf(world(files), 'check b')).results[0].diagnostics).toHaveLength(1);
    const above = { ...files, '.harness-studio.json': settings('off') };
    expect((await jsonOf(world(above), 'check b')).results[0].diagnostics).toHaveLength(0);
  });

  it('come from --config where it is given', async () => {
    const files = { 'b/TOY.md': '', '.harness-studio.json': settings('off'), 'strict.json': settings('error') };
    const io = world(files);
    expect(await ran(io, 'check b --config strict.json')).toBe(1);
  });

  it('say what has no effect, with its place', async () => {
    const io = world({ ...good, '.harness-studio.json': '{\n  "severities": { "toy/emtpy-page": "off" }\n}\n' });
    expect(await ran(io, 'check a')).toBe(0);
    expect(io.complained()).toBe(
      '/home/.harness-studio.json:2:19: `toy/emtpy-page` is no rule; `toy/empty-page` is one.\n',
    );
  });

  it('are read once for a folder of harnesses', async () => {
    const io = world({ ...good, ...bad, '.harness-studio.json': '{"theme": 1}' });
    await ran(io, 'check .');
    expect(io.complained()).toBe(
      '/home/.harness-studio.json:1:2: `theme` is no setting; it is kept and has no effect.\n',
    );
  });

  it('that are no JSON stop the check', async () => {
    const io = world({ ...good, '.harness-studio.json': 'oh no' });
    expect(await ran(io, 'check a')).toBe(2);
  });

  it('hold a suite', async () => {
    const io = world({ ...good, 'suite/suite.txt': 'x' });
    expect(await ran(io, 'check a --suite suite')).toBe(0);
    expect(io.complained()).toBe('suite: One task.\n');
  });
});

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

describe('help', () => {
  it('--version', async () => {
    const io = world();
    expect(await ran(io, '--version')).toBe(0);
    expect(io.said()).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each(['check', 'inspect', 'graph', 'tokens', 'hash', 'verify', 'export', 'new', 'explain'])(
    '%s --help',
    async (name) => {
      const io = world();
      expect(await ran(io, '--help')).toBe(0);
      expect(io.said()).toContain(`  ${name} `);
      expect(await ran(io, `${name} --help`)).toBe(0);
      expect(io.said()).toContain(`Usage: harness-studio ${name} `);
      expect(io.complained()).toBe('');
    },
  );

  it('is what an empty command line gets, as wrong use', async () => {
    const io = world();
    expect(await ran(io, '')).toBe(2);
    expect(io.complained()).toContain('Usage: harness-studio <command>');
  });
});
