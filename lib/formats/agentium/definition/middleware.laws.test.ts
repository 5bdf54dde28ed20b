import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromPlain } from '../value';
import { cycleMembers, orderMiddleware } from './middleware';

type Edge = readonly [before: number, after: number];

/** Of all orders that keep every promise the one that comes first, position by position, in declaration order. */
function bruteForce(count: number, edges: readonly Edge[]): number[] | undefined {
  for (const order of permutations(Array.from({ length: count }, (_, index) => index))) {
    const place = (node: number) => order.indexOf(node);
    if (edges.every(([before, after]) => place(before) < place(after))) return order;
  }
  return undefined;
}

function* permutations(items: readonly number[]): Iterable<number[]> {
  if (items.length === 0) yield [];
  for (const [index, item] of items.entries())
    for (const rest of permutations(items.toSpliced(index, 1))) yield [item, ...rest];
}

const nameOf = (index: number) => 'abcde'[index] as string;

/** Odd edges are stated by `before`, even ones by `after`. */
function listOf(count: number, edges: readonly Edge[]) {
  return Array.from({ length: count }, (_, index) => ({
    id: nameOf(index),
    before: edges.flatMap(([from, to], at) => (at % 2 === 1 && from === index ? [nameOf(to)] : [])),
    after: edges.flatMap(([from, to], at) => (at % 2 === 0 && to === index ? [nameOf(from)] : [])),
  }));
}

function agrees(count: number, edges: readonly Edge[]): void {
  const list = fromPlain(listOf(count, edges));
  const { order, faults } = orderMiddleware(list.kind === 'list' ? list.items : []);
  const expected = bruteForce(count, edges)?.map(nameOf);
  if (JSON.stringify(order) !== JSON.stringify(expected)) expect.fail(JSON.stringify({ edges, order, expected }));
  if ((faults[0]?.rule === 'middleware-cycle') !== (expected === undefined))
    expect.fail(JSON.stringify({ edges, faults }));
}

const pairs = (count: number): Edge[] =>
  Array.from({ length: count * count }, (_, at) => [Math.floor(at / count), at % count] as const);

const chosen = (all: readonly Edge[], mask: number): Edge[] => all.filter((_, bit) => mask & (1 << bit));

test.each([1, 2, 3])('every graph of %i nodes, circles of one included', (count) => {
  const all = pairs(count);
  for (let mask = 0; mask < 1 << all.length; mask++) agrees(count, chosen(all, mask));
});

test('every graph of four nodes without circles of one', () => {
  const all = pairs(4).filter(([from, to]) => from !== to);
  for (let mask = 0; mask < 1 << all.length; mask++) agrees(4, chosen(all, mask));
});

test('graphs of five nodes', () => {
  const all = pairs(5);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(all.length - 1), { maxLength: 9 }), (picked) => {
      agrees(
        5,
        picked.map((at) => all[at] as Edge),
      );
    }),
    { numRuns: 1500 },
  );
});

test('the members of a circle are named, what hangs on it is not', () => {
  const edges = [
    { before: 'a', after: 'b', statedBy: 0 },
    { before: 'b', after: 'a', statedBy: 0 },
    { before: 'b', after: 'c', statedBy: 0 },
    { before: 'd', after: 'a', statedBy: 0 },
  ];
  expect(cycleMembers(new Set(['a', 'b', 'c', 'd']), edges)).toEqual(['a', 'b']);
});

test('ten thousand middleware are ordered at once', () => {
  const list = fromPlain(
    Array.from({ length: 10_000 }, (_, index) => ({ id: `m${index}`, after: index > 0 ? [`m${index - 1}`] : [] })),
  );
  expect(orderMiddleware(list.kind === 'list' ? list.items : []).order?.length).toBe(10_000);
});
