import { describe, expect, it } from 'vitest';
import type { Graph } from './graph';
import { type RoutingDoc, routingDocsOf, runRoutes, simulate } from './routing-simulator';
import { termsOf } from './routing-simulator/terms';
import type { Context } from './tokens';

const doc = (path: string, description: string, above: string[] = []): RoutingDoc => ({
  path,
  name: path.split('/').at(-1) ?? '',
  description,
  above,
  steps: [
    { path: 'HARNESS.md', tokens: 100 },
    { path: 'skills/SKILLS.md', tokens: 50 },
    { path, tokens: 400 },
  ],
});

const docs = [
  doc('skills/tide-tables', 'Compute high and low water for a harbour and a day.'),
  doc('skills/berthing', 'Plan where ships moor, by draught and length.'),
  doc('skills/weather', 'Read forecasts of wind and swell.', ['skills', 'What the harbour master does every day']),
  doc('skills/潮位', '计算港口的潮位表'),
];

const ranked = (task: string) => simulate(docs, task).candidates.map((found) => found.doc.path);

describe('termsOf', () => {
  it('joins forms of a word, splits names, and drops common words', () => {
    expect(termsOf('Planning the plans, planned')).toEqual(['plan', 'plan', 'plan']);
    expect(termsOf('tide-tables tideTable tables')).toEqual(['tid', 'tabl', 'tid', 'tabl', 'tabl']);
    expect(termsOf('Please help me with this')).toEqual([]);
    expect(termsOf('潮位表')).toEqual(['潮位', '位表']);
  });
});

describe('simulate', () => {
  it('ranks leaves by shared words and says which', () => {
    const { candidates } = simulate(docs, 'When is high water in the harbour?');
    expect(candidates[0]?.doc.path).toBe('skills/tide-tables');
    expect(candidates[0]?.matches.map(({ term }) => term)).toEqual(['high', 'water', 'harbour']);
    expect(ranked('Where should this ship moor?')).toEqual(['skills/berthing']);
    expect(ranked('计算潮位')[0]).toBe('skills/潮位');
  });

  it('sums what is read on the way', () => {
    expect(simulate(docs, 'wind').candidates[0]?.walk.map((step) => step.total)).toEqual([100, 150, 550]);
  });

  it('lets a name say more than a description', () => {
    const two = [doc('a/tides', 'Anything else at all'), doc('a/other', 'About tides and more')];
    expect(simulate(two, 'tides').candidates.map((found) => found.doc.path)).toEqual(['a/tides', 'a/other']);
  });

  it('calls near-ties out', () => {
    const two = [doc('a/x', 'Plan the berth of a ship'), doc('a/y', 'Plan the berth of a boat')];
    expect(simulate(two, 'plan a berth').near).toHaveLength(2);
    expect(simulate(two, 'plan the berth of a ship').near).toHaveLength(1);
  });

  it('gives each shared word as the task has it', () => {
    const [best] = simulate([doc('a/x', 'Writes berths')], 'Writing a BERTH, then write').candidates;
    expect(best?.matches.map(({ term, word }) => [term, word])).toEqual([
      ['writ', 'writing'],
      ['berth', 'berth'],
    ]);
  });

  it('says nothing where nothing is shared', () => {
    expect(simulate(docs, 'the of and')).toMatchObject({ terms: [], candidates: [], near: [] });
    expect(ranked('zebra')).toEqual([]);
  });
});

describe('runRoutes', () => {
  it('passes what reaches its leaf, by any of its names', () => {
    const results = runRoutes(docs, [
      { task: 'high water tomorrow', leaf: 'skills/tide-tables/' },
      { task: 'moor a ship', leaf: 'skills/berthing/SKILL.md' },
    ]);
    expect(results.map(({ passed, rank }) => [passed, rank])).toEqual([
      [true, 1],
      [true, 1],
    ]);
  });

  it('says where a failing task goes instead', () => {
    const [instead, nowhere, unknown] = runRoutes(docs, [
      { task: 'high water', leaf: 'skills/berthing' },
      { task: 'zebra', leaf: 'skills/berthing' },
      { task: 'high water', leaf: 'skills/gone' },
    ]);
    expect(instead).toMatchObject({ passed: false, reached: 'skills/tide-tables' });
    expect(instead?.message).toBe('`high water` reaches `skills/tide-tables` instead of `skills/berthing`.');
    expect(nowhere?.message).toBe('No leaf shares a word with `zebra`.');
    expect(unknown?.message).toBe('`skills/gone` is no leaf of this harness.');
  });

  it('passes no tie', () => {
    const two = [doc('a/x', 'Plan berths'), doc('a/y', 'Plan berths')];
    const [result] = runRoutes(two, [{ task: 'plan', leaf: 'a/x' }]);
    expect(result).toMatchObject({ passed: false, ambiguous: true });
  });
});

