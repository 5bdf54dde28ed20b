/** The laws of the built-in abilities' options, in the order the package checks them. What cannot be known passes. */
import { isAbsent, memberOf, pointerTo, textIn, type Value } from '../value';
import { isAbsolutePath, staysInside } from './posix';
import type { OptionFault } from './types';

export type Faults = Iterable<OptionFault>;

const canBe = (kind: Value['kind'], value: Value): boolean => value.kind === kind || value.kind === 'opaque';
const isNonEmptyText = (value: Value): boolean => canBe('text', value) && textIn(value) !== '';

function* idFaults(options: Value): Faults {
  const id = memberOf(options, 'id');
  if (!isNonEmptyText(id)) yield { pointer: '/id', wanted: '`id` is a nonempty text', at: or(id, options) };
}

/** A missing value has no place: its holder has. */
const or = (value: Value, holder: Value): Value => (isAbsent(value) ? holder : value);

export function* textFaults(options: Value, where: 'code' | 'manifest'): Faults {
  if (options.kind !== 'object') {
    if (options.kind !== 'opaque') yield { pointer: '', wanted: 'the options are an object', at: options };
    return;
  }
  if (where === 'manifest')
    for (const [name, member] of options.members)
      if (name !== 'id' && name !== 'entries')
        yield { pointer: pointerTo('', name), wanted: `\`${name}\` is no option of a text context`, at: member.value };
  yield* idFaults(options);
  const entries = memberOf(options, 'entries');
  if (entries.kind !== 'list') {
    if (entries.kind !== 'opaque')
      yield { pointer: '/entries', wanted: '`entries` is a list', at: or(entries, options) };
    return;
  }
  const ids = new Set<string>();
  for (const [index, entry] of entries.items.entries()) yield* entryFaults(entry, pointerTo('/entries', index), ids);
}

function* entryFaults(entry: Value, pointer: string, ids: Set<string>): Faults {
  if (entry.kind !== 'object') {
    if (entry.kind !== 'opaque') yield { pointer, wanted: 'each entry is an object', at: entry };
    return;
  }
  for (const [name, member] of entry.members)
    if (!['id', 'text', 'uri'].includes(name))
      yield { pointer: pointerTo(pointer, name), wanted: `\`${name}\` is no field of an entry`, at: member.value };
  const id = memberOf(entry, 'id');
  const text = memberOf(entry, 'text');
  const uri = memberOf(entry, 'uri');
  if (!isNonEmptyText(id))
    yield { pointer: `${pointer}/id`, wanted: 'an entry’s `id` is a nonempty text', at: or(id, entry) };
  const name = textIn(id);
  if (name !== undefined && ids.has(name))
    yield { pointer: `${pointer}/id`, wanted: 'the `id` of an entry is unique in its list', at: id };
  if (name !== undefined) ids.add(name);
  if (!canBe('text', text))
    yield { pointer: `${pointer}/text`, wanted: 'an entry’s `text` is a text', at: or(text, entry) };
  if (!isAbsent(uri) && !canBe('text', uri))
    yield { pointer: `${pointer}/uri`, wanted: 'an entry’s `uri` is a text or left out', at: uri };
}

export function* fileFaults(options: Value): Faults {
  if (options.kind !== 'object') {
    if (options.kind !== 'opaque') yield { pointer: '', wanted: 'the options are an object', at: options };
    return;
  }
  yield* idFaults(options);
  const root = memberOf(options, 'root');
  const rootText = textIn(root);
  if (!canBe('text', root) || (rootText !== undefined && !isAbsolutePath(rootText)))
    yield { pointer: '/root', wanted: '`root` is an absolute path', at: or(root, options) };
  const files = memberOf(options, 'files');
  if (files.kind !== 'list') {
    if (files.kind !== 'opaque') yield { pointer: '/files', wanted: '`files` is a list', at: or(files, options) };
    return;
  }
  const seen = new Set<string>();
  for (const [index, file] of files.items.entries()) {
    const wanted = fileFault(file, rootText, seen);
    if (wanted !== undefined) yield { pointer: pointerTo('/files', index), wanted, at: file };
  }
}

function fileFault(file: Value, root: string | undefined, seen: Set<string>): string | undefined {
  if (file.kind === 'opaque') return undefined;
  const path = textIn(file);
  if (path === undefined || path === '') return 'each file is a nonempty text';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the law is about control characters.
  if (/[\x00-\x1f]/.test(path)) return 'a file’s path holds no control character';
  if (root !== undefined && isAbsolutePath(root) && !staysInside(root, path)) return 'each file stays inside `root`';
  if (seen.has(path)) return 'each file is named once';
  seen.add(path);
  return undefined;
}

