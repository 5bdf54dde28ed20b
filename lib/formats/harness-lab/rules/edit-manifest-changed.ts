import { harnessOf } from '../../../core/files';
import { changesOf } from '../edit';
import { bundle } from '../examples';
import type { LabRule } from '../model';
import { restoration } from '../restore';

const base = bundle({ 'system_prompt.md': 'Read the table.\n' });

export const editManifestChanged: LabRule = {
  name: 'edit-manifest-changed',
  severity: 'error',
  source: 'spec',
  summary: "An optimizer's edit leaves `harness.yaml` alone.",
  why: 'Name and description belong to people: they say what the bundle is in every report. An edit that adds or changes the manifest is refused as a whole.',
  bad: { ...base, 'harness.yaml': 'name: neap\n' },
  good: { ...base, 'system_prompt.md': 'Read the table from the top.\n' },
  exampleSettings: { optimizer: { base: harnessOf(base) } },
  *harness(model) {
    const changes = changesOf(model);
    if (!changes?.changed.some((file) => file.path === 'harness.yaml')) return;
    yield {
      path: 'harness.yaml',
      message: `\`harness.yaml\` ${changes.base.has('harness.yaml') ? 'differs from the base' : 'is not in the base'}; only people edit the manifest.`,
      fixes: [restoration('harness.yaml', changes)],
    };
  },
};
