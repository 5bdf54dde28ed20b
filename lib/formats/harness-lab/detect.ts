/** How sure it is that a directory is a bundle. `harness.yaml` alone names other formats and many other projects. */
import type { Detection } from '../../core/format';
import type { Harness } from '../../core/harness';
import { textOf } from '../../core/text';
import { ignoredBecause, roleOf } from './paths';
import { viewOf } from './yaml-view';

export function detect(harness: Harness): Detection | undefined {
  const evidence: string[] = [];
  let likelihood = 0;
  const sign = (weight: number, words: string) => {
    evidence.push(words);
    likelihood = 1 - (1 - likelihood) * (1 - weight);
  };
  if (harness.has('fake.yaml')) sign(0.7, '`fake.yaml`, which only Harness Lab reads');
  if (harness.has('system_prompt.md')) sign(0.6, '`system_prompt.md`');
  if (harness.has('hooks.json')) sign(0.4, '`hooks.json` at the top');
  const paths = [...harness.keys()].filter((path) => !ignoredBecause(path));
  if (paths.some((path) => roleOf(path) === 'skill')) sign(0.25, '`skills/<name>/SKILL.md`');
  if (paths.some((path) => /^agents\/[^/]+\.md$/.test(path))) sign(0.15, '`agents/<name>.md`');
  const manifest = harness.get('harness.yaml');
  if (manifest?.kind === 'file') {
    const keys =
      viewOf(textOf(manifest))
        .mapping?.entries()
        .map(([key]) => key) ?? [];
    const own = keys.length > 0 && keys.every((key) => key === 'name' || key === 'description');
    if (own) sign(0.5, '`harness.yaml` with name and description only');
    // Kapso's manifest lists modules.
    if (keys.includes('modules') || keys.includes('schema_version')) likelihood *= 0.1;
  }
  if (likelihood === 0) return undefined;
  // What a bundle may not hold speaks against one, the more the less else there is.
  const refused = paths.filter((path) => roleOf(path) === 'refused').length;
  if (harness.has('HARNESS.md')) likelihood *= 0.2;
  return { likelihood: (likelihood * (paths.length + 1)) / (paths.length + 1 + refused), evidence };
}
