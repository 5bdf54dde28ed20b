/** Renames an attachment everywhere as one change: its file, its front matter, every list, pages, and paths below the harness. */
import type { Fix, FixEdit, TextEdit } from '../../core/diagnostic';
import type { Path } from '../../core/path';
import { setScalar } from '../../core/yaml/edit';
import { fix, quoted, replace } from './kit';
import { isIgnored, type Model } from './model';
import { agentFileOf, engineServer, type ListName, nouns, serverName } from './names';
import { inFile } from './repairs-json';
import { renameListing } from './repairs-manifest';

/** One part of a path, as directories and files can be called. */
const fileName = /^[^/\\.\s][^/\\\n\r]*$/;

/** Why a name cannot be taken; undefined where it can. */
export function refusalOf(model: Model, list: ListName, from: string, to: string): string | undefined {
  if (to === from) return 'It has that name already.';
  if (list === 'mcp_servers') {
    if (!serverName.test(to)) return 'Letters, digits, `_` and `-` only.';
    return to === engineServer || model.mcp?.servers.has(to) ? `${quoted(to)} is taken.` : undefined;
  }
  if (!fileName.test(to) || to.trim() !== to || isIgnored(to)) return `${quoted(to)} is no name of a file.`;
  const taken =
    list === 'agents'
      ? model.harness.has(agentFileOf(to))
      : model.isDirectory(`${list}/${to}`) || model.harness.has(`${list}/${to}`);
  return taken ? `${quoted(to)} is taken.` : undefined;
}

/** The whole rename as one fix; undefined where the name cannot be taken. */
export function renameFix(model: Model, list: ListName, from: string, to: string, preferred = false): Fix | undefined {
  if (refusalOf(model, list, from, to) !== undefined) return undefined;
  const edits: FixEdit[] = [
    ...listings(model, list, from, to),
    ...definition(model, list, from, to),
    ...mentions(model, list, from, to),
  ];
  if (list === 'agents') edits.push({ rename: agentFileOf(from), to: agentFileOf(to) });
  else if (list !== 'mcp_servers') edits.push({ rename: `${list}/${from}`, to: `${list}/${to}` });
  return fix(`Rename the ${nouns[list]} to ${quoted(to)} everywhere`, edits, preferred);
}

function listings(model: Model, list: ListName, from: string, to: string): TextEdit[] {
  const { manifest } = model;
  return manifest ? model.listingsOf(list, from).flatMap((listing) => renameListing(manifest, listing, to)) : [];
}

/** The name where the thing is defined: front matter of a skill or delegate, key of a server. */
function definition(model: Model, list: ListName, from: string, to: string): TextEdit[] {
  const server = list === 'mcp_servers' ? model.mcp?.servers.get(from) : undefined;
  if (server && model.mcp) return [replace(model.mcp, server.key, JSON.stringify(to))];
  const file =
    list === 'skills' ? model.skills.get(from)?.file : list === 'agents' ? model.agents.get(from) : undefined;
  const entry = file?.entries.get('name');
  if (!file || entry?.value.kind !== 'scalar' || entry.written !== entry.value) return [];
  // A delegate may go by another name than its file; a skill may not.
  if (list === 'agents' && entry.value.text !== from) return [];
  return entry.value.text === to ? [] : inFile(file, setScalar(file.text, entry.value, to));
}

/**
 * Mentions in other texts. Pages name skills and delegates literally; any text names paths below the harness; tools of a
 * server are named after it. Longer names that hold this one are left alone.
 */
function mentions(model: Model, list: ListName, from: string, to: string): TextEdit[] {
  const edits: TextEdit[] = [];
  const server = list === 'mcp_servers';
  const pathOf = server ? undefined : `${list}/${from}`;
  for (const fact of model.facts) {
    if (fact.kind === 'manifest' || (fact.kind === 'file' && fact.text.includes('\0'))) continue;
    const taken = fact.kind === 'skill' || fact.kind === 'agent' ? (fact.block?.end ?? 0) : 0;
    const found = new Map<number, TextEdit>();
    const add = (start: number, length: number, text: string) =>
      found.set(start, { path: fact.path, start, end: start + length, text });
    if (fact.kind === 'page' && !fact.linked)
      for (const at of namedOn(model, list, fact.text, from)) add(at, from.length, to);
    if (pathOf)
      for (const at of pathsOf(fact.text, pathOf)) if (at >= taken) add(at + list.length + 1, from.length, to);
    if (server) for (const at of toolsOf(fact.text, from)) if (at >= taken) add(at + 'mcp__'.length, from.length, to);
    edits.push(...found.values());
  }
  return edits;
}

/**
 * Where a page names it: as a word of its own. A mention of a skill may lie in a longer word, such as its plural (Skills):
 * where no other stands, that one follows, unless the longer word is a name itself.
 */
function namedOn(model: Model, list: ListName, text: string, name: string): number[] {
  const words = [...wordsOf(text, name)];
  if (words.length > 0 || list !== 'skills' || name === '') return words;
  const names = [model.skills, model.agents, model.hooks, model.mcp?.servers ?? new Map()];
  return [...text.matchAll(/[\p{L}\p{N}_-]+/gu)].flatMap(({ 0: word, index }) => {
    const at = word.indexOf(name);
    return at < 0 || names.some((each) => each.has(word)) ? [] : [index + at];
  });
}

/** Places of a name with no letter, digit, `_` or `-` on either side. */
function* wordsOf(text: string, name: string): Iterable<number> {
  const part = /[\p{L}\p{N}_-]/u;
  // A key of `mcp.json` may be empty: that name stands nowhere, where a search would find it everywhere.
  if (name === '') return;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    if (!part.test(text[at - 1] ?? '') && !part.test(text[at + name.length] ?? '')) yield at;
  }
}

/** Places of a path of the harness, not inside a longer one: `skills/x` is not in `skills/xy` nor in `myskills/x`. */
function* pathsOf(text: string, path: Path): Iterable<number> {
  for (let at = text.indexOf(path); at >= 0; at = text.indexOf(path, at + path.length)) {
    const before = text[at - 1] ?? '';
    const after = text[at + path.length] ?? '';
    if (!/[\p{L}\p{N}_-]/u.test(before) && !/[\p{L}\p{N}_-]/u.test(after)) yield at;
  }
}

function* toolsOf(text: string, name: string): Iterable<number> {
  const marker = `mcp__${name}__`;
  for (let at = text.indexOf(marker); at >= 0; at = text.indexOf(marker, at + marker.length)) yield at;
}
