/** The shapes a bundle leaves in. */
import { sha256 } from '../../core/digest';
import { type Files, filesOf } from '../../core/files';
import type { Export } from '../../core/format';
import type { Harness } from '../../core/harness';
import type { Path } from '../../core/path';
import { hashParts } from './hash';
import { manifestOf } from './manifest';
import type { Model } from './model';
import { hasPlugin, pluginManifest, pluginOf, pluginPath } from './plugin';
import { prefixParts, promptPrefix, systemPrompt } from './prompt';

interface LeftOut {
  path: Path;
  reason: string;
}

/** What no export can hold: ignored files and links. */
function unloaded(model: Model): LeftOut[] {
  const links = model.links.map(({ path, toDirectory }) => ({
    path,
    reason: toDirectory ? 'a link to a directory is not followed' : 'a link is no part of a bundle',
  }));
  const directories = [...model.harness].flatMap(([path, entry]) =>
    entry.kind === 'directory' ? [{ path: `${path}/`, reason: 'an empty directory leaves no trace' }] : [],
  );
  return [...model.ignored, ...links, ...directories];
}

export function exportsOf(model: Model): Export[] {
  return [bundleZip(model), claudePlugin(model), promptPrefixFile(model), systemPromptFile(model), fileSummary(model)];
}

const bundleZip = (model: Model): Export => ({
  id: 'bundle-zip',
  title: 'Bundle',
  about: 'The files Harness Lab loads, exactly as they are, without those it ignores.',
  archive: true,
  leftOut: () => unloaded(model),
  blocked: () => refusal(model),
  files: () => filesOf(new Map(model.files.map(({ path, entry }) => [path, entry]))),
});

function refusal({ files, links }: Model): string | undefined {
  const refused = files.find((file) => file.role === 'refused')?.path ?? links.find((link) => !link.toDirectory)?.path;
  return refused === undefined ? undefined : `Harness Lab refuses the bundle because of \`${refused}\`.`;
}

const claudePlugin = (model: Model): Export => ({
  id: 'claude-plugin',
  title: 'Claude Code plugin',
  about: 'The plugin directory that the claude runner passes to Claude Code.',
  archive: true,
  leftOut: () => [
    ...model.files.flatMap((file) =>
      pluginPath(file) === undefined ? [{ path: file.path, reason: outsidePlugin(file.path) }] : [],
    ),
    ...unloaded(model),
  ],
  blocked: () =>
    hasPlugin(model) ? undefined : 'The bundle has no skill, agent or hook, so Harness Lab makes no plugin of it.',
  files: async () => filesOf((await pluginOf(model)) ?? (new Map() as Harness)),
});

function outsidePlugin(path: Path): string {
  if (path === 'system_prompt.md') return 'the runner passes it beside the plugin, appended to the system prompt';
  if (path === 'harness.yaml') return `only its description reaches the plugin, in \`${pluginManifest}\``;
  if (path === 'fake.yaml') return 'only the fake runner reads it';
  return 'it has no place in a bundle';
}

const promptPrefixFile = (model: Model): Export => ({
  id: 'prompt-prefix',
  title: 'Prompt prefix',
  about: 'The text that the codex runner puts before the task: the system prompt and every skill.',
  leftOut: () => {
    const used = new Set(prefixParts(model).map((part) => part.path));
    const unused = model.files.filter((file) => !used.has(file.path));
    return [...unused.map(({ path }) => ({ path, reason: outsidePrefix(path) })), ...unloaded(model)];
  },
  files: () => ({ 'prompt-prefix.md': promptPrefix(model) }),
});

function outsidePrefix(path: Path): string {
  if (path === 'system_prompt.md') return 'it is blank';
  if (path.endsWith('/SKILL.md') && path.split('/').length === 3)
    return 'a later skill of the same name takes its place';
  if (path.startsWith('skills/')) return 'supporting files are not available to a runner that takes only text';
  if (path.startsWith('agents/') || path === 'hooks.json') return 'the codex runner ignores it and says so';
  return 'it is no part of the prompt';
}

const systemPromptFile = (model: Model): Export => ({
  id: 'system-prompt',
  title: 'System prompt',
  about: 'The text that the claude runner appends to the system prompt and the generic runner puts before the task.',
  leftOut: () => [
    ...model.files.flatMap(({ path, role }) =>
      role === 'prompt' ? [] : [{ path, reason: 'it is no part of the system prompt' }],
    ),
    ...unloaded(model),
  ],
  blocked: () => (systemPrompt(model).text === '' ? 'The bundle has no system prompt.' : undefined),
  files: () => ({ 'system-prompt.md': systemPrompt(model).text }),
});

const fileSummary = (model: Model): Export => ({
  id: 'file-summary',
  title: 'File summary',
  about: "The bundle's name and hash, and one line per file with its size, as `harness check` prints them.",
  leftOut: () => unloaded(model),
  files: async (): Promise<Files> => {
    const name = manifestOf(model).name ?? 'bundle';
    const lines = model.files.map(({ path, size }) => `  ${path}  ${size} bytes\n`);
    return { 'summary.txt': `${name}  hash ${await sha256(hashParts(model))}\n${lines.join('')}` };
  },
});
