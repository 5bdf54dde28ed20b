/** The Claude Code plugin that the claude runner makes of a bundle: Harness Lab, "Claude plugin". */
import { sha256 } from '../../core/digest';
import type { Harness } from '../../core/harness';
import type { Path } from '../../core/path';
import { fileOf } from '../../core/text';
import { hashParts } from './hash';
import { manifestOf } from './manifest';
import type { BundleFile, Model } from './model';

export const pluginManifest = '.claude-plugin/plugin.json';

/** Where a file lies in the plugin; undefined for what is not copied. */
export function pluginPath({ path, role }: BundleFile): Path | undefined {
  if (role === 'hooks') return 'hooks/hooks.json';
  return role === 'skill' || role === 'support' || role === 'agent' ? path : undefined;
}

/** True where the claude runner makes a plugin at all. */
export const hasPlugin = (model: Pick<Model, 'files'>): boolean =>
  model.files.some((file) => pluginPath(file) !== undefined);

/** Every path the plugin holds. */
export const pluginPaths = (model: Pick<Model, 'files'>): Path[] => [
  pluginManifest,
  ...model.files.flatMap((file) => pluginPath(file) ?? []),
];

/** The plugin's files; undefined where none is made. Executable bits are lost, as in Harness Lab. */
export async function pluginOf(model: Model): Promise<Harness | undefined> {
  if (!hasPlugin(model)) return undefined;
  const name = `harnesslab-${(await sha256(hashParts(model))).slice(0, 12)}`;
  const description = manifestOf(model).description ?? 'Harness Lab bundle';
  const manifest = asciiJson({ name, description, version: '0.0.0' });
  return new Map([
    [pluginManifest, fileOf(manifest)],
    ...model.files.flatMap((file) => {
      const path = pluginPath(file);
      return path === undefined ? [] : [[path, { kind: 'file', bytes: file.entry.bytes }] as const];
    }),
  ]);
}

/** JSON as Python's `json.dumps` writes it: two blanks, no final line feed, everything beyond ASCII escaped. */
function asciiJson(value: Readonly<Record<string, string>>): string {
  return JSON.stringify(value, null, 2).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
