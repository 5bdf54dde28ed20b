import { bundle, skill } from '../examples';
import type { LabRule } from '../model';

export const executableBitLost: LabRule = {
  name: 'executable-bit-lost',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'No file relies on its executable bit.',
  why: "Harness Lab copies a bundle's bytes and not its modes: in the snapshot and in the plugin no file is executable. Call a script through its interpreter, `python3 -I script.py`, instead of by its path.",
  bad: bundle({
    'skills/tides/SKILL.md': skill('tides'),
    'skills/tides/level.py': { text: 'print(4.2)\n', executable: true },
  }),
  good: bundle({ 'skills/tides/SKILL.md': skill('tides'), 'skills/tides/level.py': 'print(4.2)\n' }),
  *file({ path, entry }) {
    if (!entry.executable) return;
    yield {
      path,
      message: 'The file is executable; the copy that a session sees is not.',
      fixes: [
        { title: 'Drop the executable bit', edits: [{ write: path, entry: { kind: 'file', bytes: entry.bytes } }] },
      ],
    };
  },
};
