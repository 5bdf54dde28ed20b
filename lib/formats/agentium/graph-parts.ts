/** Tools, requirements, prompt fragments, context sources and middleware of one definition. */
import type { Part, PartKind } from './definition/bind';
import { cycleMembers } from './definition/middleware';
import { inShort, instanceNodeId, type Sink } from './graph-sink';
import type { Item, Model } from './model';
import { memberOf, textIn } from './value';

const nodeKinds: Readonly<Record<PartKind, string>> = {
  tools: 'tool',
  promptFragments: 'prompt',
  contextSources: 'source',
  middleware: 'middleware',
};

export function instanceParts(item: Item, model: Model, sink: Sink): void {
  const bound = item.assessment?.bound;
  for (const part of bound?.parts ?? []) partInto(part, item, sink);
  requirementsInto(item, model, sink);
  middlewareInto(item, sink);
}

const partId = (item: Item, kind: PartKind, name: string): string => `${nodeKinds[kind]}:${item.name}:${name}`;

function partInto(part: Part, item: Item, sink: Sink): void {
  const use = item.definition?.uses[part.ability];
  const name = textIn(memberOf(part.value, part.idName));
  if (!use || name === undefined) return;
  const order = part.kind === 'middleware' ? item.assessment?.bound?.ordering?.order?.indexOf(name) : undefined;
  const text = part.kind === 'promptFragments' ? memberOf(part.value, 'text') : undefined;
  sink.node({
    id: partId(item, part.kind, name),
    kind: nodeKinds[part.kind],
    label: name,
    ...sink.place(part.value.origin),
    details: {
      ...(order === undefined || order < 0 ? {} : { order: String(order + 1) }),
      ...(text ? { text: inShort(text) } : {}),
    },
  });
  sink.edge({
    source: instanceNodeId(item, part.ability, use),
    target: partId(item, part.kind, name),
    kind: 'provides',
    ...sink.place(part.value.origin),
  });
}

function requirementsInto(item: Item, model: Model, sink: Sink): void {
  for (const [index, ability] of (item.assessment?.description?.abilities ?? []).entries()) {
    const use = item.definition?.uses[index];
    if (!use) continue;
    for (const name of ability.requirements) {
      const isMissing = model.profile.requirements && !model.profile.requirements.includes(name);
      sink.node({
        id: `requirement:${name}`,
        kind: 'requirement',
        label: name,
        details: isMissing ? { state: 'not provided by the host' } : {},
      });
      sink.edge({
        source: instanceNodeId(item, index, use),
        target: `requirement:${name}`,
        kind: 'requires',
        ...(isMissing ? { broken: true } : {}),
      });
    }
  }
}

/** The edges that force an order, those of circles and of unknown targets marked as broken. */
function middlewareInto(item: Item, sink: Sink): void {
  const bound = item.assessment?.bound;
  const { ordering, parts } = bound ?? {};
  if (!ordering || !parts) return;
  const ids = new Set(
    parts.flatMap((part) => (part.kind === 'middleware' ? [textIn(memberOf(part.value, 'id')) ?? ''] : [])),
  );
  const circle = new Set(ordering.order ? [] : cycleMembers(ids, ordering.edges));
  for (const { before, after } of ordering.edges) {
    const broken = circle.has(before) && circle.has(after);
    sink.edge({
      source: partId(item, 'middleware', before),
      target: partId(item, 'middleware', after),
      kind: 'before',
      ...(broken ? { broken: true } : {}),
    });
  }
  for (const fault of ordering.faults) {
    if (fault.rule !== 'middleware-unknown-target' || fault.name === undefined) continue;
    const [, index, relation] = fault.pointer.split('/');
    const stating = parts.filter((part) => part.kind === 'middleware')[Number(index)];
    const name = stating && textIn(memberOf(stating.value, 'id'));
    if (name === undefined) continue;
    const target = partId(item, 'middleware', fault.name);
    sink.node({ id: target, kind: 'middleware', label: fault.name, details: { state: 'unknown' } });
    const stated = partId(item, 'middleware', name);
    const [source, to] = relation === 'before' ? [stated, target] : [target, stated];
    sink.edge({ source, target: to, kind: 'before', broken: true });
  }
}
