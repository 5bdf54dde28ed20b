import { harnessOf } from '../../../core/files';
import { badByteOf } from '../../../core/text';
import { bundle, skill } from '../examples';
import type { LabRule } from '../model';

const text = bundle({ 'skills/tides/SKILL.md': skill('tides') });

export const binaryInEdit: LabRule = {
  name: 'binary-in-edit',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'A bundle that an optimizer edits holds text only.',
  why: 'A session passes files as text: every byte that is no UTF-8 comes back as U+FFFD, three bytes long. An image is destroyed, and may even pass the cap. Keep binary files out of a bundle that is to grow.',
  bad: { ...text, 'skills/tides/chart.png': { base64: 'iVBORw==' } },
  good: text,
  exampleSettings: { optimizer: { base: harnessOf(text) } },
  *harness({ files, optimizer }) {
    if (!optimizer) return;
    for (const { path, entry, role } of files) {
      if (role === 'refused' || badByteOf(entry) === undefined) continue;
      yield { path, message: 'The file is no text; a session that edits the bundle damages it.' };
    }
  },
};
