/** `harness.yaml`: what it says, where, and what of it cannot be read. */
import { type Entry, perEntry } from '../../core/harness';
import type { Path } from '../../core/path';
import { badByteOf, textOf } from '../../core/text';
import { parseYaml, type YamlFault, type YamlMap } from '../../core/yaml';
import { readBool } from '../../core/yaml/resolve';
import { type Listing, type ModuleBlock, readModules } from './manifest-modules';
import {
  badType,
  type ManifestFault,
  type ManifestReading,
  placed,
  textAt,
  textsAt,
  unknownFields,
} from './manifest-reading';
import { environmentFields, type ModuleName, requiredFields, topFields } from './names';
import type { Placed, Span, Unreadable } from './placed';
import { entriesOf, typeOf, typeWords, type YamlEntry } from './yaml-map';

export type { Listing } from './manifest-modules';
export type { ManifestFault } from './manifest-reading';

export interface ManifestFacts {
  kind: 'manifest';
  path: Path;
  text: string;
  unreadable?: Unreadable & { fault?: YamlFault };
  root?: YamlMap;
  /** Where required fields are absent, empty or null: the empty one's place, else none. */
  missing: { field: string; entry?: YamlEntry }[];
  faults: ManifestFault[];
  name?: Placed;
  version?: Placed & { type: string };
  description?: Placed;
  schemaVersion?: Placed & { type: string };
  python?: Placed;
  commands: Placed[];
  gpu?: Span & { value: boolean };
  modules: ReadonlyMap<ModuleName, ModuleBlock>;
  listings: Listing[];
  /** Texts in places of the wrong shape: someone meant to list them. */
  loosely: ReadonlySet<string>;
  /** Nothing can be said about what is listed. */
  listsUnreadable: boolean;
}

export const readManifest = perEntry((entry: Entry, path: Path): ManifestFacts => {
  const text = textOf(entry);
  const { root, faults } = parseYaml(text, 'pyyaml');
  const fault = faults[0];
  const bad = badByteOf(entry);
  const unread = (message: string, { start, end }: Span): ManifestFacts => ({
    kind: 'manifest',
    path,
    text,
    missing: [],
    faults: [],
    commands: [],
    modules: new Map(),
    listings: [],
    loosely: new Set(),
    listsUnreadable: true,
    unreadable: { message, start, end },
  });
  if (bad !== undefined) {
    const at = Math.max(0, text.indexOf('\ufffd'));
    return unread(`Byte ${bad} is no UTF-8: the manifest cannot be read.`, { start: at, end: at + 1 });
  }
  if (fault) {
    const { start, end, message } = fault;
    return { ...unread(message, fault), unreadable: { message, start, end, fault } };
  }
  if (root?.kind !== 'map') {
    const found = root ? typeWords[typeOf(root)] : 'empty';
    return unread(`The manifest is ${found}, not a mapping of fields.`, root ?? { start: 0, end: text.length });
  }
  return readRoot(path, text, root);
});

function readRoot(path: Path, text: string, root: YamlMap): ManifestFacts {
  const reading: ManifestReading = { text, faults: [], loosely: new Set() };
  const entries = entriesOf(root, text);
  unknownFields(reading, entries, root, topFields, 'at the top of the manifest', '');
  const missing = requiredFields.flatMap((field) => {
    const entry = entries.get(field);
    if (!entry) return [{ field }];
    const blank = typeOf(entry.value) === 'null' || (entry.value.kind === 'scalar' && entry.value.text.trim() === '');
    return blank ? [{ field, entry }] : [];
  });
  const gone = new Set<string>(missing.map(({ field }) => field));
  const field = (name: string) => (gone.has(name) ? undefined : entries.get(name));
  const facts: ManifestFacts = {
    kind: 'manifest',
    path,
    text,
    root,
    missing,
    faults: reading.faults,
    commands: [],
    ...readModules(reading, entries.get('modules')),
    loosely: reading.loosely,
  };
  const name = textAt(reading, field('name'), '`name`', '/name');
  const description = textAt(reading, field('description'), '`description`', '/description');
  const version = versionAt(reading, field('version'));
  const schema = entries.get('schema_version');
  if (name) facts.name = name;
  if (description) facts.description = description;
  if (version) facts.version = version;
  if (schema) facts.schemaVersion = { ...placed(schema.value, schema.written, text), type: typeOf(schema.value) };
  readEnvironment(reading, facts, entries.get('environment'));
  return facts;
}

/** Free text; a number or a date passes for one (the studio advises quotes). */
function versionAt(reading: ManifestReading, entry: YamlEntry | undefined): ManifestFacts['version'] {
  if (!entry) return undefined;
  const type = typeOf(entry.value);
  if (type === 'text' || type === 'integer' || type === 'float' || type === 'date') {
    return { ...placed(entry.value, entry.written, reading.text), type };
  }
  badType(reading, entry.written, '`version`', 'a text', '/version');
  return undefined;
}

function readEnvironment(reading: ManifestReading, facts: ManifestFacts, entry: YamlEntry | undefined): void {
  if (!entry || typeOf(entry.value) === 'null') return;
  if (entry.value.kind !== 'map') {
    badType(reading, entry.written, '`environment`', 'a mapping', '/environment');
    return;
  }
  const entries = entriesOf(entry.value, reading.text);
  unknownFields(reading, entries, entry.value, environmentFields, 'in `environment`', '/environment');
  const given = (name: string) => {
    const found = entries.get(name);
    return found && typeOf(found.value) !== 'null' ? found : undefined;
  };
  const python = textAt(reading, given('python'), '`environment.python`', '/environment/python');
  if (python) facts.python = python;
  const commands = given('commands');
  if (commands) facts.commands = textsAt(reading, commands, '`environment.commands`', '/environment/commands');
  const gpu = given('gpu');
  if (gpu && typeOf(gpu.value) === 'boolean' && gpu.value.kind === 'scalar') {
    facts.gpu = { start: gpu.written.start, end: gpu.written.end, value: readBool(gpu.value.text) ?? false };
  } else if (gpu) badType(reading, gpu.written, '`environment.gpu`', 'true or false', '/environment/gpu');
}
