import { describe, expect, it } from 'vitest';
import { shellWords } from './shell';

const textsOf = (command: string) => shellWords(command).words.map(({ text }) => text);

describe('shellWords', () => {
  it.each([
    ['', []],
    ['  a\tb\r\nc ', ['a', 'b', 'c']],
    ['a "b c" \'d e\' f\\ g', ['a', 'b c', 'd e', 'f g']],
    ["'it'\"'\"'s'", ["it's"]],
    ['"a\\"b\\\\c\\d"', ['a"b\\c\\d']],
    ['"" \'\'', ['', '']],
    ['a#b # c', ['a#b', '#', 'c']],
    ['a;b&&c "$X" `d`', ['a;b&&c', '$X', '`d`']],
    ["'\\'", ['\\']],
  ])('%j splits into %j', (command, words) => {
    expect(shellWords(command).fault).toBeUndefined();
    expect(textsOf(command)).toEqual(words);
  });

  it.each([
    ["a 'b c", 'unclosed-quote', "'b c"],
    ['a "b\\"', 'unclosed-quote', '"b\\"'],
    ['a b\\', 'trailing-backslash', '\\'],
    ['a "b\\', 'trailing-backslash', '\\'],
  ])('%j is refused: %s', (command, code, seen) => {
    const { words, fault } = shellWords(command);
    expect(words.map(({ text }) => text)).toEqual(['a']);
    expect(fault?.code).toBe(code);
    expect(command.slice(fault?.start, fault?.end)).toBe(seen);
  });

  it('gives each word the span it was written in', () => {
    const command = 'run  "a b"/c';
    expect(shellWords(command).words.map(({ start, end }) => command.slice(start, end))).toEqual(['run', '"a b"/c']);
  });
});
