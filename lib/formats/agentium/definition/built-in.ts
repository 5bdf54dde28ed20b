/** The four built-in abilities: what they accept, describe and bind. */
import {
  booleanValue,
  firstOpaque,
  functionValue,
  isAbsent,
  listValue,
  memberOf,
  objectValue,
  textValue,
  type Value,
} from '../value';
import { textContextType } from '../vocabulary';
import { type Faults, fileFaults, resourcesFaults, textFaults, toolsFaults } from './option-faults';
import type { Ability, Accepted, Reading } from './types';

/** Exactly the known fields, as the package's own validation copies them. */
function normalisedText(options: Value): Value {
  const entries = memberOf(options, 'entries');
  const items = entries.kind === 'list' ? entries.items : [];
  const normalised = items.map((entry): Value => {
    const uri = memberOf(entry, 'uri');
    return objectValue({
      id: memberOf(entry, 'id'),
      text: memberOf(entry, 'text'),
      uri: isAbsent(uri) ? undefined : uri,
    });
  });
  return objectValue({ id: memberOf(options, 'id'), entries: { ...listValue(normalised), ...place(entries) } });
}

const place = (value: Value) => (value.origin ? { origin: value.origin } : {});

/** The first broken law; else what the check needed and could not know; else the options. */
function accepted(options: Value, faults: Faults, needed: readonly Value[], normalised: Value): Accepted {
  for (const refused of faults) return { refused };
  for (const value of [options, ...needed]) {
    const unknown = value.kind === 'opaque' ? value : value === options ? undefined : firstOpaque(value);
    if (unknown) return { unknown };
  }
  return { options: normalised };
}

const members = (options: Value, ...names: string[]): Value[] => names.map((name) => memberOf(options, name));

const source = (id: Value): Value => objectValue({ id, fetch: functionValue });
const description = (requirements: Value, runtimeDependent?: Value): Value =>
  objectValue({ toolNames: listValue([]), requirements, runtimeDependent });

const oneSource = (options: Value): Reading => ({
  value: objectValue({ tools: listValue([]), contextSources: listValue([source(memberOf(options, 'id'))]) }),
});

export const textContext: Ability = {
  type: textContextType,
  version: 1,
  portable: true,
  accept: (options, where) =>
    accepted(options, textFaults(options, where), members(options, 'id', 'entries'), normalisedText(options)),
  exported: (options) => options,
  describe: () => ({ value: description(listValue([])) }),
  bind: oneSource,
};

const local = { version: 1, portable: false, exported: (options: Value) => options } as const;

export const fileContext: Ability = {
  ...local,
  type: 'agentium/file-context',
  accept: (options) => accepted(options, fileFaults(options), members(options, 'id', 'root', 'files'), options),
  describe: () => ({ value: description(listValue([textValue('filesystem:read')]), booleanValue(true)) }),
  bind: oneSource,
};

export const suppliedTools: Ability = {
  ...local,
  type: 'agentium/supplied-tools',
  accept: (options) => {
    const tools = memberOf(options, 'tools');
    const names =
      tools.kind === 'list'
        ? tools.items.map((tool) => (tool.kind === 'opaque' ? tool : memberOf(tool, 'name')))
        : [tools];
    return accepted(options, toolsFaults(options), [...names, memberOf(options, 'requirements')], options);
  },
  describe: (options) => {
    const tools = memberOf(options, 'tools');
    const requirements = memberOf(options, 'requirements');
    const names = tools.kind === 'list' ? tools.items.map((tool) => memberOf(tool, 'name')) : [];
    return {
      value: objectValue({
        toolNames: listValue(names),
        requirements: requirements.kind === 'list' ? requirements : listValue([]),
      }),
    };
  },
  bind: (options) => ({ value: objectValue({ tools: memberOf(options, 'tools') }) }),
};

export const mcpResources: Ability = {
  ...local,
  type: 'agentium/mcp-resources',
  accept: (options) =>
    accepted(options, resourcesFaults(options), members(options, 'id', 'resources', 'connectTimeoutMs'), options),
  describe: () => ({ value: description(listValue([]), booleanValue(true)) }),
  bind: oneSource,
};
