import { expect, test } from 'vitest';
import { type Files, harnessOf } from '../../core/files';
import { readSuite } from './suite';

const task = (id: string, ...injected: string[]) =>
  `id: ${id}\nverification:\n  inject:\n${injected.map((item) => `    - ${item}\n`).join('')}`;
const read = (files: Files) => readSuite(harnessOf(files));

test('ids and hidden files of every task that the suite lists', () => {
  const files: Files = {
    'suite.yaml': 'name: sea\ntasks: [tasks/neap.yaml, ./tasks/spring.yaml]\n',
    'tasks/neap.yaml': task('neap-tide', '{source: neap/test_neap.py, dest: tests/test_hidden.py}'),
    'tasks/neap/test_neap.py': 'def test_level_at_noon(): ...\n',
    'tasks/spring.yaml': task(
      'spring-tide',
      '{source: spring, dest: verify}',
      '{source: gone.py, dest: tests/gone.py}',
    ),
    'tasks/spring/a.py': 'a\rb\r\n',
    'tasks/spring/deep/b.bin': { base64: '/w==' },
    'tasks/other.yaml': task('not-listed'),
  };
  expect(read(files)).toEqual({
    suite: {
      taskIds: ['neap-tide', 'spring-tide'],
      hidden: [
        { dest: 'tests/test_hidden.py' },
        { dest: 'tests/test_hidden.py', text: 'def test_level_at_noon(): ...\n' },
        { dest: 'verify' },
        { dest: 'verify', text: 'a\nb\n' },
        { dest: 'tests/gone.py' },
      ],
    },
    notes: ['A hidden file of the task `spring-tide` gives its name only: no text was found.'],
  });
});

test('a folder around one suite is understood', () => {
  const reading = read({ 'sea/suite.yaml': 'tasks: [a.yaml]\n', 'sea/a.yaml': 'id: neap\n' });
  expect(reading).toEqual({ suite: { taskIds: ['neap'], hidden: [] }, notes: [] });
});

test('the file that lists the tasks may have any name, where it is given', () => {
  const folder = harnessOf({ 'tides.yaml': 'tasks: [a.yaml]\n', 'suite.yaml': 'tasks: []\n', 'a.yaml': 'id: neap\n' });
  expect(readSuite(folder, 'tides.yaml')).toEqual({ suite: { taskIds: ['neap'], hidden: [] }, notes: [] });
});

test.each<[Files, string]>([
  [{ 'tasks/a.yaml': 'id: a\n' }, 'no `suite.yaml`'],
  [{ 'suite.yaml': '- a\n' }, 'holds no mapping'],
  [{ 'suite.yaml': 'a: [\n' }, 'cannot be loaded'],
  [{ 'suite.yaml': 'tasks: a\n' }, 'no list of paths'],
  [{ 'suite.yaml': 'tasks: [a.yaml]\n' }, '`a.yaml` is not in the folder'],
  [{ 'suite.yaml': 'tasks: [../a.yaml]\n' }, 'outside the folder'],
  [{ 'suite.yaml': 'tasks: [a.yaml]\n', 'a.yaml': 'name: a\n' }, 'has no `id`'],
  [
    { 'suite.yaml': 'tasks: [a.yaml, b.yaml]\n', 'a.yaml': 'id: a\n', 'b.yaml': 'id: a\n' },
    'Two tasks have the id `a`',
  ],
  [{ 'suite.yaml': 'tasks: [a.yaml]\n', 'a.yaml': task('a', '{source: x}') }, 'no `source` or no `dest`'],
])('a suite that cannot be read: %j', (files, words) => {
  const reading = read(files);
  expect('fault' in reading && reading.fault).toContain(words);
});