export function* toolsFaults(options: Value): Faults {
  if (options.kind !== 'object') {
    if (options.kind !== 'opaque') yield { pointer: '', wanted: 'the options are an object', at: options };
    return;
  }
  const tools = memberOf(options, 'tools');
  if (tools.kind !== 'list') {
    if (tools.kind !== 'opaque') yield { pointer: '/tools', wanted: '`tools` is a list', at: or(tools, options) };
  } else {
    for (const [index, tool] of tools.items.entries()) yield* toolFaults(tool, pointerTo('/tools', index));
  }
  const requirements = memberOf(options, 'requirements');
  if (isAbsent(requirements) || requirements.kind === 'null' || requirements.kind === 'opaque') return;
  if (requirements.kind !== 'list') {
    yield { pointer: '/requirements', wanted: '`requirements` is a list', at: requirements };
    return;
  }
  for (const [index, each] of requirements.items.entries())
    if (!isNonEmptyText(each))
      yield { pointer: pointerTo('/requirements', index), wanted: 'each requirement is a nonempty text', at: each };
}

function* toolFaults(tool: Value, pointer: string): Faults {
  if (tool.kind === 'opaque') return;
  if (tool.kind !== 'object') {
    yield { pointer, wanted: 'each tool is an object', at: tool };
    return;
  }
  const name = memberOf(tool, 'name');
  if (!isNonEmptyText(name))
    yield { pointer: `${pointer}/name`, wanted: 'a tool has a nonempty `name`', at: or(name, tool) };
  const execute = memberOf(tool, 'execute');
  if (!canBe('function', execute)) yield { pointer, wanted: 'a tool has an `execute` function', at: or(execute, tool) };
  if (isMissing(memberOf(tool, 'parameters'))) yield { pointer, wanted: 'a tool has `parameters`', at: tool };
}

const isMissing = (value: Value): boolean =>
  value.kind === 'null' || isAbsent(value) || (value.kind === 'boolean' && !value.value);

export function* resourcesFaults(options: Value): Faults {
  if (options.kind !== 'object') {
    if (options.kind !== 'opaque') yield { pointer: '', wanted: 'the options are an object', at: options };
    return;
  }
  const id = memberOf(options, 'id');
  if (isMissing(id) || textIn(id) === '') yield { pointer: '/id', wanted: '`id` is given', at: or(id, options) };
  for (const name of ['connect', 'authorize']) {
    const value = memberOf(options, name);
    if (!canBe('function', value))
      yield { pointer: `/${name}`, wanted: `\`${name}\` is a function`, at: or(value, options) };
  }
  const timeout = memberOf(options, 'connectTimeoutMs');
  const inRange =
    timeout.kind === 'number' && Number.isSafeInteger(timeout.value) && timeout.value > 0 && timeout.value <= 120_000;
  if (!isAbsent(timeout) && timeout.kind !== 'opaque' && !inRange)
    yield {
      pointer: '/connectTimeoutMs',
      wanted: '`connectTimeoutMs` is a whole number from 1 to 120000',
      at: timeout,
    };
  const resources = memberOf(options, 'resources');
  if (resources.kind !== 'list') {
    if (resources.kind !== 'opaque')
      yield { pointer: '/resources', wanted: '`resources` is a list', at: or(resources, options) };
    return;
  }
  const seen = new Set<string>();
  for (const [index, grant] of resources.items.entries())
    yield* grantFaults(grant, pointerTo('/resources', index), seen);
}

function* grantFaults(grant: Value, pointer: string, seen: Set<string>): Faults {
  if (grant.kind === 'opaque') return;
  const uri = memberOf(grant, 'uri');
  const text = textIn(uri);
  if (uri.kind !== 'opaque' && (text === undefined || !/^[a-z][a-z\d+.-]*:/i.test(text)))
    yield { pointer: `${pointer}/uri`, wanted: 'a resource’s `uri` is absolute', at: or(uri, grant) };
  if (text !== undefined && seen.has(text))
    yield { pointer: `${pointer}/uri`, wanted: 'each `uri` is granted once', at: uri };
  if (text !== undefined) seen.add(text);
  const types = memberOf(grant, 'mimeTypes');
  if (types.kind === 'opaque') return;
  const sound =
    types.kind === 'list' &&
    types.items.length > 0 &&
    types.items.every((each) => canBe('text', each) && !textIn(each)?.includes('*'));
  if (!sound)
    yield {
      pointer: `${pointer}/mimeTypes`,
      wanted: '`mimeTypes` is a nonempty list of exact types',
      at: or(types, grant),
    };
}
