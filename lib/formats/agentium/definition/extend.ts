/** `extendHarness`, in the order of the package's own checks. */
import { type Fault, repeatsIn } from '../fault';
import { defaultsFaults, limitsFaults, unknownFields } from '../manifest/shape';
import {
  firstOpaque,
  isAbsent,
  listValue,
  type Member,
  memberOf,
  type ObjectValue,
  type OpaqueValue,
  objectValue,
  textIn,
  textValue,
  truthOf,
  type Value,
  valueOfUse,
} from '../value';
import { fields } from '../vocabulary';
import { define, groupFaults, nameOf, type Outcome, setsOf } from './define';
import type { AbilityUse, Definition } from './types';
import { usesIn } from './uses';

export function extend(base: Definition, extension: Value): Outcome {
  if (extension.kind === 'opaque') return { unknown: extension };
  if (extension.kind !== 'object') return { faults: [{ rule: 'expected-object', pointer: '', at: extension }] };
  const fieldFaults = [...unknownFields(extension, fields.extension, '')];
  if (fieldFaults.length > 0) return { faults: fieldFaults };
  const disable = readDisable(extension);
  if ('faults' in disable || 'unknown' in disable) return disable;
  const replace = readReplacements(base, extension, disable.names);
  if ('faults' in replace || 'unknown' in replace) return replace;
  const groups = [
    ...groupFaults(extension, 'defaults', defaultsFaults),
    ...groupFaults(extension, 'limits', limitsFaults),
  ];
  const target = targetFaults(base, disable.names, extension);
  if (target.length + groups.length > 0) return { faults: [...target, ...groups] };
  const opaque = firstOpaque(memberOf(extension, 'defaults')) ?? firstOpaque(memberOf(extension, 'limits'));
  if (opaque) return { unknown: opaque };
  const runtime = memberOf(extension, 'runtime');
  if (runtime.kind === 'opaque') return { unknown: runtime };
  return finish(base, extension, disable.names, replace.uses);
}

type Read<Result> = Result | { faults: readonly Fault[] } | { unknown: OpaqueValue };

interface Disabled {
  names: readonly { name: string; at: Value }[];
}

function readDisable(extension: ObjectValue): Read<Disabled> {
  const list = memberOf(extension, 'disable');
  if (isAbsent(list)) return { names: [] };
  const unknown = firstOpaque(list);
  if (unknown) return { unknown };
  if (list.kind !== 'list')
    return { faults: [{ rule: 'expected-array', pointer: '/disable', at: list, holder: extension }] };
  const names = list.items.map((at) => ({ name: textIn(at) ?? '', at }));
  const repeats = repeatsIn(names.map(({ name }) => name));
  if (repeats.size === 0) return { names };
  return {
    faults: Array.from(repeats, ([name, indexes]) => ({
      rule: 'duplicate-extension-target',
      pointer: `/disable/${indexes[0]}`,
      at: names[indexes[0] ?? 0]?.at,
      name,
      holder: list,
    })),
  };
}

/** Only ids that were given can be named. */
const namesIn = (base: Definition): string[] => base.uses.flatMap((use) => (use.instanceId ? [nameOf(use)] : []));

function targetFaults(base: Definition, disabled: Disabled['names'], extension: ObjectValue): Fault[] {
  const known = namesIn(base);
  return disabled.flatMap(({ name, at }, index) =>
    known.includes(name)
      ? []
      : [
          {
            rule: 'unknown-disable-target',
            pointer: `/disable/${index}`,
            at,
            name,
            known,
            holder: memberOf(extension, 'disable'),
          },
        ],
  );
}

function readReplacements(
  base: Definition,
  extension: ObjectValue,
  disabled: Disabled['names'],
): Read<{ uses: readonly AbilityUse[] }> {
  if (targetFaults(base, disabled, extension).length > 0) return { uses: [] };
  const faults: Fault[] = [];
  const list = memberOf(extension, 'replaceAbilities');
  const read = usesIn(list, '/replaceAbilities', faults, extension);
  if (faults.length > 0) return { faults };
  if (read.unknown) return { unknown: read.unknown };
  if (read.failed) return { faults: [] };
  const uses = read.uses.filter((use) => use !== undefined);
  const at = (index: number): Value => (list.kind === 'list' ? list.items[index] : undefined) ?? list;
  const names = uses.map((use) => (use.instanceId ? textIn(use.instanceId) : undefined));
  for (const [name, indexes] of repeatsIn(names)) {
    const index = indexes[0] ?? 0;
    faults.push({
      rule: 'duplicate-extension-target',
      pointer: `/replaceAbilities/${index}`,
      at: at(index),
      name,
      holder: list,
    });
  }
  if (faults.length > 0) return { faults };
  const off = new Set(disabled.map(({ name }) => name));
  const known = namesIn(base).filter((name) => !off.has(name));
  for (const [index, name] of names.entries()) {
    if (name !== undefined && known.includes(name)) continue;
    faults.push({
      rule: 'unknown-replacement-target',
      pointer: `/replaceAbilities/${index}`,
      at: at(index),
      known,
      holder: list,
      name: name ?? nameOf(uses[index] as AbilityUse),
    });
  }
  return faults.length > 0 ? { faults } : { uses };
}

