/** The harness as a picture: modules, what reaches their sessions, what runs, what the machine must have. */
import type { Edge, Graph, Node } from '../../core/graph';
import type { Path } from '../../core/path';
import { positionAt } from '../../core/text';
import { compact, definitionNodes } from './graph-nodes';
import { isIgnored, type Model } from './model';
import { guardrailsPath, type ListName, listNames, manifestPath, mcpPath, moduleNames, nouns } from './names';
import { needsOf } from './needs';
import { hosts, hostTitles, sessionViewOf } from './sessions';

export function graphOf(model: Model): Graph {
  const nodes = new Map<string, Node>();
  const edges: Edge[] = [];
  const add = (node: Node) => {
    if (!nodes.has(node.id)) nodes.set(node.id, node);
  };
  const { manifest } = model;
  add({
    id: 'root',
    kind: 'root',
    label: manifest?.name?.text ?? 'harness',
    ...(manifest && { path: manifestPath }),
    details: compact({ version: manifest?.version?.text, description: manifest?.description?.text }),
  });
  for (const host of hosts) {
    add({ id: `host:${host}`, kind: 'host', label: hostTitles[host], details: {} });
    edges.push({ source: 'root', target: `host:${host}`, kind: 'reaches' });
  }
  for (const page of model.pages.values()) {
    add({
      id: pageId(page.path),
      kind: 'page',
      label: page.path.replace('instructions/', ''),
      path: page.path,
      details: { lines: String(page.lines), readBy: page.reader ?? 'no session' },
    });
  }
  modulesInto(model, add, edges);
  for (const node of definitionNodes(model)) add(node);
  listingsInto(model, add, edges);
  scriptsInto(model, add, edges);
  for (const need of needsOf(model)) {
    add({
      id: `need:${need.name}`,
      kind: 'need',
      label: need.name,
      path: need.path,
      ...(need.line && { line: need.line }),
      details: { hint: need.hint },
    });
    const source = needSource(model, need.path, need.start);
    edges.push({
      source,
      target: `need:${need.name}`,
      kind: 'needs',
      path: need.path,
      ...(need.line && { line: need.line }),
    });
  }
  restInto(model, add, nodes);
  return { nodes: [...nodes.values()], edges };
}

type Add = (node: Node) => void;

const pageId = (path: Path): string => `page:${path.replace(/^instructions\//, '').replace(/\.md$/, '')}`;

function modulesInto(model: Model, add: Add, edges: Edge[]): void {
  for (const name of moduleNames) {
    const view = sessionViewOf(model, name);
    const block = model.manifest?.modules.get(name);
    const line = block && model.manifest ? positionAt(model.manifest.text, block.key.start).line : undefined;
    add({
      id: `module:${name}`,
      kind: 'module',
      label: name,
      ...(line && { path: manifestPath, line }),
      details: { runs: view.runs ? 'yes' : 'no, it has no content', content: view.hasContent ? 'yes' : 'no' },
    });
    edges.push({ source: 'root', target: `module:${name}`, kind: 'contains' });
    for (const path of view.pages) edges.push({ source: `module:${name}`, target: pageId(path), kind: 'reads', path });
    const readFor = view.pages.at(-1);
    if (readFor === undefined && view.skills.length > 0)
      edges.push({ source: `module:${name}`, target: pageId(guardrailsPath), kind: 'reads', broken: true });
  }
  if (!model.pages.has(guardrailsPath) && edges.some((edge) => edge.broken)) {
    add({ id: pageId(guardrailsPath), kind: 'page', label: 'guardrails.md', details: { state: 'absent' } });
  }
}

