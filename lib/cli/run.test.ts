import { describe, expect, it, vi } from 'vitest';
import { bad, good, ran, world } from './memory.fixture';
import { run } from './run';

vi.mock('../formats', () => import('./toy.fixture'));

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
    ['check a --output=', '`--output` wants a value: `--output SHAPE`.\n'],
    ['check a --output', '`--output` wants a value: `--output SHAPE`.\n'],
    ['check a -o json', '`-o` is no option; options start with `--`.\n'],
    ['hash a --files=yes', '`--files` takes no value.\n'],
    ['hash .', '`.` holds 2 harnesses; name one of `a`, `b`.\n'],
    ['revise a b', '`revise` is an unknown command; `harness-studio --help` lists them.\n'],
    ['chekc a', '`chekc` is an unknown command; `check` is one.\n'],
    ['verify a abc', '`abc` is no SHA-256; 64 hexadecimal digits are wanted.\n'],
    ['tokens a --max lots', '`lots` is no number of tokens; `--max` wants a whole number.\n'],
    ['explain toy/tudo', '`toy/tudo` is no rule; ids are as `check` prints them, such as `toy/todo-left`.\n'],
    ['explain todo-left', '`todo-left` is no rule; `toy/todo-left` is one.\n'],
    ['explain toy/todo-lef', '`toy/todo-lef` is no rule; `toy/todo-left` is one.\n'],
    ['export a --as zip', '`export` wants `--out`; `harness-studio export --help` shows how.\n'],
    ['export a --as zpi --out x', '`zpi` is no export of this harness; `zip` is one.\n'],
    [
      'export a --as greeting --out x --module no',
      '`no` is no `--module` of the export `greeting`; it takes `hello`, `bye`.\n',
    ],
    ['export a --as greeting --out x --host no', 'The export `greeting` takes no `--host`.\n'],
    ['new toy ---', '`---` makes no directory name; `--out DIR` names one.\n'],
    ['export a --as zip --out a/TOY.md', '`a/TOY.md` is part of the harness; another place is wanted.\n'],
    ['export a --as zip --out a', '`a` is what is exported; another place is wanted.\n'],
    ['check -- --help', '`--help` is no directory and no zip: nothing is there.\n'],
    ['check a --suite c', '`c` is no suite that can be read. `suite.txt` is missing.\n'],
    ['check a --config c', '`c` is no file; settings are read from one.\n'],
  ])('%s', async (line, sentence) => {
    const io = world({ ...good, ...bad, 'c/note.txt': 'x' });
    const words = line === 'new toy ---' ? ['new', 'toy', '--', '---'] : line.split(' ');
    expect(await run(words, io)).toBe(2);
    expect(io.complained()).toBe(sentence);
    expect(io.said()).toBe('');
    expect(io.written.size).toBe(0);
  });

  it('names some of very many', async () => {
    const files = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`h${10 + index}/TOY.md`, 'x']));
    const io = world(files);
    expect(await ran(io, 'hash .')).toBe(2);
    expect(io.complained()).toMatch(/^`\.` holds 12 harnesses; name one of `h10`, .*, `h19` and 2 more\.\n$/);
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

it('says a fault of its own in one sentence, which is no verdict', async () => {
  const io = world(good);
  io.disk.read = () => {
    throw new TypeError('x is not a function');
  };
  expect(await ran(io, 'check a')).toBe(2);
  expect(io.complained()).toMatch(/^This is a fault of harness-studio and says nothing of the harness; .*function\n$/);
  io.disk.read = () => {
    throw new RangeError('Invalid string length');
  };
  expect(await ran(io, 'hash a')).toBe(2);
  expect(io.complained()).toMatch(/\nThe harness is too large to be analysed: .*\n$/);
});

describe('a part that cannot be read', () => {
  const part = [{ path: 'x', message: '`x` cannot be read: permission is denied.', incomplete: true }] as const;

  it.each([
    ['hash a', 'There is no hash'],
    [`verify a ${'0'.repeat(64)}`, 'There is no verdict'],
    ['export a --as zip --out a.zip', 'Nothing is exported'],
    ['export a --as zip --out -', 'Nothing is exported'],
  ])('%s', async (line, sentence) => {
    const io = world(good, part);
    expect(await ran(io, line)).toBe(2);
    expect(io.said()).toBe('');
    expect(io.written.size).toBe(0);
    expect(io.complained()).toContain(`\n${sentence}: a part of \`a\` could not be read.\n`);
  });

  it('of a baseline or a suite stops the check', async () => {
    const files = { ...good, '.harness-studio.json': '{"baseline": "a"}' };
    const io = world(files, part);
    expect(await ran(io, 'check a')).toBe(2);
    expect(io.complained()).toContain('`/home/a` could not be read whole.\n');
  });
});

describe('an export into the harness', () => {
  it('is said, for it changes what is exported next', async () => {
    const io = world(good);
    expect(await ran(io, 'export a --as zip --out a/new.zip')).toBe(0);
    expect(io.complained()).toBe('`a/new.zip` lies inside the harness, which holds it from now on.\n');
  });
});

describe('help', () => {
  it('--version', async () => {
    const io = world();
    expect(await ran(io, '--version')).toBe(0);
    expect(io.said()).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each(['check', 'review', 'inspect', 'graph', 'tokens', 'hash', 'verify', 'export', 'new', 'explain'])(
    '%s --help',
    async (name) => {
      const io = world();
      expect(await ran(io, '--help')).toBe(0);
      expect(io.said()).toContain(`  ${name} `);
      expect(await ran(io, `${name} --help`)).toBe(0);
      expect(await ran(io, `${name} -h`)).toBe(0);
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
