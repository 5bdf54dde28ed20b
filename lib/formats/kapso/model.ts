/** A Kapso harness as its format reads it: manifest, pages and the four kinds of attachments. Total: any harness gives a model. */
import { type Entry, type Harness, perEntry } from '../../core/harness';
import { baseName, byCodePoint, type Path, resolve } from '../../core/path';
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
  /** A file or a link lies at the path. */
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

export function parse(harness: Harness): Model {
  const facts: Facts[] = [];
  const pages = new Map<Path, PageFacts>();
  const skills = new Map<string, Skill>();
  const agents = new Map<string, AgentFacts>();
  const hooks = new Map<string, Hook>();
  const directories = new Set<Path>();
  const manifestEntry = harness.get(manifestPath);
  const manifest = manifestEntry?.kind === 'file' ? readManifest(manifestEntry, manifestPath) : undefined;
  const requirementsPath = manifest?.python && resolve('', manifest.python.text);
  const keep = <Kept extends Facts>(kept: Kept): Kept => {
    facts.push(kept);
    return kept;
  };
  const model: Model = {
    harness,
    facts,
    pages,
    skills,
    agents,
    hooks,
    listingsOf: listingsBy(manifest?.listings ?? []),
    isEngineServer: (name) => name === engineServer,
    holds: (path) => (harness.get(path)?.kind ?? 'directory') !== 'directory',
    isDirectory: (path) => directories.has(path),
  };
  for (const path of [...harness.keys()].sort(byCodePoint)) {
    const entry = harness.get(path) as Entry;
    for (
      let at = path.lastIndexOf('/');
      at > 0 && !directories.has(path.slice(0, at));
      at = path.lastIndexOf('/', at - 1)
    ) {
      directories.add(path.slice(0, at));
    }
    if (entry.kind === 'directory') directories.add(path);
    const parts = path.split('/');
    const [top = '', name = ''] = parts;
    const deep = parts.length > 2 || entry.kind !== 'file';
    if (path === manifestPath) {
      if (manifest) model.manifest = keep(manifest);
    } else if (path === mcpPath && entry.kind !== 'directory') model.mcp = keep(readMcp(entry, path));
    else if (path === requirementsPath && entry.kind === 'file')
      model.requirements = keep(readRequirements(entry, path));
    else if (
      top === 'instructions' &&
      parts.length === 2 &&
      path.endsWith('.md') &&
      !isIgnored(path) &&
      entry.kind !== 'directory'
    ) {
      pages.set(path, keep(readPage(entry, path)));
    } else if (
      top === 'agents' &&
      parts.length === 2 &&
      path.endsWith('.md') &&
      !isIgnored(path) &&
      entry.kind !== 'directory'
    ) {
      agents.set(baseName(path).slice(0, -3), keep(readAgent(entry, path)));
    } else if (top === 'skills' && parts.length > 1 && deep && !isIgnored(name)) {
      const read = addTo(skills, top, name, path, skillFileOf(name), entry, readSkill);
      if (read) keep(read);
      else if (entry.kind === 'file') keep(readFile(entry, path));
    } else if (top === 'hooks' && parts.length > 1 && deep && !isIgnored(name)) {
      const read = addTo(hooks, top, name, path, hookFileOf(name), entry, readHook);
      if (read) keep(read);
      else if (entry.kind === 'file') keep(readFile(entry, path));
    } else if (entry.kind === 'file') keep(readFile(entry, path));
  }
  if (requirementsPath !== undefined) model.requirementsPath = requirementsPath;
  return model;
}

/** Enters one path into the definition it belongs to; gives the facts where it is the defining file. */
function addTo<File>(
  definitions: Map<string, Definition<File>>,
  top: string,
  name: string,
  path: Path,
  definingFile: Path,
  entry: Entry,
  read: (entry: Entry, path: Path) => File,
): File | undefined {
  let definition = definitions.get(name);
  if (!definition) {
    definition = { name, directory: `${top}/${name}`, defined: false, files: [] };
    definitions.set(name, definition);
  }
  if (path === definingFile && entry.kind !== 'directory') {
    definition.defined = true;
    if (entry.kind !== 'file') return undefined;
    definition.file = read(entry, path);
    return definition.file;
  }
  if (path === definition.directory && entry.kind === 'symlink') definition.defined = true;
  else if (path !== definition.directory && entry.kind !== 'directory' && !isIgnored(path)) definition.files.push(path);
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