/** The result is checked like a fresh definition, whose input this is. */
function finish(
  base: Definition,
  extension: ObjectValue,
  disabled: Disabled['names'],
  replacements: readonly AbilityUse[],
): Outcome {
  const off = new Set(disabled.map(({ name }) => name));
  const byName = new Map(replacements.map((use) => [nameOf(use), use]));
  const kept = base.uses.filter((use) => !off.has(nameOf(use))).map((use) => byName.get(nameOf(use)) ?? use);
  const appended = memberOf(extension, 'abilities');
  const own = appended.kind === 'list' ? appended.items : [];
  const bad = isAbsent(appended) || appended.kind === 'null' || appended.kind === 'list' ? undefined : appended;
  const id = memberOf(extension, 'id');
  const hasId = !isAbsent(id) && id.kind !== 'null';
  const outcome = define(
    withOrigin(
      objectValue({
        id: hasId ? id : base.id === undefined ? undefined : textValue(base.id),
        runtime: merged(base.runtime, memberOf(extension, 'runtime')),
        runtimeReferences: given(extension, 'runtimeReferences') ?? base.references,
        runtimeRegistry: given(extension, 'runtimeRegistry') ?? base.registry,
        abilities: bad ?? listValue([...kept.map(valueOfUse), ...own]),
        defaults: mergedDefaults(base.defaults, memberOf(extension, 'defaults')),
        limits: merged(base.limits, memberOf(extension, 'limits')),
      }),
      extension,
    ),
    'extension',
  );
  if (!('definition' in outcome))
    return 'faults' in outcome
      ? { faults: outcome.faults.map((fault) => shifted(fault, kept.length, extension)) }
      : outcome;
  return { definition: grown(base, outcome.definition, extension, disabled, replacements, hasId ? id : undefined) };
}

const given = (extension: ObjectValue, name: string): Value | undefined => {
  const value = memberOf(extension, name);
  return isAbsent(value) || value.kind === 'null' ? undefined : value;
};

const withOrigin = (object: ObjectValue, from: Value): ObjectValue =>
  from.origin ? { ...object, origin: from.origin } : object;

/** Pointers of the result's abilities become pointers into the extension's own. */
function shifted(fault: Fault, kept: number, extension: ObjectValue): Fault {
  const [, group, index, ...rest] = fault.pointer.split('/');
  const at = fault.at ?? extension;
  if (group !== 'abilities' || index === undefined) return { ...fault, at };
  const own = Number(index) - kept;
  const pointer = own < 0 ? '/abilities' : ['', 'abilities', own, ...rest].join('/');
  return { ...fault, at, pointer };
}

/** Later members win; the result is always an object, even an empty one. */
function merged(base: ObjectValue | undefined, extension: Value): ObjectValue {
  const members = new Map<string, Member>(base?.members ?? []);
  if (extension.kind === 'object') for (const [name, member] of extension.members) members.set(name, member);
  return { kind: 'object', members };
}

/** Two lists of skill directories become one, compared as written; anything else replaces. */
function mergedDefaults(base: ObjectValue | undefined, extension: Value): ObjectValue {
  const result = merged(base, extension);
  const before = base ? memberOf(base, 'skillDirs') : undefined;
  const own = memberOf(extension, 'skillDirs');
  if (before?.kind !== 'list' || own.kind !== 'list' || truthOf(own) !== true) return result;
  const seen = new Set<string>();
  const items = [...before.items, ...own.items].filter((item) => {
    const text = textIn(item) ?? '';
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
  return {
    kind: 'object',
    members: new Map(result.members).set('skillDirs', { ...result.members.get('skillDirs'), value: listValue(items) }),
  };
}

function grown(
  base: Definition,
  next: Definition,
  extension: ObjectValue,
  disabled: Disabled['names'],
  replaced: readonly AbilityUse[],
  id: Value | undefined,
): Definition {
  const layer = base.layers.length;
  const own = textIn(id ?? { kind: 'undefined' });
  const appended = next.uses.slice(next.uses.length - lengthOf(memberOf(extension, 'abilities')));
  const gone = new Set([...disabled.map(({ name }) => name), ...replaced.map(nameOf)]);
  return {
    ...next,
    input: extension,
    former: [...base.former, ...base.uses.filter((use) => gone.has(nameOf(use)))],
    disabled: [...base.disabled, ...disabled.map(({ name, at }, index) => ({ instanceId: name, layer, index, at }))],
    layers: [
      ...base.layers,
      {
        kind: 'extension',
        disabled: disabled.map(({ name }) => name),
        replaced: replaced.map(nameOf),
        appended: appended.map(nameOf),
        sets: setsOf(memberOf(extension, 'defaults'), memberOf(extension, 'limits')),
        ...(own === undefined ? {} : { id: own }),
        ...(extension.origin ? { origin: extension.origin } : {}),
      },
    ],
  };
}

const lengthOf = (list: Value): number => (list.kind === 'list' ? list.items.length : 0);
