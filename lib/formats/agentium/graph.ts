/** The composition as a picture: definitions, their layers, ability instances, and all that these bring. */
import type { Edge, Graph, Node } from '../../core/graph';
import { positionAt } from '../../core/text';
import { nameOf } from './definition/define';
import type { AbilityUse, Layer } from './definition/types';
import { instanceParts } from './graph-parts';
import { inShort, instanceNodeId, type Sink } from './graph-sink';
import type { Item, Model } from './model';
import { textOf } from './text-places';
import type { Origin } from './value';
import { memberOf, textIn } from './value';
import { slots } from './vocabulary';

export function graphOf(model: Model): Graph {
  const nodes = new Map<string, Node>();
  const edges: Edge[] = [];
  const said = new Set<string>();
  const sink: Sink = {
    node: (node) => {
      if (!nodes.has(node.id)) nodes.set(node.id, node);
    },
    edge: (edge) => {
      const key = JSON.stringify(edge);
      if (!said.has(key)) edges.push(edge);
      said.add(key);
    },
    place: (origin) => placeOf(model, origin),
  };
  const owners = new Map<string, string>();
  for (const item of model.items) {
    const last = item.definition?.layers.at(-1);
    if (last?.origin) owners.set(keyOf(last.origin), idOf(item));
  }
  for (const item of model.items) itemInto(item, model, owners, sink);
  sameIds(model, sink);
  restInto(model, sink);
  return { nodes: [...nodes.values()], edges };
}

const idOf = (item: Item): string => `${item.kind}:${item.name}`;
const keyOf = (origin: Origin): string => `${origin.path}:${origin.start}`;

function placeOf(model: Model, origin: Origin | undefined): { path?: string; line?: number } {
  return origin ? { path: origin.path, line: positionAt(textOf(model, origin.path), origin.start).line } : {};
}

function itemInto(item: Item, model: Model, owners: ReadonlyMap<string, string>, sink: Sink): void {
  const { definition, assessment } = item;
  const last = definition?.layers.at(-1);
  const id = idOf(item);
  const place = item.kind === 'manifest' ? { path: item.path, line: 1 } : sink.place(definition?.origin ?? item.place);
  sink.node({
    id,
    kind: item.kind === 'manifest' ? 'manifest' : last?.kind === 'extension' ? 'extension' : 'definition',
    label: definition?.id ?? item.exportName ?? item.name,
    ...place,
    details: {
      export: item.name,
      ...stateOf(item),
      ...(definition?.defaults ? { defaults: inShort(definition.defaults) } : {}),
      ...(definition?.limits ? { limits: inShort(definition.limits) } : {}),
      ...provenance(definition?.layers ?? []),
      ...(assessment?.description?.runtimeDependent ? { runtimeDependent: 'yes' } : {}),
    },
  });
  if (!definition) return;
  const layerIds = layersInto(item, definition.layers, owners, sink);
  for (const [index, use] of definition.uses.entries()) {
    const instance = instanceInto(id, item, use, index, sink);
    for (const [at, layer] of definition.layers.entries())
      if (layer.replaced.includes(nameOf(use)))
        sink.edge({ source: layerIds[at] ?? id, target: instance, kind: 'replaces' });
  }
  for (const { instanceId, layer, at } of definition.disabled) {
    const target = `disabled:${item.name}:${instanceId}`;
    sink.node({
      id: target,
      kind: 'ability',
      label: instanceId,
      ...sink.place(at?.origin),
      details: { state: 'disabled' },
    });
    sink.edge({ source: layerIds[layer] ?? id, target, kind: 'disables', ...sink.place(at?.origin) });
  }
  runtimeInto(id, item, sink);
  instanceParts(item, model, sink);
}

/** Which layer of a chain set each default and limit last. */
function provenance(layers: readonly Layer[]): Record<string, string> {
  if (layers.length < 2) return {};
  const from = new Map<string, string>();
  for (const [index, layer] of layers.entries())
    for (const name of layer.sets) from.set(name, layer.id ?? (index === 0 ? 'base' : `extension ${index}`));
  return from.size > 0 ? { set: Array.from(from, ([name, layer]) => `${name} by ${layer}`).join(', ') } : {};
}

