import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Files, harnessOf } from '../../core/files';
import { type Graph, reachability, sameGraph, wayTo } from '../../core/graph';
import { graphPlaces } from '../../core/graph-places';
import { edit } from '../../core/harness';
import { fileOf } from '../../core/text';
import { graphOf } from './graph';
import { planOf } from './graph-plan';
import { parse } from './model';

const page = (description: string, body = '', name = '') =>
  `---\n${name === '' ? '' : `name: ${name}\n`}description: ${description}\n---\n\n${body}`;

const harbour: Files = {
  'HARNESS.md': page(
    'The harbour',
    '# Where to look\n\n## Skills\n\n- **tide/**: tides\n\nSee `docs/`, [gone](gone.md).\n',
    'harbour',
  ),
  '.leaf-detectors': 'skill=SKILL.md\n',
  'README.md': 'Loose. See [tide](skills/tide/SKILL.md).',
  'skills/SKILLS.md': page('What is done here', '`berth` and back to `SKILLS.md`.'),
  'skills/tide/SKILL.md': page('Tides', 'Run `python scripts/tide.py`, read references/ports.md.', 'Tide'),
  'skills/tide/scripts/tide.py': { text: '#!/usr/bin/env python3\n', executable: true },
  'skills/tide/references/ports.md': '# Ports\n',
  'skills/tide/data/a.csv': '1',
  'skills/tide/data/b.csv': '22',
  'skills/berth/SKILL.md': page('Berths', '', 'Berth'),
  'skills/lost/SKILL.md': page('Nobody names it', '', 'Lost'),
  'docs/chart.md': page('A chart', 'Uses `skills/tide/`.'),
  'docs/.draft': '',
  'docs/.old/x.md': '',
  'docs/.old/y/z.md': '',
};

const drawn = (files: Files): Graph => graphOf(parse(harnessOf(files)));
const said = (graph: Graph, kinds?: readonly string[]) =>
  graph.edges
    .filter((edge) => (kinds ? kinds.includes(edge.kind) : edge.kind !== 'contains'))
    .map(({ source, target, kind, line, inferred, broken }) => {
      return `${source} ${kind} ${target}${line ? `:${line}` : ''}${inferred ? ' inferred' : ''}${broken ? ' broken' : ''}`;
    });

describe('the routing graph', () => {
  const graph = drawn(harbour);

  it('has a node for the root, groups, routing files, leaves, scripts and content, in walk order', () => {
    expect(graph.nodes.map(({ id, kind, label, path }) => `${kind} ${id} | ${label} | ${path ?? ''}`)).toEqual([
      'root . | HARNESS.md | HARNESS.md',
      'detectors .leaf-detectors | .leaf-detectors | .leaf-detectors',
      'loose README.md | README.md | README.md',
      'group docs | docs/ | docs/',
      'hidden docs/.draft | .draft | docs/.draft',
      'hidden docs/.old | .old/ | docs/.old/',
      'content docs/chart.md | chart.md | docs/chart.md',
      'group skills | skills/ | skills/',
      'routing skills/SKILLS.md | SKILLS.md | skills/SKILLS.md',
      'skill skills/berth | berth | skills/berth/SKILL.md',
      'skill skills/lost | lost | skills/lost/SKILL.md',
      'skill skills/tide | tide | skills/tide/SKILL.md',
      'internal skills/tide/references/ports.md | ports.md | skills/tide/references/ports.md',
      'script skills/tide/scripts/tide.py | tide.py | skills/tide/scripts/tide.py',
      'internal skills/tide/* | 2 files | skills/tide/',
      'missing missing:gone.md | gone.md | ',
    ]);
  });

  it('leads where the texts say', () => {
    expect(said(graph)).toEqual([
      '. routes skills/tide:10',
      '. routes docs:12',
      '. routes missing:gone.md:12 broken',
      'docs/chart.md mentions skills/tide:5',
      'skills/SKILLS.md routes skills/berth:5 inferred',
      'skills/tide runs skills/tide/scripts/tide.py:6',
      'skills/tide mentions skills/tide/references/ports.md:6',
    ]);
  });

  it('says what a reviewer wants to see', () => {
    const details = (id: string) => graph.nodes.find((node) => node.id === id)?.details;
    expect(details('.')).toMatchObject({
      name: 'harbour',
      description: 'The harbour',
      sections: 'Where to look · Skills',
    });
    expect(details('skills')).toEqual({ description: 'What is done here', directory: 'skills/' });
    expect(details('docs')).toMatchObject({ 'routing file': 'none, `DOCS.md` is wanted' });
    expect(details('skills/tide')).toMatchObject({ name: 'Tide', type: 'skill', directory: 'skills/tide/' });
    expect(details('skills/tide/scripts/tide.py')).toEqual({
      ...{ executable: 'yes', size: '23 bytes', 'runs with': '/usr/bin/env python3' },
    });
    expect(details('skills/tide/*')).toEqual({ files: '2', names: 'data/a.csv\ndata/b.csv', size: '3 bytes' });
    expect(details('docs/.old')).toMatchObject({ files: '2', names: 'x.md\ny/z.md' });
  });

  it('knows who is reached, and how', () => {
    const reach = reachability(graph, '.');
    expect([...reach.keys()].sort()).toEqual(
      ['.', 'docs', 'docs/chart.md', 'skills/tide', 'skills/tide/references/ports.md', 'skills/tide/scripts/tide.py']
        .concat('skills/tide/*')
        .sort(),
    );
    expect(wayTo(reach, 'docs/chart.md')?.map((edge) => edge.kind)).toEqual(['routes', 'contains']);
  });

  it('goes on from a routing file once its directory is named', () => {
    const reach = reachability(
      drawn({ ...harbour, 'HARNESS.md': page('The harbour', 'Read SKILLS.md.\n', 'harbour') }),
      '.',
    );
    expect([...reach.keys()]).toEqual(['.', 'skills', 'skills/SKILLS.md', 'skills/berth']);
  });

  it('finds the node of any file', () => {
    expect(graphPlaces(graph).nodeAt('skills/tide/data/a.csv')?.id).toBe('skills/tide/*');
    expect(graphPlaces(graph).nodeAt('docs/.old/y/z.md')?.id).toBe('docs/.old');
    expect(graphPlaces(graph).nodeAt('skills/SKILLS.md')?.id).toBe('skills/SKILLS.md');
  });
});

