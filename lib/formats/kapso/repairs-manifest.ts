/** Repairs of the manifest: splices that keep comments, order and quoting. */
import type { Fix, TextEdit } from '../../core/diagnostic';
import { nearest } from '../../core/nearest';
import type { YamlList, YamlMap, YamlNode } from '../../core/yaml';
import { appendItem, insertPair, quoteScalar, removeItem, setScalar, type YamlLiteral } from '../../core/yaml/edit';
import { flowText } from '../../core/yaml/layout';
import { quoteYaml } from '../../core/yaml/quote';
import { fix, offered, quoted, replace } from './kit';
import type { Listing, ManifestFacts, ManifestFault } from './manifest';
import { type ListName, type ModuleName, requiredFields, topFields } from './names';
import { inFile } from './repairs-json';
import { removeKey } from './repairs-yaml';
import { entriesOf, followed, typeOf, type YamlEntry } from './yaml-map';

/** A required field with a text to be replaced, behind the field it usually follows. */
export function insertField(manifest: ManifestFacts, field: string, value: string, entry?: YamlEntry): TextEdit[] {
  const { text, root } = manifest;
  if (entry?.value.kind === 'scalar' && entry.written === entry.value) {
    return inFile(manifest, setScalar(text, entry.value, value));
  }
  if (!root || entry) return [];
  const order: readonly string[] = topFields;
  const present = entriesOf(root, text);
  const after = order
    .slice(0, order.indexOf(field))
    .findLast((name) => present.has(name) && present.get(name)?.merged === false);
  if (after !== undefined) return inFile(manifest, insertPair(text, root, field, value, after));
  const spelled = `${field}: ${quoteYaml(value)}`;
  if (root.flow) return inFile(manifest, insertPair(text, root, field, value));
  return [
    replace(manifest, { start: root.start, end: root.start }, `${spelled}${text.includes('\r\n') ? '\r\n' : '\n'}`),
  ];
}

/** Another name where a known one is near and free; taking the field out. */
export function fieldFixes(
  manifest: ManifestFacts,
  fault: { name: string; known: readonly string[]; entry: YamlEntry; map: YamlMap },
): Fix[] {
  const { name, known, entry, map } = fault;
  if (entry.merged) return [];
  const present = entriesOf(map, manifest.text);
  const meant = nearest(
    name,
    known.filter((each) => !present.has(each)),
  );
  // A required field that is put in its place under another name must not stay a text of another shape.
  const fits =
    meant !== undefined && (!(requiredFields as readonly string[]).includes(meant) || typeOf(entry.value) === 'text');
  return offered(
    meant !== undefined && fits
      ? fix(`Rename it to \`${meant}\``, [replace(manifest, entry.keyNode, meant)], true)
      : undefined,
    fix(`Remove ${quoted(name)}`, inFile(manifest, removeKey(manifest.text, map, entry)), !fits),
  );
}

/** The value in the shape that is wanted, as far as it can be guessed. */
export function typeFixes(manifest: ManifestFacts, fault: Extract<ManifestFault, { rule: 'bad-type' }>): Fix[] {
  const node = followed(fault.node);
  if (node !== fault.node) return [];
  const source = manifest.text.slice(node.start, node.end);
  if (fault.wanted === 'a list' && node.kind === 'scalar' && node.style !== 'literal' && node.style !== 'folded') {
    const item = node.text.trim() === '' ? '' : flowText(node.text);
    return [fix('Put it into a list', [replace(manifest, node, `[${item}]`)], true)];
  }
  if (fault.wanted === 'a text' && node.kind === 'scalar' && typeOf(node) !== 'null') {
    return [fix('Quote it', inFile(manifest, quoteScalar(node)), true)];
  }
  const only = fault.wanted === 'a text' ? onlyText(node) : undefined;
  if (only) {
    const text = manifest.text.slice(only.start, only.end);
    // A list may begin no deeper than its key; a text may not.
    const gap = manifest.text[node.start - 1] === '\n' ? '  ' : '';
    return [fix(`Write ${quoted(text)}`, [replace(manifest, node, gap + text)], true)];
  }
  if (fault.wanted === 'true or false') {
    const value = node.kind === 'scalar' && /^(?:y|yes|true|on|1|nvidia|cuda|required)$/i.test(node.text);
    if (node.kind === 'scalar') return [fix(`Write \`${value}\``, [replace(manifest, node, String(value))], true)];
  }
  if (fault.wanted === 'a mapping') return offered(mappingFix(manifest, fault.pointer, node, source));
  return offered(itemRemoval(manifest, node));
}

/** The text of a list that holds nothing else, or of a key without a value: `- name:`. */
function onlyText(node: YamlNode): YamlNode | undefined {
  const [item, ...more] =
    node.kind === 'list'
      ? node.items
      : node.kind === 'map'
        ? node.pairs.map(({ key, value }) => (typeOf(value) === 'null' ? key : value))
        : [];
  const key = node.kind === 'map' ? node.pairs[0]?.key : item;
  return item && item === key && more.length === 0 && typeOf(item) === 'text' ? item : undefined;
}

