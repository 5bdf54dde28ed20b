import { expect, it } from 'vitest';
import { fileOf } from '../../core/text';
import { readRequirements } from './requirements';

const textsOf = (text: string) =>
  readRequirements(fileOf(text), 'requirements.txt').lines.map(({ line, text: said }) => [line, said]);

it('passes over blank lines, comments and options', () => {
  const text = '# dating\n\n-r extra/absent.txt\n  --no-binary :all:\n-e .\nmcp\n   \n';
  expect(textsOf(text)).toEqual([[6, 'mcp']]);
});

it('takes off blanks and a trailing comment', () => {
  expect(textsOf('\tnumpy >=2.0   # pinned\r\npandas#1\r\nscipy \n')).toEqual([
    [1, 'numpy >=2.0'],
    [2, 'pandas#1'],
    [3, 'scipy'],
  ]);
});

it.each(['\ufeffnumpy\n', '\ufeff# tools\nnumpy\n'])(
  'keeps a byte order mark in the first line, as Python does',
  (text) => {
    const [line] = readRequirements(fileOf(text), 'requirements.txt').lines;
    expect(line && 'refusal' in line.reading).toBe(true);
  },
);

it('takes linear time on a long line of blanks', () => {
  expect(textsOf(`numpy${' '.repeat(200_000)}x`)).toHaveLength(1);
});

it('gives the place of each requirement', () => {
  const text = '# x\r\n  numpy\r\n';
  const [line] = readRequirements(fileOf(text), 'requirements.txt').lines;
  expect(line && text.slice(line.start, line.end)).toBe('numpy');
});
