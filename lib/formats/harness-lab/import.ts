/** Makes a bundle of a Claude Code plugin: keeps what a bundle may hold, moves what hooks and skills reach, names the rest. */
import type { Import, Imported } from '../../core/format';
import type { Entry, FileEntry, Harness } from '../../core/harness';
import { memberOf, parseJson } from '../../core/json';
import { isWithin, type Path, resolve } from '../../core/path';
import { badByteOf, fileOf, textOf } from '../../core/text';
import { quoteYaml } from '../../core/yaml/quote';
import { ignoredBecause, roleOf } from './paths';
import { pluginManifest } from './plugin';

interface Note {
  path: Path;
  reason: string;
}

export const pluginImport: Import = {
  id: 'claude-plugin',
  title: 'Claude Code plugin',
  about: 'Skills, agents and hooks of a plugin directory; what a bundle cannot hold is listed with its reason.',
  recognises: (harness) => harness.has(pluginManifest) || harness.has('hooks/hooks.json'),
  convert,
};

function convert(plugin: Harness): Imported {
  const leftOut: Note[] = [];
  const changed: Note[] = [];
  const bundle = new Map<Path, Entry>();
  const hooks = hooksEntry(plugin, changed);
  const moved = movedPaths(plugin, hooks);
  for (const [path, entry] of plugin) {
    if (path === pluginManifest || path === hooks?.path) continue;
    const place = moved.get(path) ?? path;
    const reason = entry.kind === 'file' ? reasonAgainst(path, place) : 'a bundle holds plain files only';
    if (reason !== undefined) leftOut.push({ path, reason });
    else bundle.set(place, entry);
  }
  if (hooks) bundle.set('hooks.json', hooks.entry);
  const manifest = manifestFrom(plugin, changed);
  if (manifest) bundle.set('harness.yaml', manifest);
  for (const [from, to] of moved) {
    const entry = bundle.get(to);
    if (!entry) continue;
    changed.push({ path: from, reason: `moves to \`${to}\`${looksElsewhere(entry) ? unfollowed : ''}` });
  }
  for (const [path, entry] of bundle) {
    const after = rewritten(entry, moved);
    if (after === entry) continue;
    bundle.set(path, after);
    changed.push({ path, reason: "its paths below the plugin's root follow the files that moved" });
  }
  return { harness: bundle, leftOut, changed };
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^\.mcp\.json$/, 'a bundle carries no tool servers'],
  [/^commands\//, 'a bundle has no commands; its text can become a skill'],
  [/^hooks\/hooks\.json$/, 'a bundle has one file of hooks, and the manifest gives another'],
  [/^output-styles\//, 'a bundle has no output styles; its text can go into `system_prompt.md`'],
  [/^(?:settings|lsp|\.lsp)\.json$/, 'a bundle carries no settings'],
];

function reasonAgainst(path: Path, place: Path): string | undefined {
  const known = reasons.find(([pattern]) => pattern.test(path))?.[1];
  if (known && place === path) return known;
  const ignored = ignoredBecause(place);
  if (ignored !== undefined) return ignored;
  if (place === path && !/^(?:skills|agents)\//.test(path)) {
    return 'it has no place in a bundle, and no hook or skill names it';
  }
  return roleOf(place) === 'refused' ? 'its path is not allowed in a bundle' : undefined;
}

/** The file of hooks: where the manifest says, else `hooks/hooks.json`; hooks inside the manifest become a file. */
function hooksEntry(plugin: Harness, changed: Note[]): { path: Path; entry: FileEntry } | undefined {
  const manifest = plugin.get(pluginManifest);
  const text = manifest ? textOf(manifest) : '';
  const node = memberOf(parseJson(text).root, 'hooks')?.value;
  if (node?.kind === 'object') {
    const inner = memberOf(node, 'hooks')?.value.kind === 'object';
    const events = text.slice(node.start, node.end);
    changed.push({ path: pluginManifest, reason: 'its hooks become `hooks.json`' });
    return { path: pluginManifest, entry: fileOf(inner ? `${events}\n` : `{"hooks": ${events}}\n`) };
  }
  const path = (node?.kind === 'string' ? resolve('', node.value) : undefined) ?? 'hooks/hooks.json';
  const entry = plugin.get(path);
  if (entry?.kind !== 'file') return undefined;
  changed.push({ path, reason: 'becomes `hooks.json`' });
  return { path, entry };
}

/** A path below the plugin's root; the full stop of a sentence is no part of it. */
const mention = /\$\{?CLAUDE_PLUGIN_ROOT\}?\/([^\s"'\\)`;|&<>]*[^\s"'\\)`;|&<>.,:!?])/g;

/** Files outside `skills/` and `agents/` that something kept names below the plugin's root: they move with their directory. */
function movedPaths(plugin: Harness, hooks: { path: Path; entry: Entry } | undefined): Map<Path, Path> {
  const movable = [...plugin]
    .filter(([path, entry]) => entry.kind === 'file' && path !== hooks?.path)
    .map(([path]) => path);
  const moving = new Set<Path>();
  const roots = new Set<Path>();
  const unread: Entry[] = hooks ? [hooks.entry] : [];
  const read = (path: Path) => unread.push(plugin.get(path) as Entry);
  for (const path of movable) if (/^(?:skills|agents)\//.test(path) && ignoredBecause(path) === undefined) read(path);
  for (let entry = unread.pop(); entry; entry = unread.pop()) {
    for (const top of namedBelowRoot(entry)) {
      if (top === 'skills' || top === 'agents' || top.startsWith('.') || roots.has(top)) continue;
      roots.add(top);
      // What moves can name further files.
      for (const path of movable) {
        if (!isWithin(path, top)) continue;
        moving.add(path);
        read(path);
      }
    }
  }
  const home = freeHome(plugin);
  return new Map(movable.filter((path) => moving.has(path)).map((path) => [path, `${home}/${path}`]));
}

/** The first parts of the paths that a text names below the plugin's root. */
function namedBelowRoot(entry: Entry): Path[] {
  if (entry.kind !== 'file' || badByteOf(entry) !== undefined) return [];
  return Array.from(
    textOf(entry).matchAll(mention),
    ([, named = '']) => resolve('', named)?.split('/')[0] ?? '',
  ).filter((top) => top !== '');
}

const unfollowed = "; it looks for files from its own place or the plugin's root, which wants a look after the move";
const rootAlone = /\bCLAUDE_PLUGIN_ROOT\b(?!\}?\/)/;
const ownPlace = /\$0|\bBASH_SOURCE\b|\b__file__\b|\b__dirname\b|\bimport\.meta\b/;
const upwards = /\.\.|\bparents?\b|dirname\(.*dirname\(/;

/** A script that works out where other files are: such paths are not followed. */
function looksElsewhere(entry: Entry): boolean {
  if (entry.kind !== 'file' || badByteOf(entry) !== undefined) return false;
  const text = textOf(entry);
  return rootAlone.test(text) || (ownPlace.test(text) && upwards.test(text));
}

function freeHome(plugin: Harness): Path {
  for (let count = 1; ; count++) {
    const home = `skills/plugin-files${count === 1 ? '' : `-${count}`}`;
    if (![...plugin.keys()].some((path) => isWithin(path, home))) return home;
  }
}

/** The entry with mentions of moved files, and of directories that hold some, following them. */
function rewritten(entry: Entry, moved: ReadonlyMap<Path, Path>): Entry {
  if (entry.kind !== 'file' || moved.size === 0 || badByteOf(entry) !== undefined) return entry;
  const text = textOf(entry);
  const after = text.replace(mention, (whole: string, named: string) => {
    const path = resolve('', named);
    const target = path === undefined ? undefined : targetOf(path, moved);
    return target === undefined ? whole : `${whole.slice(0, whole.length - named.length)}${target}`;
  });
  return after === text ? entry : fileOf(after, entry.executable);
}

function targetOf(path: Path, moved: ReadonlyMap<Path, Path>): Path | undefined {
  const exact = moved.get(path);
  if (exact !== undefined) return exact;
  for (const [from, to] of moved) if (isWithin(from, path)) return to.slice(0, to.length - (from.length - path.length));
  return undefined;
}

/** Name and description of `plugin.json`, without what Harness Lab itself writes there. */
function manifestFrom(plugin: Harness, changed: Note[]): FileEntry | undefined {
  const entry = plugin.get(pluginManifest);
  if (!entry) return undefined;
  const { root } = parseJson(textOf(entry));
  const textAt = (key: string) => {
    const node = memberOf(root, key)?.value;
    return node?.kind === 'string' && node.value !== '' ? node.value : undefined;
  };
  const name = textAt('name');
  const description = textAt('description');
  const lines = [
    // That name holds the hash of another bundle.
    ...(name !== undefined && !/^harnesslab-[0-9a-f]{12}$/.test(name) ? [`name: ${quoteYaml(name)}\n`] : []),
    ...(description !== undefined && description !== 'Harness Lab bundle'
      ? [`description: ${quoteYaml(description)}\n`]
      : []),
  ];
  const kept =
    lines.length === 0 ? 'says nothing that a manifest keeps' : 'its name and description become `harness.yaml`';
  changed.push({ path: pluginManifest, reason: `${kept}; the rest stays behind` });
  return lines.length === 0 ? undefined : fileOf(lines.join(''));
}
