/** The HARNESS.md of a converted folder. */
import { frontmatterOf } from '../../../core/frontmatter';
import type { Harness } from '../../../core/harness';
import { memberOf, parseJson } from '../../../core/json';
import { textOf } from '../../../core/text';
import { firstHeading, firstSentence } from '../repairs/proposals';
import { entryFile } from '../templates/entry';

export const pluginManifest = '.claude-plugin/plugin.json';

/** A text that has, or tries to have, a block at its top. */
export function fencesKnown(text: string): boolean {
  const { missing } = frontmatterOf(text, 'expression');
  return missing?.why !== 'none';
}

const body = `Go to the directory that fits the task, and read its routing file first where it has one.

## Where things are
`;

/** From the manifest of a plugin, else from the README. Lines about the directories are added later. */
export function writtenEntry(harness: Harness): string {
  const manifest = harness.get(pluginManifest);
  const root = manifest?.kind === 'file' ? parseJson(textOf(manifest)).root : undefined;
  const said = (key: string): string | undefined => {
    const value = memberOf(root, key)?.value;
    return value?.kind === 'string' && value.value.trim() !== '' ? value.value.replace(/\s+/g, ' ').trim() : undefined;
  };
  const file = harness.get('README.md');
  const readme = file?.kind === 'file' ? textOf(file) : '';
  const name = said('name') ?? firstHeading(readme) ?? 'My harness';
  return entryFile(
    name,
    'My harness',
    said('description') ?? firstSentence(readme) ?? `Leads to what ${name} holds.`,
    body,
  );
}
