import { describe, expect, it } from 'vitest';
import { parseYaml, type YamlDialect } from './index';

const firstFault = (text: string, dialect: YamlDialect) => {
  const [fault] = parseYaml(text, dialect).faults;
  return fault && [fault.code, text.slice(fault.start, fault.end)];
};

/** Text, and what each dialect finds: a code with the piece of text it points at, or nothing. */
const refused: [text: string, pyyaml: [string, string] | undefined, strictyaml: [string, string] | undefined][] = [
  ['a: [b]', undefined, ['flow', '[b]']],
  ['a: {b: c} # d', undefined, ['flow', '{b: c} # d']],
  ['a: &x b', undefined, ['anchor', '&x']],
  ['a: *x', ['alias', '*x'], ['alias', '*x']],
  ['a: **b**', ['alias', '**b**'], ['alias', '**b**']],
  ['a: !x b', ['tag', '!x b'], ['tag', '!x']],
  ['a: !!str b', undefined, ['tag', '!!str']],
  ['a: 1\n"a": 2', undefined, ['duplicate-key', '"a"']],
  ['a:\n  b: 1\nc:\n   d: 1', undefined, ['mapping-indentation', 'd: 1']],
  ['a: b: c', ['colon-in-value', ':'], ['colon-in-value', ':']],
  ['a: b:', ['colon-in-value', ':'], ['colon-in-value', ':']],
  ['a: b\n  c: d', ['indentation', 'c:'], ['indentation', 'c:']],
  ['a: "b', ['unclosed-quote', '"b'], ['unclosed-quote', '"b']],
  ['a: "\\q"', ['escape', '\\q'], ['escape', '\\q']],
  ['a: "b" c', ['text-after-quote', 'c'], ['text-after-quote', 'c']],
  ['a:\tb', ['tab', '\t'], ['tab', '\t']],
  ['a: b\n\t\nc: d', ['tab', '\t'], ['tab', '\t']],
  ['a: @b', ['reserved-indicator', '@b'], ['reserved-indicator', '@b']],
  ['a: - b', ['dash-in-value', '- b'], ['dash-in-value', '- b']],
  ['a: ? b', ['question-in-value', '? b'], ['question-in-value', '? b']],
  ['a: > b', ['block-header', '> b'], ['block-header', '> b']],
  ['a: b\n---\nc: d', ['second-document', '---'], ['second-document', '---']],
  ['a: b\n...\n', undefined, undefined],
  ['a: b\n...\n...\n', undefined, ['second-document', '...']],
  ['a: b\nc\n', ['missing-colon', 'c'], ['missing-colon', 'c']],
  ['a:b\nc: d\n', ['missing-space', 'a:'], ['missing-space', 'a:']],
  ['c: d\na:b\n', ['missing-space', 'a:'], ['missing-space', 'a:']],
  ['a: http://b\n  c: d\n', ['indentation', 'c:'], ['indentation', 'c:']],
  ['  a: b\n c: d\n', ['indentation', 'c: d'], ['indentation', 'c: d']],
  ['- a\nb: c\n', ['indentation', 'b: c'], ['indentation', 'b: c']],
  ['# \x07\na: b', ['control-character', '\x07'], ['control-character', '\x07']],
  ['a: =', ['reserved-value', '='], undefined],
  ['a: <<', ['reserved-value', '<<'], undefined],
  ['<<: a', ['merge', 'a'], ['merge', '<<']],
  ['a: 2024-02-30', ['yaml-value', '2024-02-30'], undefined],
  ['a: 0x_', ['yaml-value', '0x_'], undefined],
  ['a: {{b}}', ['unhashable-key', '{b}'], ['flow', '{{b}}']],
  ['? - a\n: b', ['unhashable-key', '- a'], ['key-not-text', '- a']],
  ['a: &x b\nc: &x d', ['duplicate-anchor', '&x'], ['anchor', '&x']],
  [': a', ['missing-key', ':'], undefined],
  ['%YAML 2.0\n---\na: b', ['directive', '%YAML 2.0'], ['directive', '%YAML 2.0']],
  ['a: [b', ['unclosed-flow', '[b'], ['flow', '[b']],
  ['a: [b]]', ['unopened-flow', ']'], ['flow', '[b]]']],
  ['a: b\x85c: d', undefined, ['colon-in-value', ':']],
  ['[\na\n]', undefined, ['flow', '[']],
  ["'x'#c", undefined, undefined],
  ['k: # a\n  v\n', undefined, undefined],
  ['k: # a\n  v\n\nl: w\n', undefined, ['comment', '# a']],
  ['- # a\n- # b\n', undefined, ['comment', '# a']],
  ['k:\n  # a\n  > # b\n  t\n', undefined, ['comment', '# a']],
  [`${'k'.repeat(1025)}: v`, ['long-key', `${'k'.repeat(1025)}:`], ['long-key', `${'k'.repeat(1025)}:`]],
];

describe('parseYaml', () => {
  it.each(refused)('%j', (text, pyyaml, strictyaml) => {
    expect(firstFault(text, 'pyyaml')).toEqual(pyyaml);
    expect(firstFault(text, 'strictyaml')).toEqual(strictyaml);
  });

  it('keeps every text as written, and a last block text without the break that is not there', () => {
    const { root } = parseYaml('a: |\n  b\n   c\nd: >\n  e\n  f\n\n  g', 'strictyaml');
    const texts = root?.kind === 'map' ? root.pairs.map(({ value }) => value.kind === 'scalar' && value.text) : [];
    expect(texts).toEqual(['b\n c\n', 'e f\ng']);
  });

  it('gives the spans of nodes and comments', () => {
    const text = '# top\na: "b" # c\nd:\n  - e\n  - f: |\n      g\n\nh:\n';
    const { root, comments } = parseYaml(text, 'pyyaml');
    const spans = root?.kind === 'map' ? root.pairs.map(({ key, value }) => text.slice(key.start, value.end)) : [];
    expect(spans).toEqual(['a: "b"', 'd:\n  - e\n  - f: |\n      g', 'h:']);
    expect(comments.map(({ start, end }) => text.slice(start, end))).toEqual(['# top', '# c']);
  });

  it('reads on after what only the dialect refuses', () => {
    const { root, faults } = parseYaml('a: [b]\nc: {d: e}\n', 'strictyaml');
    expect(faults.map(({ code }) => code)).toEqual(['flow', 'flow']);
    expect(root).toMatchObject({ pairs: [{ value: { flow: true } }, { value: { flow: true } }] });
  });

  it.each(['', '# only\n', '---\n', '\n \n'])('%j is an empty document', (text) => {
    expect(parseYaml(text, 'pyyaml').faults).toEqual([]);
  });

  it.each(['[', '{', '- ', '? ', '{a: ', '[[],', '"', '!', '&a ', 'a: '])(
    'does not overflow on %j a hundred thousand times',
    (piece) => {
      for (const dialect of ['pyyaml', 'strictyaml'] as const)
        expect(parseYaml(piece.repeat(100_000), dialect).faults).not.toEqual([]);
    },
  );
});
