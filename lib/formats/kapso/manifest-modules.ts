/** The `modules` block of the manifest: what each module's sessions get. */
import { pointerTo } from '../../core/pointer';
import type { YamlMap, YamlNode } from '../../core/yaml';
import { badType, type ManifestReading, textsAt, unknownFields } from './manifest-reading';
import { isListName, isModuleName, type ListName, listNames, type ModuleName } from './names';
import type { Placed, Span } from './placed';
import { entriesOf, followed, typeOf, type YamlEntry } from './yaml-map';

/** One name in one list of one module. */
export interface Listing extends Placed {
  module: ModuleName;
  list: ListName;
  /** Place in its list. */
  index: number;
}

export interface ModuleBlock {
  name: ModuleName;
  /** The module's key. */
  key: Span;
  /** The mapping that holds the lists; undefined where the module is left empty. */
  map: YamlMap | undefined;
  lists: ReadonlyMap<ListName, { node: YamlNode; listings: readonly Listing[] }>;
}

export interface ModulesReading {
  modules: ReadonlyMap<ModuleName, ModuleBlock>;
  listings: Listing[];
  listsUnreadable: boolean;
}

export function readModules(reading: ManifestReading, entry: YamlEntry | undefined): ModulesReading {
  const modules = new Map<ModuleName, ModuleBlock>();
  const listings: Listing[] = [];
  if (!entry || typeOf(entry.value) === 'null') return { modules, listings, listsUnreadable: false };
  if (entry.value.kind !== 'map') {
    badType(reading, entry.written, '`modules`', 'a mapping', '/modules');
    return { modules, listings, listsUnreadable: true };
  }
  for (const [name, each] of entriesOf(entry.value, reading.text)) {
    const pointer = pointerTo('/modules', name);
    if (isModuleName(name)) {
      const block = readModule(reading, name, each, pointer);
      modules.set(name, block);
      for (const { listings: read } of block.lists.values()) listings.push(...read);
    } else reading.faults.push({ rule: 'unknown-module', name, entry: each, map: entry.value, pointer });
  }
  return { modules, listings, listsUnreadable: false };
}

function readModule(reading: ManifestReading, name: ModuleName, entry: YamlEntry, pointer: string): ModuleBlock {
  const key = { start: entry.keyNode.start, end: entry.keyNode.end };
  const lists = new Map<ListName, { node: YamlNode; listings: Listing[] }>();
  const block: ModuleBlock = { name, key, map: entry.value.kind === 'map' ? entry.value : undefined, lists };
  if (entry.value.kind !== 'map') {
    if (typeOf(entry.value) === 'null') return block;
    badType(reading, entry.written, `\`modules.${name}\``, 'a mapping', pointer);
    collectTexts(entry.value, reading.loosely);
    return block;
  }
  const entries = entriesOf(entry.value, reading.text);
  unknownFields(reading, entries, entry.value, listNames, `in module \`${name}\``, pointer);
  for (const [list, each] of entries) {
    if (!isListName(list) || typeOf(each.value) === 'null') continue;
    const texts = textsAt(reading, each, `\`modules.${name}.${list}\``, `${pointer}/${list}`);
    const misshapen =
      each.value.kind === 'list' ? each.value.items.filter((item) => typeOf(followed(item)) !== 'text') : [each.value];
    for (const node of misshapen) collectTexts(followed(node), reading.loosely);
    lists.set(list, { node: each.value, listings: texts.map((text) => ({ ...text, module: name, list })) });
  }
  return block;
}

/** Every scalar below a node: names that stand in a place of the wrong shape. Walks without recursion. */
function collectTexts(node: YamlNode, into: Set<string>): void {
  const open: YamlNode[] = [node];
  for (let at = open.pop(); at; at = open.pop()) {
    if (at.kind === 'scalar') into.add(at.text);
    else if (at.kind === 'list') open.push(...at.items);
    else if (at.kind === 'map') for (const { key, value } of at.pairs) open.push(key, value);
  }
}
