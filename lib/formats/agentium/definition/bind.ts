/** What a run would bind: tools, prompt fragments, context sources and middleware of all abilities, and their clashes. */

import { type Fault, repeatsIn } from '../fault';
import { addAll } from '../lists';
import { firstOpaque, isAbsent, memberOf, type OpaqueValue, pointerTo, textIn, type Value, valueOfUse } from '../value';
import { isIdentifier } from '../vocabulary';
import { type Ordering, orderMiddleware } from './middleware';
import type { AbilityUse, Composition, Definition } from './types';

export interface Bound {
  faults: readonly Fault[];
  /** Absent where a fault stands in the way. */
  composition?: Composition;
  /** What cannot be read: the composition is unknown then. */
  unknown?: OpaqueValue;
  /** Everything that could be read, for the graph. */
  parts: readonly Part[];
  ordering?: Ordering;
}

export type PartKind = 'tools' | 'promptFragments' | 'contextSources' | 'middleware';

/** One thing an ability brings. */
export interface Part {
  kind: PartKind;
  /** Index of the ability. */
  ability: number;
  value: Value;
  idName: 'id' | 'name';
}

const kinds: readonly PartKind[] = ['tools', 'promptFragments', 'contextSources', 'middleware'];
const repeatRules: Record<PartKind, string> = {
  tools: 'duplicate-tool-name',
  promptFragments: 'duplicate-prompt-id',
  contextSources: 'duplicate-context-source-id',
  middleware: 'duplicate-middleware-id',
};

export function bind(definition: Definition): Bound {
  const faults: Fault[] = [];
  const parts: Part[] = [];
  let unknown: OpaqueValue | undefined;
  for (const [ability, use] of definition.uses.entries()) {
    const reading = use.ability.bind(use.options);
    if ('unknown' in reading) unknown ??= reading.unknown;
    else if ('value' in reading && reading.value.kind === 'opaque') unknown ??= reading.value;
    else unknown = readBinding('throws' in reading ? undefined : reading.value, ability, use, parts, faults) ?? unknown;
  }
  for (const part of parts) {
    const id = memberOf(part.value, part.idName);
    if (part.value.kind === 'opaque' || id.kind === 'opaque')
      unknown ??= (id.kind === 'opaque' ? id : part.value) as OpaqueValue;
    if (part.kind === 'middleware') unknown ??= unknownTarget(part.value);
    addAll(faults, partFaults(part, definition));
  }
  for (const kind of kinds) if (kind !== 'middleware') addAll(faults, repeatFaults(kind, parts));
  const middleware = parts.filter((part) => part.kind === 'middleware');
  const ordering = orderMiddleware(middleware.map((part) => part.value).filter((value) => value.kind !== 'opaque'));
  if (!unknown) {
    for (const fault of ordering.faults) {
      const index = Number(fault.pointer.split('/')[1] ?? Number.NaN);
      const ability = middleware[index]?.ability;
      if (fault.rule !== 'invalid-identifier')
        faults.push({ ...fault, pointer: ability === undefined ? '/abilities' : pointerTo('/abilities', ability) });
    }
  }
  const rest = { parts, ordering, ...(unknown ? { unknown } : {}) };
  if (faults.length > 0 || unknown) return { faults, ...rest };
  return { faults, composition: compositionOf(parts, ordering), ...rest };
}

/** What hides where a middleware wants to stand. */
const unknownTarget = (middleware: Value): OpaqueValue | undefined =>
  firstOpaque(memberOf(middleware, 'before')) ?? firstOpaque(memberOf(middleware, 'after'));

/** Collects the parts of one binding; gives back what of it cannot be known. */
function readBinding(
  binding: Value | undefined,
  ability: number,
  use: AbilityUse,
  parts: Part[],
  faults: Fault[],
): OpaqueValue | undefined {
  const at: Value = valueOfUse(use);
  const pointer = pointerTo('/abilities', ability);
  const tools = binding ? memberOf(binding, 'tools') : undefined;
  if (tools?.kind !== 'list' && tools?.kind !== 'opaque') {
    faults.push({ rule: 'invalid-binding', pointer, at, wanted: 'the binding has a `tools` list' });
  }
  let unknown: OpaqueValue | undefined;
  for (const kind of kinds) {
    const list = binding ? memberOf(binding, kind) : undefined;
    if (list?.kind === 'opaque') unknown ??= list;
    if (list?.kind !== 'list') continue;
    for (const value of list.items) parts.push({ kind, ability, value, idName: kind === 'tools' ? 'name' : 'id' });
  }
  return unknown;
}

function* partFaults(part: Part, definition: Definition): Iterable<Fault> {
  if (part.value.kind === 'opaque') return;
  const use = definition.uses[part.ability] as AbilityUse;
  const id = memberOf(part.value, part.idName);
  const pointer = pointerTo('/abilities', part.ability);
  const text = textIn(id);
  if (id.kind !== 'opaque' && (text === undefined || !isIdentifier(text))) {
    const fromOptions = id === memberOf(use.options, 'id');
    const at = isAbsent(id) ? part.value : id;
    yield { rule: 'invalid-identifier', pointer: fromOptions ? `${pointer}/options/id` : pointer, at };
  }
  const wanted = brokenPart(part);
  if (wanted !== undefined) yield { rule: 'invalid-binding', pointer, at: part.value, wanted };
}

const canBe = (kind: Value['kind'], value: Value): boolean => value.kind === kind || value.kind === 'opaque';

function brokenPart({ kind, value }: Part): string | undefined {
  if (kind === 'tools') {
    if (!canBe('function', memberOf(value, 'execute'))) return 'a tool has an `execute` function';
    if (!isSchema(memberOf(value, 'parameters'))) return 'a tool has a `parameters` schema';
  }
  if (kind === 'promptFragments' && !canBe('text', memberOf(value, 'text')))
    return 'a prompt fragment’s `text` is a text';
  if (kind === 'contextSources' && !canBe('function', memberOf(value, 'fetch')))
    return 'a context source has a `fetch` function';
  return undefined;
}

/** A schema object has `_zod` or a `safeParse` function; what cannot be read may be one. */
function isSchema(value: Value): boolean {
  if (value.kind === 'object') return value.members.has('_zod') || canBe('function', memberOf(value, 'safeParse'));
  return value.kind === 'opaque' || value.kind === 'instance';
}

function* repeatFaults(kind: PartKind, parts: readonly Part[]): Iterable<Fault> {
  const own = parts.filter((part) => part.kind === kind);
  for (const [name, indexes] of repeatsIn(own.map((part) => textIn(memberOf(part.value, part.idName))))) {
    const part = own[indexes[0] ?? 0] as Part;
    const pointer = pointerTo('/abilities', part.ability);
    yield { rule: repeatRules[kind], pointer, at: memberOf(part.value, part.idName), name };
  }
}

function compositionOf(parts: readonly Part[], ordering: Ordering): Composition {
  const ids = (kind: PartKind) =>
    parts.filter((part) => part.kind === kind).map((part) => textIn(memberOf(part.value, part.idName)) ?? '');
  return {
    tools: ids('tools'),
    promptFragments: ids('promptFragments'),
    contextSources: ids('contextSources'),
    middleware: ordering.order ?? [],
  };
}
