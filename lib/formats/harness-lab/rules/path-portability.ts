import { shown } from '../../../core/shown';
import { nameTrouble, portableRename } from '../../common/portable-name';
import { bundle, skill } from '../examples';
import type { LabRule } from '../model';

export const pathPortability: LabRule = {
  name: 'path-portability',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'Every path can be written on every system, and is one file there.',
  why: 'The hash covers the exact path. A name that a file system folds, normalises or refuses gives another bundle there: twins in case or Unicode form fall together, and Windows refuses device names, `:` and trailing dots. Use plain lower-case names.',
  bad: bundle({ 'skills/tides/SKILL.md': skill('tides'), 'skills/tides/aux.md': 'More tables.\n' }),
  good: bundle({ 'skills/tides/SKILL.md': skill('tides'), 'skills/tides/more.md': 'More tables.\n' }),
  *harness({ harness, files }) {
    const seen = new Map<string, string>();
    for (const { path, role } of files) {
      if (role === 'refused') continue;
      const parts = path.split('/');
      const at = parts.findIndex((part) => nameTrouble(part) !== undefined);
      const name = parts[at];
      if (name !== undefined) {
        const message = `${shown(path)} cannot be written everywhere: ${shown(name)} ${nameTrouble(name)}.`;
        yield { path, message, fixes: portableRename(harness, parts.slice(0, at + 1).join('/')) };
      }
      const folded = path.normalize('NFC').toLowerCase();
      const twin = seen.get(folded);
      seen.set(folded, twin ?? path);
      if (twin === undefined) continue;
      const difference = twin.normalize('NFC') === path.normalize('NFC') ? 'Unicode form' : 'case';
      yield {
        path,
        message: `\`${path}\` and \`${twin}\` differ in ${difference} only: on some systems they are one file.`,
      };
    }
  },
};
