/** The two presets of the package, as the inputs they hand to `defineHarness`. */
import {
  booleanValue,
  isAbsent,
  listValue,
  type Member,
  memberOf,
  type ObjectValue,
  objectValue,
  textValue,
  truthOf,
  type Value,
  valueOfUse,
} from '../value';
import { fileContext, suppliedTools, textContext } from './built-in';
import { define, type Outcome } from './define';
import type { Ability } from './types';
import { usedWith } from './use';

const isNullish = (value: Value): boolean => isAbsent(value) || value.kind === 'null';
const orElse = (value: Value, other: Value): Value => (isNullish(value) ? other : value);

/** `base({id?, abilities?, defaults?})`: everything else is ignored without a word. */
export function basePreset(options: Value): Outcome {
  const given = isAbsent(options) ? objectValue({}) : options;
  if (given.kind === 'opaque') return { unknown: given };
  if (given.kind !== 'object') return { faults: [{ rule: 'expected-object', pointer: '', at: given }] };
  return define(
    placed(
      objectValue({
        id: orElse(memberOf(given, 'id'), textValue('agentium/base')),
        abilities: orElse(memberOf(given, 'abilities'), listValue([])),
        defaults: memberOf(given, 'defaults'),
      }),
      options,
    ),
    'preset',
  );
}

/** `research(…)`: text, files, tools, then further abilities; four switches off unless overridden. */
export function researchPreset(options: Value): Outcome {
  const given = isAbsent(options) ? objectValue({}) : options;
  if (given.kind === 'opaque') return { unknown: given };
  if (given.kind !== 'object') return { faults: [{ rule: 'expected-object', pointer: '', at: given }] };
  const own: Value[] = [];
  const parts: readonly [string, Ability, (value: Value) => Value][] = [
    ['text', textContext, (value) => value],
    ['files', fileContext, (value) => value],
    ['tools', suppliedTools, (tools) => objectValue({ tools })],
  ];
  for (const [name, ability, optionsFrom] of parts) {
    const value = memberOf(given, name);
    const present = name === 'tools' ? hasItems(value) : truthOf(value);
    if (present === undefined) return { unknown: value.kind === 'opaque' ? value : { kind: 'opaque', why: 'failed' } };
    if (!present) continue;
    const made = usedWith(ability, optionsFrom(value), textValue(`research-${name}`), value.origin);
    if ('faults' in made)
      return { faults: made.faults.map((fault) => ({ ...fault, pointer: `/${name}${fault.pointer}` })) };
    if ('unknown' in made) return made;
    own.push(valueOfUse(made.use));
  }
  const further = memberOf(given, 'abilities');
  if (further.kind === 'opaque') return { unknown: further };
  const defaults = memberOf(given, 'defaults');
  if (defaults.kind === 'opaque') return { unknown: defaults };
  return define(
    placed(
      objectValue({
        id: orElse(memberOf(given, 'id'), textValue('agentium/research')),
        abilities:
          further.kind === 'list'
            ? listValue([...own, ...further.items])
            : isNullish(further)
              ? listValue(own)
              : further,
        defaults: researchDefaults(defaults),
      }),
      options,
    ),
    'preset',
  );
}

const placed = (object: ObjectValue, from: Value): ObjectValue =>
  from.origin ? { ...object, origin: from.origin } : object;

function hasItems(value: Value): boolean | undefined {
  if (value.kind === 'list') return value.items.length > 0;
  return truthOf(value) === undefined ? undefined : false;
}

function researchDefaults(given: Value): ObjectValue {
  const members = new Map<string, Member>();
  for (const name of ['filesystem', 'contextFiles', 'fileMemory', 'subagents'])
    members.set(name, { value: booleanValue(false) });
  if (given.kind === 'object') for (const [name, member] of given.members) members.set(name, member);
  return placed({ kind: 'object', members }, given);
}
