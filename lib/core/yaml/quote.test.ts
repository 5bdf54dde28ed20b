import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseYaml } from './index';
import { quotedYaml, quoteYaml } from './quote';
import { yamlValue } from './values';

describe('quoteYaml', () => {
  it.each([
    ['plain text', 'plain text'],
    ['.claude/skills', '.claude/skills'],
    ['a:b#c', 'a:b#c'],
    ['a: b', '"a: b"'],
    ['a #b', '"a #b"'],
    ['- a', '"- a"'],
    ['yes', '"yes"'],
    ['y', '"y"'],
    ['1.0', '"1.0"'],
    ['1e3', '"1e3"'],
    ['2024-05-06', '"2024-05-06"'],
    ['12:30', '"12:30"'],
    ['=', '"="'],
    ['', '""'],
    [' a', '" a"'],
    ['say "hi": now', '\'say "hi": now\''],
    ['a\nb', '"a\\nb"'],
    ['\x07\ufeff', '"\\x07\\uFEFF"'],
  ])('%j is written %s', (text, spelled) => expect(quoteYaml(text)).toBe(spelled));

  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom(...':-#"\'[]{}&*!|>%@`?,\t \n\r\\.=~<0129eEyn_+', '\x85', '\u2028', '\ufeff', '\x07', 'a'))
      .map((parts) => parts.join('')),
  );

  it('is read back as the same text in both dialects, in block and flow style', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const spelled of [quoteYaml(text), quotedYaml(text)]) {
          const { root, faults } = parseYaml(`k: ${spelled}\n`, 'strictyaml');
          expect(faults).toEqual([]);
          expect(root?.kind === 'map' && root.pairs[0]?.value).toMatchObject({ text });
        }
        for (const yaml of [`- ${quoteYaml(text)}\n`, `[${quoteYaml(text, { flow: true })}]`]) {
          const { root, faults } = parseYaml(yaml, 'pyyaml');
          expect(faults).toEqual([]);
          expect(root && yamlValue(root)).toEqual([text]);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