function stateOf(item: Item): Record<string, string> {
  if (item.unknown) return { state: `not statically analysable: ${item.unknown.why}` };
  if (!item.definition) return { state: 'not loaded: its findings say why' };
  return item.manifest ? { portable: 'yes' } : { portable: 'no' };
}

/** One node per layer below the last; a layer that is itself exported is that export's node. */
function layersInto(item: Item, layers: readonly Layer[], owners: ReadonlyMap<string, string>, sink: Sink): string[] {
  const ids = layers.map((layer, index) => {
    if (index === layers.length - 1) return idOf(item);
    const owner = layer.origin && owners.get(keyOf(layer.origin));
    if (owner && owner !== idOf(item)) return owner;
    const id = `layer:${layer.origin ? keyOf(layer.origin) : `${item.name}:${index}`}`;
    sink.node({
      id,
      kind: layer.kind === 'extension' ? 'extension' : layer.kind === 'manifest' ? 'manifest' : 'definition',
      label: layer.id ?? (layer.kind === 'extension' ? 'extension' : 'base'),
      ...sink.place(layer.origin),
      details: { exported: 'no', ...(layer.sets.length > 0 ? { sets: layer.sets.join(', ') } : {}) },
    });
    return id;
  });
  for (let index = 1; index < ids.length; index++)
    sink.edge({
      source: ids[index] as string,
      target: ids[index - 1] as string,
      kind: 'extends',
      ...sink.place(layers[index]?.origin),
    });
  return ids;
}

function instanceInto(owner: string, item: Item, use: AbilityUse, index: number, sink: Sink): string {
  const id = instanceNodeId(item, index, use);
  const layers = item.definition?.layers ?? [];
  const from = layers.findLastIndex(
    (layer) => layer.appended.includes(nameOf(use)) || layer.replaced.includes(nameOf(use)),
  );
  sink.node({
    id,
    kind: 'ability',
    label: nameOf(use),
    ...sink.place(use.origin),
    details: {
      type: `${use.ability.type}@${use.ability.version}`,
      position: String(index + 1),
      options: inShort(use.options),
      ...(layers.length > 1 && from >= 0 ? { layer: from === 0 ? 'base' : `extension ${from}` } : {}),
    },
  });
  sink.edge({ source: owner, target: id, kind: 'composes', ...sink.place(use.origin) });
  return id;
}

function runtimeInto(owner: string, item: Item, sink: Sink): void {
  const { runtime, references } = item.definition ?? {};
  for (const slot of slots) {
    const direct = runtime?.members.get(slot)?.value;
    const reference = references?.members.get(slot)?.value;
    if (!direct && !reference) continue;
    const id = `runtime:${item.name}:${slot}`;
    const version = reference && memberOf(reference, 'version');
    const named = reference
      ? `${textIn(memberOf(reference, 'id'))}@${version?.kind === 'number' ? version.value : ''}`
      : undefined;
    sink.node({
      id,
      kind: 'runtime',
      label: slot,
      ...sink.place((direct ?? reference)?.origin),
      details: { ...(named ? { reference: named } : {}), ...(direct ? { implementation: 'direct' } : {}) },
    });
    sink.edge({ source: owner, target: id, kind: 'binds' });
  }
}

/** A definition and the manifest files that carry its id. */
function sameIds(model: Model, sink: Sink): void {
  for (const definition of model.definitions) {
    const id = definition.definition?.id;
    if (id === undefined) continue;
    for (const manifest of model.manifests)
      if (manifest.definition?.id === id)
        sink.edge({ source: idOf(definition), target: idOf(manifest), kind: 'exports', inferred: true });
  }
}

/** Every other file is a node as well: a reviewer is never blind to one. */
function restInto(model: Model, sink: Sink): void {
  const shown = new Set(model.items.map((item) => item.path));
  for (const { path, role } of model.facts) {
    if (shown.has(path)) continue;
    const broken = model.faults.get('typescript-syntax')?.some((fault) => fault.path === path);
    sink.node({
      id: `file:${path}`,
      kind: role === 'source' ? 'source' : 'file',
      label: path,
      path,
      details: broken ? { state: 'does not parse' } : {},
    });
  }
}
