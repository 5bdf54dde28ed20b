/** Editor help: names, modules, fields and events to choose from, the thing a name means, and renaming it. */
import type { Completion, Language } from '../../core/format';
import { rangeOf } from '../../core/text';
import { isDefined } from './graph';
import { hookHost } from './hook-host';
import type { Model } from './model';
import {
  environmentFields,
  type ListName,
  listNames,
  manifestPath,
  mcpPath,
  moduleNames,
  nouns,
  topFields,
} from './names';
import { renameFix } from './rename';

interface Named {
  list: ListName;
  name: string;
  start: number;
  end: number;
}

export function languageOf(model: Model): Language {
  return {
    complete: (path, offset) => complete(model, path, offset),
    hover(path, offset) {
      const named = namedAt(model, path, offset);
      const markdown = named && hoverText(model, named);
      return named && markdown ? { start: named.start, end: named.end, markdown } : undefined;
    },
    definition(path, offset) {
      const named = namedAt(model, path, offset);
      return named && definitionOf(model, named);
    },
    references(path, offset) {
      const named = namedAt(model, path, offset);
      const { manifest } = model;
      if (!named || !manifest) return [];
      return model.listingsOf(named.list, named.name).map(({ start, end }) => {
        const { line, column, endColumn } = rangeOf(manifest.text, start, end);
        return { path: manifestPath, line, column, endColumn };
      });
    },
    rename(path, offset, to) {
      const named = namedAt(model, path, offset);
      return named && renameFix(model, named.list, named.name, to);
    },
  };
}

/** What a place names: an entry of a list, a server's key, the name in front matter, or a name on a page. */
function namedAt(model: Model, path: string, offset: number): Named | undefined {
  const within = ({ start, end }: { start: number; end: number }) => start <= offset && offset <= end;
  if (path === manifestPath) {
    const listing = model.manifest?.listings.find(within);
    return listing && { list: listing.list, name: listing.text, start: listing.start, end: listing.end };
  }
  if (path === mcpPath) {
    const server = [...(model.mcp?.servers.values() ?? [])].find(({ key }) => within(key));
    return server && { list: 'mcp_servers', name: server.name, start: server.key.start, end: server.key.end };
  }
  for (const skill of model.skills.values()) {
    const at = skill.file?.path === path ? skill.file.name : undefined;
    if (at && within(at)) return { list: 'skills', name: skill.name, start: at.start, end: at.end };
  }
  for (const [name, agent] of model.agents) {
    if (agent.path === path && agent.name && within(agent.name))
      return { list: 'agents', name, start: agent.name.start, end: agent.name.end };
  }
  const text = model.facts.find((fact) => fact.path === path)?.text ?? '';
  return namedInPath(model, text, offset) ?? (model.pages.has(path) ? namedOnPage(model, text, offset) : undefined);
}

