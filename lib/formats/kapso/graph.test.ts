import { describe, expect, it } from 'vitest';
import { harnessOf } from '../../core/files';
import { faulty } from './faulty';
import { graphOf } from './graph';
import { parse } from './model';
import { databaseMigrations } from './templates/database-migrations';

describe.each([
  ['the example', databaseMigrations.files('tides')],
  [
    'the faulty harness',
    { ...faulty, 'skills/x/__pycache__/a.pyc': 'x', 'README.md': 'x', 'link.md': { symlink: 'README.md' } },
  ],
])('%s', (_title, files) => {
  const harness = harnessOf(files);
  const graph = graphOf(parse(harness));
  const ids = new Set(graph.nodes.map(({ id }) => id));

  it('has every file as a node', () => {
    const drawn = new Set(graph.nodes.map(({ path }) => path));
    expect([...harness.keys()].filter((path) => !drawn.has(path))).toEqual([]);
  });

  it('has the ends of every edge, each node once', () => {
    expect(ids.size).toBe(graph.nodes.length);
    expect(graph.edges.filter(({ source, target }) => !ids.has(source) || !ids.has(target))).toEqual([]);
  });
});

it('draws what is undefined, unlisted and missing as such', () => {
  const graph = graphOf(parse(harnessOf(faulty)));
  const node = (id: string) => graph.nodes.find((each) => each.id === id)?.details.state;
  expect(node('hook:gone')).toBe('undefined: nothing defines it');
  expect(node('agent:unlisted')).toBe('unlisted: no session gets it');
  expect(node('script:hooks/relative/gone.sh')).toBe('missing');
  expect(graph.edges.find(({ target }) => target === 'hook:gone')).toMatchObject({
    source: 'module:implementation',
    kind: 'lists',
    broken: true,
    line: 35,
  });
});
