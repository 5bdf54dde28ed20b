/** A harness as agentium sees it: manifests and exported definitions, each with its own answers. */
import { type Entry, type Harness, perEntry } from '../../core/harness';
import { type JsonFault, type JsonNode, memberOf as jsonMember } from '../../core/json';
import { baseName, extensionOf, type Path } from '../../core/path';
import type { Settings } from '../../core/settings';
import { textOf } from '../../core/text';
import { type Assessment, assess } from './assess';
import type { Definition } from './definition/types';
import type { Fault } from './fault';
import { parseJson } from './manifest/json';
import { type ReadManifest, readManifest } from './manifest/read';
import { type Profile, profileOf } from './profile';
import { isSource, type Project, projectOf } from './typescript/project';
import { type ReadProject, readProject } from './typescript/read';
import type { ObjectValue, OpaqueValue, Origin } from './value';
import { packageName } from './vocabulary';

/** What one file says by itself. */
export interface Facts {
  path: Path;
  text: string;
  role: 'manifest' | 'source' | 'other';
  /** Of manifests. */
  root?: JsonNode;
  json?: JsonFault;
  /** A source that imports from the package. */
  usesPackage?: true;
  /** Relative specifiers that stand in a source, found without parsing it; perhaps some too many. */
  specifiers?: readonly string[];
}

/** A manifest, or one exported definition. */
export interface Item {
  kind: 'manifest' | 'definition';
  /** `file` or `file#export`. */
  name: string;
  path: Path;
  exportName?: string;
  place: Origin;
  /** Of reading it; those of a definition in code belong to calls, see `Model.faults`. */
  read?: ReadManifest;
  definition?: Definition;
  assessment?: Assessment;
  /** What can be hashed: sound in its structure, whatever the host allows. */
  manifest?: ObjectValue;
  unknown?: OpaqueValue;
}

/** A fault with the file and span it is shown at. */
export interface PlacedFault {
  fault: Fault;
  path: Path;
  start: number;
  end: number;
  item?: Item;
  /** Where the offending value was written, when that is another file. */
  elsewhere?: Origin;
}

export interface Model {
  harness: Harness;
  profile: Profile;
  facts: readonly Facts[];
  manifests: readonly Item[];
  definitions: readonly Item[];
  /** Manifests, then definitions. */
  items: readonly Item[];
  project: Project;
  read: ReadProject;
  /** By rule. */
  faults: ReadonlyMap<string, readonly PlacedFault[]>;
}

export const isManifestName = (path: Path): boolean => path.endsWith('.harness.json');

/** A JSON object with `contractVersion`, or with `abilities` as a list whose items have `type` or `instanceId`. */
export function looksLikeManifest(root: JsonNode | undefined): boolean {
  if (root?.kind !== 'object') return false;
  if (jsonMember(root, 'contractVersion')) return true;
  const abilities = jsonMember(root, 'abilities')?.value;
  return (
    abilities?.kind === 'array' &&
    abilities.items.some(
      (item) => jsonMember(item, 'type') !== undefined || jsonMember(item, 'instanceId') !== undefined,
    )
  );
}

/** Facts of an entry at a path, remembered on the entry. */
export const factsOf = perEntry((entry: Entry, path: Path): Facts => {
  if (entry.kind !== 'file') return { path, text: '', role: 'other' };
  if (isSource(path)) {
    const text = textOf(entry);
    return {
      path,
      text,
      role: 'source',
      specifiers: specifiersIn(text),
      ...(importsPackage(text) ? { usesPackage: true } : {}),
    };
  }
  if (extensionOf(path) !== '.json') return { path, text: '', role: 'other' };
  const facts = manifestFacts(path, textOf(entry));
  const { text, root, json } = facts;
  const isBroken =
    json !== undefined &&
    baseName(path) === 'manifest.json' &&
    (text.trim() === '' || text.includes('"contractVersion"'));
  if (isManifestName(path) || looksLikeManifest(root) || isBroken) return facts;
  return { path, text, role: 'other' };
});

function manifestFacts(path: Path, text: string): Facts {
  const parsed = parseJson(path, text);
  const root = 'root' in parsed ? parsed.root : undefined;
  const json = 'json' in parsed ? parsed.json : undefined;
  return { path, text, role: 'manifest', ...(root ? { root } : {}), ...(json ? { json } : {}) };
}

const loneManifest = perEntry((entry: Entry, path: Path): Facts => manifestFacts(path, textOf(entry)));

/** Opened as this format, a root `manifest.json` is the manifest where nothing else is one, whatever it lacks. */
function withLoneManifest(harness: Harness, facts: readonly Facts[]): readonly Facts[] {
  const entry = harness.get('manifest.json');
  if (entry?.kind !== 'file' || facts.some((each) => each.role === 'manifest' || each.usesPackage)) return facts;
  return facts.map((each) => (each.path === 'manifest.json' ? loneManifest(entry, each.path) : each));
}

const importOfPackage = new RegExp(`(?:from|import)(?:\\s|/\\*[^*]*\\*/|//.*\\n)*["']${packageName}["']`);

