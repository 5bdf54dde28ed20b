/** Abilities of which only a fixed description is known: those a host profile or a case declares. */
import { functionValue, isAbsent, listValue, memberOf, objectValue, textIn, type Value } from '../value';
import type { Ability, Reading } from './types';

/** `{type, version, describe, bind?}`; it accepts any options. Undefined for anything else. */
export function staticAbility(declared: Value): Ability | undefined {
  const type = textIn(memberOf(declared, 'type'));
  const version = memberOf(declared, 'version');
  if (type === undefined || version.kind !== 'number') return undefined;
  const description = memberOf(declared, 'describe');
  return {
    type,
    version: version.value,
    portable: true,
    accept: (options) => ({ options }),
    exported: (options) => options,
    describe: () => ({
      value: isAbsent(description)
        ? objectValue({ toolNames: listValue([]), requirements: listValue([]) })
        : description,
    }),
    bind: () => ({ value: bindingFrom(memberOf(declared, 'bind'), description) }),
  };
}

/** An ability that exists only in code, as the cases write it. */
export const staticLocalAbility = (declared: Value): Ability => ({
  type: 'local',
  version: 1,
  portable: false,
  accept: (options) => ({ options }),
  exported: (options) => options,
  describe: () => ({ value: memberOf(declared, 'describe') }),
  bind: () => ({ value: bindingFrom(memberOf(declared, 'bind'), memberOf(declared, 'describe')) }),
});

/** Ids become whole tools, fragments and sources; tools are the described ones where none are named. */
function bindingFrom(bind: Value, description: Value): Value {
  const named = memberOf(bind, 'tools');
  return objectValue({
    tools: each(isAbsent(named) ? memberOf(description, 'toolNames') : named, toolNamed),
    promptFragments: each(memberOf(bind, 'promptFragments'), (id) =>
      objectValue({ id, text: { kind: 'text', value: '' } }),
    ),
    contextSources: each(memberOf(bind, 'contextSources'), (id) => objectValue({ id, fetch: functionValue })),
    middleware: each(memberOf(bind, 'middleware'), (item) => item),
  });
}

const each = (list: Value, make: (item: Value) => Value): Value =>
  list.kind === 'list'
    ? listValue(list.items.map((item) => (item.kind === 'object' ? item : make(item))))
    : listValue([]);

/** A tool of which only the name is known. */
export const toolNamed = (name: Value): Value =>
  objectValue({ name, execute: functionValue, parameters: { kind: 'instance', what: 'a schema' } });

/** An ability that only the host knows: without a profile it is neither approved nor refused. */
export function unknownAbility(type: string, version: number): Ability {
  const unknown: Reading = { unknown: { kind: 'opaque', why: 'is known to the host only' } };
  return {
    type,
    version,
    portable: true,
    accept: (options) => ({ options }),
    exported: (options) => options,
    describe: () => unknown,
    bind: () => unknown,
  };
}
