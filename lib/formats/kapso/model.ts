/** A Kapso harness as its format reads it: manifest, pages and the four kinds of attachments. Total: any harness gives a model. */
import { type Entry, type Harness, perEntry } from '../../core/harness';
import { byCodePoint, type Path, parentOf, resolve } from '../../core/path';
import { textOf } from '../../core/text';
import { type AgentFacts, readAgent, readSkill, type SkillFacts } from './front-matter';
import { type HookFacts, readHook } from './hooks';
import { type Listing, type ManifestFacts, readManifest } from './manifest';
import { type McpFacts, readMcp } from './mcp';
import { engineServer, hookFileOf, type ListName, manifestPath, mcpPath, skillFileOf } from './names';
import { type PageFacts, readPage } from './pages';
import { type RequirementsFacts, readRequirements } from './requirements';

/** Any other file. */
export interface FileFacts {
  kind: 'file';
  path: Path;
  text: string;
  entry: Entry;
}

export type Facts =
  | ManifestFacts
  | PageFacts
  | SkillFacts
  | AgentFacts
  | McpFacts
  | HookFacts
  | RequirementsFacts
  | FileFacts;

/** A directory under `skills/` or `hooks/`. `file` is undefined where its defining file is not there, or is a link. */
export interface Definition<File> {
  name: string;
  directory: Path;
  /** The defining file is there, though perhaps as a link, which is not followed. */
  defined: boolean;
  file?: File;
  /** What else lies below it, hidden files and caches aside. */
  files: Path[];
}

export type Skill = Definition<SkillFacts>;
export type Hook = Definition<HookFacts>;

export interface Model {
  harness: Harness;
  facts: Facts[];
  manifest?: ManifestFacts;
  pages: ReadonlyMap<Path, PageFacts>;
  skills: ReadonlyMap<string, Skill>;
  agents: ReadonlyMap<string, AgentFacts>;
  hooks: ReadonlyMap<string, Hook>;
  mcp?: McpFacts;
  requirements?: RequirementsFacts;
  /** Where `environment.python` leads; undefined where it is not set or leaves the harness. */
  requirementsPath?: Path;
  listingsOf(list: ListName, name: string): readonly Listing[];
  isEngineServer(name: string): boolean;
  /** A file or a link lies at the path, or a link above it: what that leads to is not known. */
  holds(path: Path): boolean;
  /** Something lies below the path. */
  isDirectory(path: Path): boolean;
}

/** Hidden files and Python's caches are nobody's content. */
export const isIgnored = (path: Path): boolean =>
  path.split('/').some((part) => part.startsWith('.') || part === '__pycache__');

const readFile = perEntry(
  (entry: Entry, path: Path): FileFacts => ({ kind: 'file', path, text: textOf(entry), entry }),
);

/** What is filled while the entries are read, in code-point order of their paths. */
interface Building extends Model {
  pages: Map<Path, PageFacts>;
  skills: Map<string, Skill>;
  agents: Map<string, AgentFacts>;
  hooks: Map<string, Hook>;
}

export function parse(harness: Harness): Model {
  const directories = new Set<Path>();
  const manifestEntry = harness.get(manifestPath);
  const manifest = manifestEntry?.kind === 'file' ? readManifest(manifestEntry, manifestPath) : undefined;
  const requirementsPath = manifest?.python && resolve('', manifest.python.text);
  const model: Building = {
    harness,
    facts: [],
    ...(manifest && { manifest }),
    ...(requirementsPath !== undefined && { requirementsPath }),
    pages: new Map(),
    skills: new Map(),
    agents: new Map(),
    hooks: new Map(),
    listingsOf: listingsBy(manifest?.listings ?? []),
    isEngineServer: (name) => name === engineServer,
    holds: (path) => (harness.get(path)?.kind ?? 'directory') !== 'directory' || liesBehindLink(harness, path),
    isDirectory: (path) => directories.has(path),
  };
  for (const path of [...harness.keys()].sort(byCodePoint)) {
    const entry = harness.get(path) as Entry;
    if (entry.kind === 'directory') directories.add(path);
    for (let parent = parentOf(path); parent !== '' && !directories.has(parent); parent = parentOf(parent)) {
      directories.add(parent);
    }
    const facts = factsAt(model, path, entry);
    if (facts) model.facts.push(facts);
  }
  return model;
}

function liesBehindLink(harness: Harness, path: Path): boolean {
  for (let parent = parentOf(path); parent !== ''; parent = parentOf(parent))
    if (harness.get(parent)?.kind === 'symlink') return true;
  return false;
}

/** Enters an entry where it belongs, and gives what is known of it alone. */
function factsAt(model: Building, path: Path, entry: Entry): Facts | undefined {
  if (path === manifestPath) return model.manifest;
  const [top = '', name = '', ...below] = path.split('/');
  if (path === mcpPath && entry.kind !== 'directory') {
    model.mcp = readMcp(entry, path);
    return model.mcp;
  }
  const isPage = below.length === 0 && name.endsWith('.md') && !isIgnored(path) && entry.kind !== 'directory';
  if (top === 'instructions' && isPage) return kept(model.pages, path, readPage(entry, path));
  if (top === 'agents' && isPage) return kept(model.agents, name.slice(0, -'.md'.length), readAgent(entry, path));
  if (top === 'skills' || top === 'hooks') {
    const defining =
      top === 'skills'
        ? definingFacts(model.skills, path, entry, skillFileOf(name), readSkill)
        : definingFacts(model.hooks, path, entry, hookFileOf(name), readHook);
    if (defining) return defining;
  }
  if (entry.kind !== 'file') return undefined;
  if (path !== model.requirementsPath) return readFile(entry, path);
  model.requirements = readRequirements(entry, path);
  return model.requirements;
}

function kept<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): Value {
  map.set(key, value);
  return value;
}

/** Enters one path into the skill or hook it belongs to; gives the facts where it is the defining file. */
function definingFacts<File>(
  definitions: Map<string, Definition<File>>,
  path: Path,
  entry: Entry,
  definingFile: Path,
  read: (entry: Entry, path: Path) => File,
): File | undefined {
  const [top, name = '', ...below] = path.split('/');
  // A file directly below is none: a definition is a directory, or a link that stands for one.
  if (isIgnored(name) || name === '' || (below.length === 0 && entry.kind === 'file')) return undefined;
  const directory = `${top}/${name}`;
  const definition = definitions.get(name) ?? kept(definitions, name, { name, directory, defined: false, files: [] });
  if (path === directory) definition.defined ||= entry.kind === 'symlink';
  else if (path === definingFile && entry.kind !== 'directory') {
    definition.defined = true;
    if (entry.kind === 'file') definition.file = read(entry, path);
    return definition.file;
  } else if (entry.kind !== 'directory' && !isIgnored(path)) definition.files.push(path);
  return undefined;
}

function listingsBy(listings: readonly Listing[]): Model['listingsOf'] {
  const byName = new Map<string, Listing[]>();
  for (const listing of listings) {
    const key = `${listing.list}/${listing.text}`;
    const held = byName.get(key);
    if (held) held.push(listing);
    else byName.set(key, [listing]);
  }
  return (list, name) => byName.get(`${list}/${name}`) ?? [];
}