/** The import specifier decides, never the name of a function. */
export const importsPackage = (text: string): boolean => text.includes(packageName) && importOfPackage.test(text);

export function parse(harness: Harness, settings: Settings): Model {
  const profile = profileOf(settings.host);
  const facts = withLoneManifest(
    harness,
    Array.from(harness, ([path, entry]) => factsOf(entry, path)),
  );
  const project = projectOf(harness);
  const manifests = facts.filter((each) => each.role === 'manifest').map((each) => manifestItem(each, profile));
  const sources = facts.filter((each) => each.role === 'source');
  const importers = importersAmong(sources, project);
  const entries = upwards(
    sources.filter((each) => each.usesPackage).map((each) => each.path),
    importers,
  );
  const read = readProject(project, entries, (reached) => upwards(reached, importers));
  const definitions = definitionItems(read, entries, profile);
  const items = [...manifests, ...definitions];
  const base = { harness, profile, facts, manifests, definitions, items, project, read };
  return { ...base, faults: placedFaults(manifests, definitions, read) };
}

const specifiersIn = (text: string): string[] =>
  Array.from(
    text.matchAll(/(?:from|(?:import|require)\s*\(?)\s*["'](\.[^"'\r\n]*)["']/g),
    ([, specifier]) => specifier ?? '',
  );

/** Who imports a file, by path. */
function importersAmong(sources: readonly Facts[], project: Project): Map<Path, Path[]> {
  const importers = new Map<Path, Path[]>();
  for (const { path, specifiers = [] } of sources) {
    for (const specifier of specifiers) {
      const target = project.locate(path, specifier);
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

/** The files and all that import them, directly or not: who may hand on what they export, or write to it. */
function upwards(paths: readonly Path[], importers: ReadonlyMap<Path, readonly Path[]>): Path[] {
  const found = new Set(paths);
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer);
  return [...found].sort();
}

function manifestItem({ path, text }: Facts, profile: Profile): Item {
  const read = readManifest(path, text, profile);
  const place = { path, start: 0, end: text.length };
  const assessment = read.definition && assess(read.definition, profile);
  return {
    kind: 'manifest',
    name: path,
    path,
    place,
    read,
    ...(read.definition ? { definition: read.definition } : {}),
    ...(assessment ? { assessment } : {}),
    ...(read.manifest ? { manifest: read.manifest } : {}),
  };
}

/** Each definition under the file that makes it; a file that hands one on adds nothing. */
function definitionItems(read: ReadProject, entries: readonly Path[], profile: Profile): Item[] {
  const items: Item[] = [];
  for (const path of entries) {
    for (const each of read.files.get(path)?.definitions ?? []) {
      if (each.handedOnFrom !== undefined && entries.includes(each.handedOnFrom)) continue;
      const assessment = each.definition && assess(each.definition, profile);
      const unknown = each.unknown ?? assessment?.unknown ?? assessment?.exported.unknown;
      const manifest = unknown ? undefined : assessment?.exported.manifest;
      items.push({
        kind: 'definition',
        name: `${path}#${each.exportName}`,
        path,
        exportName: each.exportName,
        place: each.place,
        ...(each.definition ? { definition: each.definition } : {}),
        ...(assessment ? { assessment } : {}),
        ...(manifest ? { manifest } : {}),
        ...(unknown ? { unknown } : {}),
      });
    }
  }
  return items;
}

function placedFaults(
  manifests: readonly Item[],
  definitions: readonly Item[],
  read: ReadProject,
): Map<string, PlacedFault[]> {
  const faults = new Map<string, PlacedFault[]>();
  const add = (fault: Fault, home: Origin, item?: Item) => {
    const list = faults.get(fault.rule) ?? [];
    faults.set(fault.rule, list);
    list.push({ fault, ...placeOf(fault, home), ...(item ? { item } : {}) });
  };
  for (const item of manifests) {
    const home = { path: item.path, start: 0, end: 0 };
    for (const fault of [...(item.read?.faults ?? []), ...(item.assessment?.faults ?? [])]) add(fault, home, item);
  }
  for (const { path, fault } of read.jsonFaults) {
    if (!manifests.some((item) => item.path === path)) add(fault, { path, start: 0, end: 0 });
  }
  for (const { path, start, end, message } of read.syntaxFaults)
    add({ rule: 'typescript-syntax', pointer: '', wanted: message }, { path, start, end });
  for (const { fault, call } of read.callFaults) add(fault, call);
  for (const item of definitions) {
    if (item.unknown) continue;
    for (const fault of item.assessment?.faults ?? [])
      add(fault, item.definition?.origin?.path === item.path ? item.definition.origin : item.place, item);
  }
  return faults;
}

/** The value's own place where it lies in the file the fault belongs to; else that file's, with the value elsewhere. */
function placeOf(fault: Fault, home: Origin): Pick<PlacedFault, 'path' | 'start' | 'end' | 'elsewhere'> {
  const origin = fault.key ?? fault.at?.origin;
  if (!origin) return home;
  return origin.path === home.path ? origin : { ...home, elsewhere: origin };
}