describe('odd harnesses', () => {
  it('draws what has no HARNESS.md, nested roots, broken links and circles', () => {
    expect(drawn({}).nodes.map(({ id }) => id)).toEqual(['.']);
    const graph = drawn({
      'a/b/HARNESS.md': page('Nested', '`c/d.md`', 'nested'),
      'a/b/c/d.md': '',
      'a/loop': { symlink: '.' },
      'a/dangling': { symlink: 'nowhere' },
    });
    expect(graph.nodes.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
      'root .',
      'group a',
      'nested-harness a/b',
      'group a/b/c',
      'content a/b/c/d.md',
      'skipped a/dangling',
      'skipped a/loop',
    ]);
    expect(said(graph)).toEqual(['a/b routes a/b/c/d.md:6']);
  });

  it('counts the files of a leaf that holds too many', () => {
    const files: Record<string, string> = { '.leaf-detectors': 'skill=SKILL.md', 'a/x/SKILL.md': '' };
    for (let i = 0; i < 500; i++) files[`a/x/references/${i}.md`] = '';
    const graph = drawn(files);
    expect(graph.nodes.map(({ id }) => id)).toEqual(['.', '.leaf-detectors', 'a', 'a/x', 'a/x/*']);
    expect(graph.nodes.at(-1)?.details).toMatchObject({ files: '500' });
    expect(graph.nodes.at(-1)?.details.names).toMatch(/and 300 more$/);
  });

  it('leaves no file of any conformance case without a node, and no edge without its ends', () => {
    const folder = new URL('../../../fixtures/conformance/agent-harnesses/', import.meta.url);
    for (const name of readdirSync(folder)) {
      const model = parse(harnessOf(JSON.parse(readFileSync(new URL(name, folder), 'utf8')).files ?? {}));
      const graph = graphOf(model);
      const ids = new Set(graph.nodes.map(({ id }) => id));
      expect([name, ids.size]).toEqual([name, graph.nodes.length]);
      for (const { path } of model.structure.places)
        expect([name, path, ids.has(planOf(model).idOf(path) ?? '')]).toEqual([name, path, true]);
      for (const { source, target } of graph.edges)
        expect([name, ids.has(source), ids.has(target)]).toEqual([name, true, true]);
    }
  });
});

describe('after an edit', () => {
  it('keeps every node and edge that the edit does not touch', () => {
    const before = harnessOf(harbour);
    const after = edit(before, [['docs/chart.md', fileOf(page('A new chart', 'Uses [x](../skills/lost/).'))]]);
    const [left, right] = [graphOf(parse(before)), graphOf(parse(after))];
    const changed = right.nodes.filter((node) => !left.nodes.includes(node)).map(({ id }) => id);
    expect(changed).toEqual(['docs/chart.md']);
    expect(said(right)).toContain('docs/chart.md mentions skills/lost:5');
    expect(sameGraph(left, right)).toBe(false);
    expect(sameGraph(left, graphOf(parse(edit(after, [['docs/chart.md', before.get('docs/chart.md')]]))))).toBe(true);
  });
});
