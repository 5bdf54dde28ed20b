/** The order of middleware: the first in declaration order whose predecessors are all placed, again and again. */
import type { Fault } from '../fault';
import { isAbsent, memberOf, pointerTo, textIn, type Value } from '../value';
import { isIdentifier } from '../vocabulary';

export interface Ordering {
  faults: readonly Fault[];
  /** Ids in resolved order; absent where a fault stands in the way. */
  order?: readonly string[];
  /** `before` comes ahead of `after`, as stated by the middleware at that index. Only between known ids. */
  edges: readonly { before: string; after: string; statedBy: number }[];
}

/** Checks stop at the first step that fails: identifiers, then uniqueness, then targets, then cycles. */
export function orderMiddleware(middleware: readonly Value[]): Ordering {
  const ids = middleware.map((item) => textIn(memberOf(item, 'id')));
  const steps = [badIds, repeatedIds, unknownTargets];
  for (const step of steps) {
    const faults = [...step(middleware, ids)];
    if (faults.length > 0) return { faults, edges: edgesOf(middleware, ids) };
  }
  const edges = edgesOf(middleware, ids);
  const order = sorted(ids as string[], edges);
  if (order.length === ids.length) return { faults: [], order, edges };
  const members = cycleMembers(new Set(ids as string[]), edges);
  return { faults: [{ rule: 'middleware-cycle', pointer: '', at: middleware[0], known: members }], edges };
}

type Ids = readonly (string | undefined)[];

function* badIds(middleware: readonly Value[], ids: Ids): Iterable<Fault> {
  for (const [index, id] of ids.entries()) {
    if (id !== undefined && isIdentifier(id)) continue;
    const item = middleware[index] as Value;
    const at = memberOf(item, 'id');
    yield { rule: 'invalid-identifier', pointer: `/${index}/id`, at: isAbsent(at) ? item : at, holder: item };
  }
}

function* repeatedIds(middleware: readonly Value[], ids: Ids): Iterable<Fault> {
  const seen = new Set<string>();
  const said = new Set<string>();
  for (const [index, id] of ids.entries()) {
    if (id === undefined) continue;
    if (seen.has(id) && !said.has(id)) {
      said.add(id);
      yield {
        rule: 'duplicate-middleware-id',
        pointer: `/${index}/id`,
        at: memberOf(middleware[index] as Value, 'id'),
        name: id,
      };
    }
    seen.add(id);
  }
}

const relations = ['before', 'after'] as const;

/** Texts a middleware names; the reference would read a text letter by letter, which nobody means. */
function targetsOf(item: Value, relation: (typeof relations)[number]): readonly Value[] {
  const list = memberOf(item, relation);
  return list.kind === 'list' ? list.items : [];
}

function* unknownTargets(middleware: readonly Value[], ids: Ids): Iterable<Fault> {
  const known = new Set(ids);
  for (const [index, item] of middleware.entries()) {
    for (const relation of relations) {
      for (const [position, target] of targetsOf(item, relation).entries()) {
        const name = textIn(target);
        if (name !== undefined && known.has(name)) continue;
        yield {
          rule: 'middleware-unknown-target',
          pointer: pointerTo(`/${index}/${relation}`, position),
          at: target,
          known: ids.filter((id) => id !== undefined),
          holder: memberOf(item, relation),
          ...(name === undefined ? {} : { name }),
        };
      }
    }
  }
}

function edgesOf(middleware: readonly Value[], ids: Ids): Ordering['edges'] {
  const known = new Set(ids);
  const seen = new Set<string>();
  const edges: { before: string; after: string; statedBy: number }[] = [];
  for (const [statedBy, item] of middleware.entries()) {
    const id = ids[statedBy];
    if (id === undefined) continue;
    for (const relation of relations) {
      for (const target of targetsOf(item, relation)) {
        const other = textIn(target);
        if (other === undefined || !known.has(other)) continue;
        const [before, after] = relation === 'before' ? [id, other] : [other, id];
        const key = JSON.stringify([before, after]);
        if (!seen.has(key)) edges.push({ before, after, statedBy });
        seen.add(key);
      }
    }
  }
  return edges;
}

/** All ids where there is no cycle, fewer where there is one. */
function sorted(ids: readonly string[], edges: Ordering['edges']): string[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const missing = ids.map(() => 0);
  const followers = ids.map((): number[] => []);
  for (const { before, after } of edges) {
    const from = place.get(before) as number;
    const to = place.get(after) as number;
    followers[from]?.push(to);
    missing[to] = (missing[to] ?? 0) + 1;
  }
  const ready = new Heap();
  for (const [index, count] of missing.entries()) if (count === 0) ready.push(index);
  const order: string[] = [];
  for (let next = ready.pop(); next !== undefined; next = ready.pop()) {
    order.push(ids[next] as string);
    for (const follower of followers[next] ?? []) {
      missing[follower] = (missing[follower] ?? 0) - 1;
      if (missing[follower] === 0) ready.push(follower);
    }
  }
  return order;
}

/** Smallest first: a rescan from the start after each pick, without its quadratic cost. */
class Heap {
  private readonly items: number[] = [];

  push(item: number): void {
    const { items } = this;
    let at = items.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((items[parent] as number) <= item) break;
      items[at] = items[parent] as number;
      at = parent;
    }
    items[at] = item;
  }

  pop(): number | undefined {
    const { items } = this;
    const top = items[0];
    const last = items.pop();
    if (items.length === 0 || last === undefined) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && (items[child + 1] as number) < (items[child] as number)) child++;
      if ((items[child] as number) >= last) break;
      items[at] = items[child] as number;
      at = child;
    }
    items[at] = last;
    return top;
  }
}

/** Ids that lie on a cycle or between two: what is left when everything with a free end is taken away, from both sides. */
export function cycleMembers(ids: ReadonlySet<string>, edges: Ordering['edges']): string[] {
  const left = new Set(ids);
  for (const [near, far] of [
    ['after', 'before'],
    ['before', 'after'],
  ] as const) {
    const counts = new Map<string, number>();
    const next = new Map<string, string[]>();
    for (const edge of edges) {
      if (!left.has(edge[near]) || !left.has(edge[far])) continue;
      counts.set(edge[near], (counts.get(edge[near]) ?? 0) + 1);
      next.set(edge[far], [...(next.get(edge[far]) ?? []), edge[near]]);
    }
    const free = [...left].filter((id) => !counts.get(id));
    for (let id = free.pop(); id !== undefined; id = free.pop()) {
      left.delete(id);
      for (const follower of next.get(id) ?? []) {
        const count = (counts.get(follower) ?? 0) - 1;
        counts.set(follower, count);
        if (count === 0) free.push(follower);
      }
    }
  }
  return [...ids].filter((id) => left.has(id));
}
