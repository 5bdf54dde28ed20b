import { describe, expect, it } from 'vitest';
import { frontmatterOf, readFrontmatter } from './frontmatter';

const blockOf = (text: string, style: 'expression' | 'lines' = 'expression') => {
  const { fences } = frontmatterOf(text, style);
  return fences && text.slice(fences.block.start, fences.block.end);
};
const bodyOf = (text: string) => {
  const { fences } = frontmatterOf(text, 'expression');
  return fences && text.slice(fences.body.start, fences.body.end);
};

describe('the published expression', () => {
  it.each([
    ['---\nname: x\n---\nBody\n', 'name: x', 'Body'],
    ['--- \t\n\n\nname: x\n---', 'name: x', ''],
    ['---\n\n---\n', '', ''],
    ['---\n---\nname: x\n---', '---\nname: x', ''],
    ['---\nname: x\n----\nBody', 'name: x', '-\nBody'],
    ['---\nname: x\n---Text', 'name: x', 'Text'],
    ['---\nname: x\n ---\n---\n\x85\ufeffBody\x1c', 'name: x\n ---', '\ufeffBody'],
    ['---\x85\r\n\u2028\nname: x\n---', 'name: x', ''],
    ['---\n\n---\nname: x\n---', '---\nname: x', ''],
  ])('%j has the block %j', (text, block, body) => {
    expect(blockOf(text)).toBe(block);
    expect(bodyOf(text)).toBe(body);
  });

  it.each([
    ['', 'none', 0],
    ['# Title\n', 'none', 7],
    ['\ufeff---\nname: x\n---', 'bom', 1],
    ['\n ---\nname: x\n---', 'leading-blank', 2],
    ['----\nname: x\n---', 'four-dashes', 4],
    ['--- # x\nname: x\n---', 'opening-text', 7],
    ['+++\nname = "x"\n+++', 'toml', 3],
    ['---\nname: x\n', 'unclosed', 3],
    ['---', 'unclosed', 3],
    ['---\rname: x\n---', 'unclosed', 3],
    ['---\n---\n', 'empty-two-lines', 7],
    ['---\n---', 'empty-two-lines', 7],
  ])('%j has none: %s', (text, why, end) => {
    expect(frontmatterOf(text, 'expression').missing).toMatchObject({ why, start: 0, end });
  });

  it('finds the block behind a byte order mark', () => {
    expect(frontmatterOf('\ufeff---\na: b\n---\n', 'expression').missing?.behind?.block).toEqual({ start: 5, end: 9 });
  });

  it('takes linear time on blank lines', () => {
    expect(blockOf(`---${'\n'.repeat(1_000_000)}`)).toBeUndefined();
  });
});

describe('fences as lines', () => {
  it.each([
    ['---\nname: x\n---\nBody', 'name: x'],
    ['---  \r\nname: x\r\n--- \r\nBody', 'name: x'],
    ['---\n---\n', ''],
    ['---\nname: x\n----\n---', 'name: x\n----'],
  ])('%j has the block %j', (text, block) => expect(blockOf(text, 'lines')).toBe(block));

  it.each(['\ufeff---\nname: x\n---', '---\nname: x\n--- end', '---\nname: x\n---\ufeff', '---x\n---\n'])(
    '%j has none',
    (text) => {
      expect(blockOf(text, 'lines')).toBeUndefined();
    },
  );
});

describe('readFrontmatter', () => {
  it('gives offsets of the original text where newlines were normalised', () => {
    const text = '---\r\nname: x\r\ndescription: |\r\n  a\r\n  b\r\n---\r\nBody\r\n';
    const read = readFrontmatter(text, { style: 'expression', dialect: 'strictyaml', universalNewlines: true });
    const name = read.pair('name');
    expect(name && text.slice(name.key.start, name.value.end)).toBe('name: x');
    expect(read.field('description')).toMatchObject({ text: 'a\nb' });
    expect(text.slice(read.fences?.body.start, read.fences?.body.end)).toBe('Body');
  });

  it('places faults in the file', () => {
    const text = '---\nname: a: b\n---\n';
    const [fault] = readFrontmatter(text, { style: 'lines', dialect: 'pyyaml' }).yaml?.faults ?? [];
    expect(fault).toMatchObject({ code: 'colon-in-value', start: 11, end: 12 });
  });

  it('takes the last of two equal keys', () => {
    const read = readFrontmatter('---\na: 1\na: 2\n---', { style: 'lines', dialect: 'pyyaml' });
    expect(read.field('a')).toMatchObject({ text: '2' });
  });
});
