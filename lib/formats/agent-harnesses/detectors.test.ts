import { expect, test } from 'vitest';
import { parseDetectors } from './detectors';

const typesOf = (text: string) => [...parseDetectors(text).byType];

test('both sides are trimmed, and only the first equals sign splits', () => {
  expect(typesOf(' skill = SKILL.md \ncfg=conf/env=prod.toml')).toEqual([
    ['skill', 'SKILL.md'],
    ['cfg', 'conf/env=prod.toml'],
  ]);
});

test('there are no inline comments, and lines without an equals sign are passed over', () => {
  const { byType, ignored } = parseDetectors('# kinds\nskill: SKILL.md\nskill=SKILL.md # x\n');
  expect([...byType]).toEqual([['skill', 'SKILL.md # x']]);
  expect(ignored).toEqual([{ start: 8, end: 23 }]);
});

test('a repeated type keeps its place and takes the last path', () => {
  expect(typesOf('skill=OLD.md\nbook=b.md\nskill=SKILL.md')).toEqual([
    ['skill', 'SKILL.md'],
    ['book', 'b.md'],
  ]);
});

test('a byte order mark sticks to the first type; Python breaks lines where JavaScript does not', () => {
  expect(typesOf('\ufeffskill=SKILL.md\u2028tool=TOOL.md\x0bbook=b.md')).toEqual([
    ['\ufeffskill', 'SKILL.md'],
    ['tool', 'TOOL.md'],
    ['book', 'b.md'],
  ]);
});

test('one path for two types is a conflict, the same line twice is not', () => {
  expect(parseDetectors('skill=A.md\nskill=A.md\n').readable).toBe(true);
  const { readable, conflicts } = parseDetectors('skill=A.md\r\ntool=A.md\r\nbook=A.md\r\n');
  expect(readable).toBe(false);
  expect(conflicts.map(({ path, others }) => [path, others.map((line) => [line.type, line.start])])).toEqual([
    [
      'A.md',
      [
        ['tool', 12],
        ['book', 23],
      ],
    ],
  ]);
});