/** `modules` as a list of names, a module as a list of skills, `environment` as the path of a file. */
function mappingFix(manifest: ManifestFacts, pointer: string, node: YamlNode, source: string): Fix | undefined {
  const depth = pointer.split('/').length - 1;
  if (pointer === '/modules' && node.kind === 'list') {
    const keys = keysFix(manifest, node);
    if (keys) return keys;
  }
  if (depth === 2 && node.kind === 'list' && node.flow) {
    return fix('Put it under `skills`', [replace(manifest, node, `{skills: ${source}}`)], true);
  }
  if (pointer === '/environment' && node.kind === 'scalar' && typeOf(node) === 'text') {
    return fix('Put it under `python`', [replace(manifest, node, `{python: ${flowText(node.text)}}`)], true);
  }
  if (node.kind === 'scalar') return fix('Leave it empty', [replace(manifest, node, '{}')], true);
  return undefined;
}

/** Names of modules as keys without lists. Those of a block stay on their lines, with their comments. */
function keysFix(manifest: ManifestFacts, list: YamlList): Fix | undefined {
  const { text } = manifest;
  const names = list.items.flatMap((item) => (item.kind === 'scalar' && item.text !== '' ? item : []));
  const dashes = names.map((name) => /- *$/.exec(text.slice(text.lastIndexOf('\n', name.start - 1) + 1, name.start)));
  if (names.length < list.items.length || new Set(names.map((name) => name.text)).size < names.length) return undefined;
  const edits = list.flow
    ? [replace(manifest, list, flowText(Object.fromEntries(names.map((name) => [name.text, {}]))))]
    : names.flatMap((name, index) => {
        const dash = dashes[index]?.[0];
        if (dash === undefined || text.slice(name.start, name.end).includes('\n')) return [];
        return [
          replace(manifest, { start: name.start - dash.length, end: name.start }, '  '),
          replace(manifest, { start: name.end, end: name.end }, ': {}'),
        ];
      });
  return list.flow || edits.length === 2 * names.length ? fix('Write it as a mapping', edits, true) : undefined;
}

function itemRemoval(manifest: ManifestFacts, node: YamlNode): Fix | undefined {
  const list = manifest.root && listHolding(manifest.root, node);
  if (!list) return undefined;
  return fix('Take it off the list', inFile(manifest, removeItem(manifest.text, list, list.items.indexOf(node))), true);
}

function listHolding(root: YamlNode, wanted: YamlNode): YamlList | undefined {
  const open: YamlNode[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.kind === 'list') {
      if (node.items.includes(wanted)) return node;
      open.push(...node.items);
    } else if (node.kind === 'map') open.push(...node.pairs.map(({ value }) => value));
  }
  return undefined;
}

export function renameListing(manifest: ManifestFacts, listing: Listing, to: string): TextEdit[] {
  const flow = manifest.modules.get(listing.module)?.lists.get(listing.list)?.node;
  const inFlow = flow?.kind === 'list' && flow.flow;
  const node = flow?.kind === 'list' ? flow.items[listing.index] : undefined;
  if (node?.kind !== 'scalar') return [];
  const spelled = quoteYaml(to, { flow: inFlow });
  if (node.style !== 'plain') return inFile(manifest, setScalar(manifest.text, node, to));
  return [replace(manifest, node, spelled)];
}

export function unlist(manifest: ManifestFacts, listing: Listing): TextEdit[] {
  const list = manifest.modules.get(listing.module)?.lists.get(listing.list)?.node;
  return list?.kind === 'list' ? inFile(manifest, removeItem(manifest.text, list, listing.index)) : [];
}

/** Lists a name in a module, wherever the manifest has room for it. No edit where an alias or a merge stands in the way. */
export function listIn(manifest: ManifestFacts, module: ModuleName, list: ListName, name: string): TextEdit[] {
  const { text, root } = manifest;
  if (!root) return [];
  const put = (map: YamlMap, path: readonly string[]): TextEdit[] => {
    const [key = '', ...rest] = path;
    const entry = entriesOf(map, text).get(key);
    if (!entry) return inFile(manifest, insertPair(text, map, key, nested(rest, name)));
    const { value } = entry;
    if (entry.merged || entry.written !== value) return [];
    if (rest.length === 0) {
      if (value.kind === 'list') return inFile(manifest, appendItem(text, value, name));
    } else if (value.kind === 'map') return put(value, rest);
    if (typeOf(value) !== 'null') return [];
    const gap = value.start === value.end ? ' ' : '';
    return [replace(manifest, value, `${gap}${flowText(nested(rest, name))}`)];
  };
  return put(root, ['modules', module, list]);
}

const nested = (path: readonly string[], name: string): YamlLiteral =>
  path.reduceRight<YamlLiteral>((inner, key) => ({ [key]: inner }), [name]);

/** Names the requirements file in `environment.python`. */
export function setPython(manifest: ManifestFacts, path: string): TextEdit[] {
  const { text, root } = manifest;
  const environment = root && entriesOf(root, text).get('environment');
  if (!root || environment?.merged) return [];
  if (!environment) return inFile(manifest, insertPair(text, root, 'environment', { python: path }, 'description'));
  const { value, written } = environment;
  if (value !== written) return [];
  if (value.kind === 'map') {
    const python = entriesOf(value, text).get('python');
    if (!python) return inFile(manifest, insertPair(text, value, 'python', path));
    return python.value.kind === 'scalar' && !python.merged && python.value === python.written
      ? inFile(manifest, setScalar(text, python.value, path))
      : [];
  }
  const gap = value.start === value.end ? ' ' : '';
  return typeOf(value) === 'null' ? [replace(manifest, value, `${gap}${flowText({ python: path })}`)] : [];
}