const inPath = /\b(skills|hooks|agents)\/([^/\s"'`()\\]+)|\bmcp__([A-Za-z0-9_-]+?)__/g;

/** A name inside a path of the harness, or in the name of a server's tool, on the line of the place. */
function namedInPath(model: Model, text: string, offset: number): Named | undefined {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const lineEnd = text.indexOf('\n', offset);
  for (const found of text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd).matchAll(inPath)) {
    const list = listNames.find((each) => each === found[1]) ?? 'mcp_servers';
    const name = (found[2] ?? found[3] ?? '').replace(list === 'agents' ? /\.md$/ : /$/, '');
    const start = lineStart + found.index + (list === 'mcp_servers' ? 'mcp__'.length : list.length + 1);
    const end = start + name.length;
    if (start <= offset && offset <= end && isDefined(model, list, name)) return { list, name, start, end };
  }
  return undefined;
}

function namedOnPage(model: Model, text: string, offset: number): Named | undefined {
  const names: [ListName, Iterable<string>][] = [
    ['skills', model.skills.keys()],
    ['agents', model.agents.keys()],
    ['hooks', model.hooks.keys()],
    ['mcp_servers', model.mcp?.servers.keys() ?? []],
  ];
  let best: Named | undefined;
  for (const [list, all] of names) {
    for (const name of all) {
      const start = text.lastIndexOf(name, offset);
      const end = start + name.length;
      if (start >= 0 && offset <= end && name.length > (best?.name.length ?? 0)) best = { list, name, start, end };
    }
  }
  return best;
}

function definitionOf(model: Model, { list, name }: Named): { path: string; line: number } | undefined {
  if (list === 'mcp_servers') {
    const server = model.mcp?.servers.get(name);
    return (
      server && model.mcp && { path: mcpPath, line: rangeOf(model.mcp.text, server.key.start, server.key.end).line }
    );
  }
  if (list === 'agents') {
    const agent = model.agents.get(name);
    return agent && { path: agent.path, line: 1 };
  }
  const file = model[list].get(name)?.file;
  return file && { path: file.path, line: 1 };
}

function hoverText(model: Model, { list, name }: Named): string | undefined {
  const modules = [...new Set(model.listingsOf(list, name).map(({ module }) => module))];
  const where =
    modules.length === 0 ? 'No module lists it.' : `Listed by ${modules.map((module) => `\`${module}\``).join(', ')}.`;
  const description =
    list === 'skills'
      ? model.skills.get(name)?.file?.description?.text
      : list === 'agents'
        ? model.agents.get(name)?.description?.text
        : undefined;
  // A description is foreign text: as code it is shown and never read as markup.
  const shown = description ? `\n\n\`\`\`text\n${description.replaceAll('```', "'''")}\n\`\`\`` : '';
  return `The ${nouns[list]} \`${name.replaceAll('`', "'")}\`. ${where}${shown}`;
}

const word = /[\w-]*$/;

/** Cheap: decided by the line and the indentation, so that it works while the text cannot be parsed. */
function complete(model: Model, path: string, offset: number): Completion[] {
  const text = model.facts.find((fact) => fact.path === path)?.text ?? '';
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const typed = word.exec(line)?.[0] ?? '';
  const offer = (names: Iterable<string>, detail: string, insert = (name: string) => name): Completion[] =>
    [...names].map((name) => ({
      label: name,
      detail,
      insert: insert(name),
      start: offset - typed.length,
      end: offset,
    }));
  if (path === manifestPath) return completeManifest(model, text.slice(0, offset), line, offer);
  if (/^hooks\/[^/]+\/hook\.json$/.test(path) && /"[\w-]*$/.test(line) && !/:\s*"[\w-]*$/.test(line)) {
    return hookHost.events.flatMap(({ name, when }) => offer([name], when));
  }
  return [];
}

type Offer = (names: Iterable<string>, detail: string, insert?: (name: string) => string) => Completion[];

function completeManifest(model: Model, before: string, line: string, offer: Offer): Completion[] {
  const list =
    listNames.find((name) => new RegExp(`^\\s*${name}:\\s*\\[[^\\]]*$`).test(line)) ??
    (/^\s*-\s/.test(line) ? listAbove(before) : undefined);
  if (list) return offer(definedNames(model, list), `a defined ${nouns[list]}`);
  const indent = /^ */.exec(line)?.[0].length ?? 0;
  if (/:/.test(line)) return [];
  const key = (name: string) => `${name}:`;
  if (indent === 0) return offer(topFields, 'a field of the manifest', key);
  const parent = [...before.matchAll(/^([A-Za-z_]+):/gm)].at(-1)?.[1];
  if (parent === 'environment') return offer(environmentFields, 'a field of the environment', key);
  if (parent !== 'modules') return [];
  return indent <= 2 ? offer(moduleNames, 'a module', key) : offer(listNames, 'a list of the module', key);
}

function listAbove(before: string): ListName | undefined {
  const above = [...before.matchAll(/^\s*([a-z_]+):\s*(?:#.*)?$/gm)].at(-1)?.[1];
  return listNames.find((name) => name === above);
}

function definedNames(model: Model, list: ListName): Iterable<string> {
  return list === 'mcp_servers' ? (model.mcp?.servers.keys() ?? []) : model[list].keys();
}