describe('routingDocsOf', () => {
  it('reads leaves, their chain and its cost from graph and contexts', () => {
    const node = (id: string, kind: string, path: string, details = {}) => ({ id, kind, label: id, path, details });
    const contains = (source: string, target: string) => ({ source, target, kind: 'contains' });
    const graph: Graph = {
      nodes: [
        node('.', 'root', 'HARNESS.md'),
        node('skills', 'group', 'skills/'),
        node('routing', 'routing', 'skills/SKILLS.md', { description: 'What is done here' }),
        node('tide', 'skill', 'skills/tide/SKILL.md', {
          description: 'Tides',
          directory: 'skills/tide/',
          name: 'Tide',
        }),
      ],
      edges: [contains('.', 'skills'), contains('skills', 'routing'), contains('skills', 'tide')],
    };
    const context = (name: string, loads: Context['loads'], path: string): Context => ({
      ...{ name, loads, when: '', texts: [{ path, text: name }] },
    });
    const contexts = [
      context('load', 'always', 'HARNESS.md'),
      context('discovery skills', 'on-demand', 'skills/SKILLS.md'),
      context('leaf skills/tide', 'on-demand', 'skills/tide/SKILL.md'),
    ];
    const tokensOf = (what: Context | string) => (typeof what === 'string' ? 0 : what.name.length);
    expect(routingDocsOf(graph, contexts, tokensOf)).toEqual([
      {
        path: 'skills/tide/',
        name: 'Tide',
        description: 'Tides',
        above: ['skills', 'What is done here'],
        steps: [
          { path: 'HARNESS.md', tokens: 4 },
          { path: 'skills/SKILLS.md', tokens: 16 },
          { path: 'skills/tide/SKILL.md', tokens: 16 },
        ],
      },
    ]);
  });

  describe('of formats with several starts', () => {
    const node = (id: string, kind: string, path: string, details = {}) => ({ id, kind, label: id, path, details });
    const graph: Graph = {
      nodes: [
        ...[node('.', 'root', 'harness.yaml'), node('plan', 'module', 'plan.md'), node('make', 'module', 'make.md')],
        ...[node('page', 'page', 'make.md'), node('cut', 'skill', 'cut/SKILL.md', { directory: 'cut' })],
        ...[node('critic', 'agent', 'agents/critic.md', { directory: 'agents' }), node('tail', 'page', 'tail.md')],
      ],
      edges: ['page', 'critic', 'tail'].map((target) => ({ source: 'make', target, kind: 'contains' })),
    };
    const start = (name: string, ...texts: Context['texts']): Context => ({ name, when: '', loads: 'always', texts });
    const head = { path: 'head.md', text: 'head', start: 0 };
    const contexts: Context[] = [
      { ...start('idle', head), loads: 'never' },
      start('plan', head),
      start(
        'make',
        head,
        { path: 'make.md', text: 'page', start: 0 },
        { path: 'cut/SKILL.md', text: 'cut: description' },
      ),
      { name: 'skill cut', when: '', loads: 'on-demand', texts: [{ path: 'cut/SKILL.md', text: 'body', start: 9 }] },
    ];
    const walks = new Map(
      routingDocsOf(graph, contexts, (what) => (typeof what === 'string' ? 1 : what.name.length)).map(
        ({ path, steps }) => [path, steps],
      ),
    );

    it('begins with the start that names a leaf, never with one that is not held', () => {
      expect(walks.get('cut')).toEqual([
        { path: 'head.md', tokens: 4 },
        { path: 'cut/SKILL.md', tokens: 9 },
      ]);
      expect(walks.get('agents/critic.md')?.[0]).toEqual({ path: 'head.md', tokens: 4 });
    });

    it('reads nothing twice: a page is part of its start', () => {
      expect(walks.get('make.md')).toEqual([
        { path: 'head.md', tokens: 4 },
        { path: 'make.md', within: true },
      ]);
      const [best] = simulate(
        routingDocsOf(graph, contexts, () => 7),
        'page',
      ).candidates;
      expect(best?.walk.map(({ total }) => total)).toEqual([7, 7]);
    });

    it('tells what is read whatever the task is', () => {
      const held = routingDocsOf(graph, contexts).filter(({ atStart }) => atStart);
      expect(held.map(({ path }) => path)).toEqual(['make.md']);
    });

    it('names leaves apart that lie in one directory', () => {
      expect([...walks.keys()]).toEqual(['make.md', 'cut', 'agents/critic.md', 'tail.md']);
    });
  });
});
