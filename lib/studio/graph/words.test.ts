import { describe, expect, it } from 'vitest';
import { harnessOf } from '../../core/files';
import type { Graph } from '../../core/graph';
import { containing, nodeOf } from '../../core/graph.fixture';
import { defaultSettings } from '../../core/settings';
import { formatById } from '../../formats';
import { nodesAtCursor } from './cursor';
import { entriesOf, graphFacts } from './facts';
import { lineOf, lineOrder, lineStyle } from './lines';
import { viewOf } from './viewport';
import { graphAnswer, marksOf, remarksOf, wayWords } from './words';

const page = (body: string) => `---\nname: harbour\ndescription: A harbour.\n---\n\n${body}`;

const files = {
  'HARNESS.md': page('# Harbour\n\nUse `skills/tide/` and [gone](gone.md).\n'),
  '.leaf-detectors': 'skill=SKILL.md\n',
  'skills/SKILLS.md': '---\ndescription: d\n---\n',
  'skills/tide/SKILL.md': page('See `skills/berth/SKILL.md`.\n'),
  'skills/berth/SKILL.md': page('See `skills/tide/SKILL.md`.\n'),
  'skills/lost/SKILL.md': page('Nobody comes.\n'),
};

const opened = formatById('agent-harnesses')?.open(harnessOf(files), defaultSettings);
const graph = opened?.graph() ?? { nodes: [], edges: [] };
const node = (id: string) => graph.nodes.find((one) => one.id === id) ?? nodeOf('none');
const titles = (id: string) => remarksOf(graph, node(id)).map(({ tone, title }) => `${title} ${tone}`);

describe('what stands out', () => {
  it('is marked and explained', () => {
    expect(marksOf(graph, node('skills/lost'))).toEqual(['not reached']);
    expect(titles('skills/lost')).toEqual(['Not reached warning']);
    expect(marksOf(graph, node('skills/tide'))).toEqual(['in a circle']);
    expect(titles('skills/tide')).toEqual(['In a circle warning']);
    expect(marksOf(graph, node('.'))).toEqual(['1 broken']);
    expect(remarksOf(graph, node('.'))[0]).toEqual({
      tone: 'error',
      title: 'Broken',
      text: 'It leads to `gone.md`, which is not there.',
      places: [{ path: 'HARNESS.md', line: 8 }],
    });
    expect(titles('missing:gone.md')).toEqual(['Not there error']);
    expect(remarksOf(graph, node('missing:gone.md'))[0]?.places).toEqual([{ path: 'HARNESS.md', line: 8 }]);
  });

  it('is said of what is concluded and of what is ambiguous', () => {
    const inferred: Graph = {
      nodes: [
        nodeOf('a', 'root'),
        { ...nodeOf('b'), path: 'b.md', details: { ambiguous: '`x` in line 4 could be `y` or `z`' } },
      ],
      edges: [{ source: 'a', target: 'b', kind: 'mentions', path: 'a.md', line: 3, inferred: true }],
    };
    const [b] = inferred.nodes.slice(1);
    const remarks = b ? remarksOf(inferred, b) : [];
    expect(remarks.map(({ title, places }) => [title, places])).toEqual([
      ['Inferred', [{ path: 'a.md', line: 3 }]],
      ['Ambiguous', [{ path: 'b.md', line: 4 }]],
    ]);
  });

  it('is summed up in one sentence', () => {
    expect(graphAnswer(graph)).toBe('2 not reached, 1 broken line, 2 lines in a circle.');
    expect(graphAnswer({ nodes: [nodeOf('a', 'root')], edges: [] })).toBe('Everything is reached.');
  });
});

describe('the way to a node', () => {
  it('is told step by step with the lines that say so', () => {
    expect(wayWords(graph, 'skills/berth')?.map(({ label, kind, place }) => [label, kind, place?.line])).toEqual([
      ['HARNESS.md', 'start', undefined],
      ['tide', 'routes', 8],
      ['berth', 'mentions', 6],
    ]);
    expect(wayWords(graph, '.')).toHaveLength(1);
    expect(wayWords(graph, 'skills/lost')).toBeUndefined();
  });

  it('starts at the top where a format names no root', () => {
    const forest: Graph = { nodes: [nodeOf('a'), nodeOf('b')], edges: [containing('a', 'b')] };
    expect(entriesOf(forest)).toEqual(['a']);
    expect(graphFacts(forest).lost.size).toBe(0);
  });
});

describe('the cursor', () => {
  it('lights what its line names, else what the line belongs to', () => {
    expect(nodesAtCursor(graph, 'HARNESS.md', 8)).toEqual(['skills/tide', 'missing:gone.md']);
    expect(nodesAtCursor(graph, 'HARNESS.md', 2)).toEqual(['.']);
    expect(nodesAtCursor(graph, 'skills/lost/SKILL.md', 1)).toEqual(['skills/lost']);
    expect(nodesAtCursor(graph, 'skills/new/x.txt', 1)).toEqual(['skills']);
    expect(nodesAtCursor(graph, undefined, 1)).toEqual([]);
  });
});

describe('lines', () => {
  it('say their state before their kind', () => {
    const facts = graphFacts(graph);
    expect(new Set(graph.edges.map((edge) => lineOf(edge, facts)))).toEqual(
      new Set(['routes', 'broken', 'contains', 'circle']),
    );
    expect(['contains', 'routes', 'inferred', 'broken', 'circle', 'mentions'].sort(lineOrder)).toEqual([
      'broken',
      'circle',
      'inferred',
      'mentions',
      'routes',
      'contains',
    ]);
  });

  it('differ by more than colour', () => {
    const looks = ['contains', 'routes', 'mentions', 'runs', 'inferred', 'circle', 'broken'].map((line) => {
      const { dashes, arrow, width } = lineStyle(line);
      return JSON.stringify([dashes, arrow, width]);
    });
    expect(new Set(looks).size).toBe(looks.length);
    expect(lineStyle('never heard of')).toEqual(lineStyle('provides'));
  });
});

describe('the view', () => {
  const box = { id: 'a', x: 0, y: 900, width: 100, height: 20, depth: 0 };
  it('shows all where it can be read, else the start', () => {
    expect(viewOf({ boxes: [box], width: 400, height: 200 }, { width: 800, height: 400 })).toEqual({
      zoom: 1,
      x: 200,
      y: 100,
    });
    const tall = viewOf({ boxes: [box], width: 400, height: 2_000 }, { width: 800, height: 400 });
    expect(tall.zoom).toBeCloseTo(0.66);
    expect((box.y + 10) * tall.zoom + tall.y).toBeCloseTo(200);
    const wide = viewOf({ boxes: [{ ...box, y: 0 }], width: 4_000, height: 100 }, { width: 800, height: 400 });
    expect(wide.x).toBe(12);
  });
});