function listingsInto(model: Model, add: Add, edges: Edge[]): void {
  const { manifest } = model;
  if (!manifest) return;
  const order = (list: ListName) => listNames.indexOf(list);
  const sorted = [...manifest.listings].sort(
    (a, b) =>
      moduleNames.indexOf(a.module) - moduleNames.indexOf(b.module) ||
      order(a.list) - order(b.list) ||
      a.index - b.index,
  );
  const seen = new Set<string>();
  for (const listing of sorted) {
    const target = `${nouns[listing.list]}:${listing.text}`;
    const source = `module:${listing.module}`;
    if (seen.has(`${source}\n${target}`)) continue;
    seen.add(`${source}\n${target}`);
    const defined = isDefined(model, listing.list, listing.text);
    if (!defined)
      add({
        id: target,
        kind: kindOf(listing.list),
        label: listing.text,
        details: { state: 'undefined: nothing defines it' },
      });
    const line = positionAt(manifest.text, listing.start).line;
    edges.push({ source, target, kind: 'lists', path: manifestPath, line, ...(!defined && { broken: true }) });
  }
}

const kindOf = (list: ListName): string => (list === 'agents' ? 'delegate' : nouns[list]);

/** True where the kind of a list defines a name; true as well where `mcp.json` cannot be read. */
export function isDefined(model: Model, list: ListName, name: string): boolean {
  if (list === 'skills') return model.skills.has(name);
  if (list === 'agents') return model.agents.has(name);
  if (list === 'hooks') return model.hooks.has(name);
  if (model.isEngineServer(name) || !model.mcp) return model.isEngineServer(name);
  return !model.mcp.readable || model.mcp.servers.has(name);
}

function scriptsInto(model: Model, add: Add, edges: Edge[]): void {
  const script = (path: Path) => {
    const entry = model.harness.get(path);
    const size = entry?.kind === 'file' ? `${entry.bytes.length} bytes` : 'a link';
    const executable = entry?.kind === 'file' && entry.executable ? 'yes' : 'no';
    add({
      id: `script:${path}`,
      kind: 'script',
      label: path.slice(path.lastIndexOf('/') + 1),
      path,
      details: { size, executable },
    });
  };
  for (const [noun, definitions] of [
    ['skill', model.skills],
    ['hook', model.hooks],
  ] as const) {
    for (const definition of definitions.values()) {
      for (const path of definition.files) {
        script(path);
        edges.push({ source: `${noun}:${definition.name}`, target: `script:${path}`, kind: 'contains', path });
      }
    }
  }
  const runs = (source: string, path: Path, from: Path, text: string, start: number) => {
    if (model.holds(path)) script(path);
    else add({ id: `script:${path}`, kind: 'script', label: path, details: { state: 'missing' } });
    edges.push({
      source,
      target: `script:${path}`,
      kind: 'runs',
      path: from,
      line: positionAt(text, start).line,
      ...(!model.holds(path) && { broken: true }),
    });
  };
  for (const hook of model.hooks.values()) {
    for (const each of hook.file?.scripts ?? [])
      if (each.target !== undefined)
        runs(`hook:${hook.name}`, each.target, hook.file?.path ?? '', hook.file?.text ?? '', each.start);
  }
  for (const server of model.mcp?.servers.values() ?? []) {
    for (const each of server.scripts)
      if (each.target !== undefined)
        runs(`server:${server.name}`, each.target, mcpPath, model.mcp?.text ?? '', each.start);
  }
}

/** The node whose file says a need: the hook or server there, else the manifest. */
function needSource(model: Model, path: Path, start: number): string {
  const [top, name] = path.split('/');
  if (top === 'hooks') return `hook:${name}`;
  if (path !== mcpPath) return 'root';
  for (const server of model.mcp?.servers.values() ?? [])
    if (server.start <= start && start < server.end) return `server:${server.name}`;
  return 'root';
}

/** Every other file is a node as well: a reviewer must not be blind to one. */
function restInto(model: Model, add: Add, nodes: ReadonlyMap<string, Node>): void {
  const drawn = new Set([...nodes.values()].map((node) => node.path));
  for (const [path, entry] of model.harness) {
    if (drawn.has(path) || path === manifestPath) continue;
    const kind = isIgnored(path) ? 'hidden' : 'file';
    add({
      id: `file:${path}`,
      kind,
      label: path,
      path,
      details: { entry: entry.kind, reached: 'by nothing the format knows' },
    });
  }
}
