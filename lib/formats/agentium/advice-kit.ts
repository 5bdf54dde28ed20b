/** What the advice rules share. */
import type { Confidence, Finding, Fix } from '../../core/diagnostic';

import type { RuleDocs } from '../../core/rule';
import type { AbilityUse, Definition } from './definition/types';
import type { Item, Model } from './model';
import { type AgentiumRule, adviceAt, named } from './rule-kit';
import type { Module } from './typescript/types';
import { memberOf, type ObjectValue, type Origin, pointerTo, textIn, type Value } from './value';

export interface AdviceRule extends Omit<RuleDocs, 'source' | 'confidence'> {
  confidence: Confidence;
  find(model: Model): Iterable<Finding>;
}

/** A rule of the studio's own. What several definitions inherit from one place is said once. */
export function adviceRule({ find, ...docs }: AdviceRule): AgentiumRule {
  return {
    ...docs,
    source: 'advice',
    *harness(model) {
      const said = new Set<string>();
      for (const finding of find(model)) {
        const key = JSON.stringify([finding.path, finding.line, finding.column, finding.message]);
        if (!said.has(key)) yield finding;
        said.add(key);
      }
    },
  };
}

/** A finding at a value of an item, or at the item's own place where the value was written in no file. */
export function atValue(
  model: Model,
  item: Item,
  value: Value | undefined,
  message: string,
  fixes: readonly Fix[] = [],
): Finding {
  const origin: Origin = value?.origin ?? item.definition?.origin ?? item.place;
  return adviceAt(model, origin, message, { ...named(item), ...(fixes.length > 0 ? { fixes } : {}) });
}

/** The defaults and limits of every item that has a sound structure, loaded or not. */
export function groupsOf(model: Model, name: 'defaults' | 'limits'): { item: Item; group: ObjectValue }[] {
  return model.items.flatMap((item) => {
    const group = item.definition ? item.definition[name] : item.manifest && memberOf(item.manifest, name);
    return group?.kind === 'object' ? [{ item, group }] : [];
  });
}

/** Every ability use of every item. */
export const usesOf = (model: Model): { item: Item; use: AbilityUse }[] =>
  model.items.flatMap((item) => (item.definition?.uses ?? []).map((use) => ({ item, use })));

/** Every value of a tree with its pointer, shared parts once. */
export function* valuesIn(
  root: Value,
): Iterable<{ value: Value; pointer: string; name: string; holder: Value | undefined }> {
  const seen = new Set<Value>();
  const waiting: { value: Value; pointer: string; name: string; holder: Value | undefined }[] = [
    { value: root, pointer: '', name: '', holder: undefined },
  ];
  while (waiting.length > 0) {
    const next = waiting.pop() as (typeof waiting)[number];
    if (seen.has(next.value)) continue;
    seen.add(next.value);
    yield next;
    const { value, pointer } = next;
    if (value.kind === 'list')
      for (const [index, item] of [...value.items.entries()].reverse())
        waiting.push({ value: item, pointer: pointerTo(pointer, index), name: next.name, holder: value });
    if (value.kind === 'object')
      for (const [name, member] of [...value.members].reverse())
        waiting.push({ value: member.value, pointer: pointerTo(pointer, name), name, holder: value });
  }
}

/** A name bound at the top level of a file that the definitions reach, with its value. */
export interface Bound {
  module: Module;
  name: string;
  value: Value;
  place: Origin;
  exported: boolean;
}

/** Names with values of their own: no imports, nothing taken out of another. */
export function boundNames(model: Model): Bound[] {
  const found: Bound[] = [];
  for (const { module } of model.read.files.values()) {
    if (!module) continue;
    for (const [name, binding] of module.bindings) {
      if (binding.kind !== 'value' || binding.steps.length > 0) continue;
      const { start, end } = binding.init;
      const place: Origin = { path: module.path, start: start ?? 0, end: end ?? 0 };
      const value = model.read.reader.evaluator.evaluate(binding.init, { module, limit: place.start });
      found.push({ module, name, value, place, exported: isExported(module, name) });
    }
  }
  return found;
}

const isExported = (module: Module, name: string): boolean =>
  [...module.exports.values()].some(
    (target) =>
      (target.kind === 'local' && target.name === name) ||
      (target.kind === 'expression' && target.node.type === 'Identifier' && target.node.name === name),
  );

/** Every definition there is, exported or not, with the definitions made on the way. */
export function allDefinitions(model: Model): Definition[] {
  const definitions = new Set<Definition>();
  for (const { value } of model.read.reader.calls) if (value.kind === 'definition') definitions.add(value.definition);
  for (const { definition } of model.items) if (definition) definitions.add(definition);
  return [...definitions];
}

/** Every use that some definition lists, or listed before a later layer took it away. */
export function listedUses(model: Model): Set<AbilityUse> {
  return new Set(allDefinitions(model).flatMap((definition) => definition.uses));
}

/** The last layer's own input, where it is an extension. */
export function extensionOf(item: Item): ObjectValue | undefined {
  const { definition } = item;
  const isExtension = definition?.layers.at(-1)?.kind === 'extension';
  return isExtension && definition?.input?.kind === 'object' ? definition.input : undefined;
}

export const idOf = (item: Item): string | undefined =>
  item.definition?.id ?? (item.manifest && textIn(memberOf(item.manifest, 'id')));

/** Where an id was written, for fixes. */
export function idValue(item: Item): Value | undefined {
  const input = item.definition?.input ?? item.manifest;
  const id = input && memberOf(input, 'id');
  return id?.kind === 'text' ? id : undefined;
}
