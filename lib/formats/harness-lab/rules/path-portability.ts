import { bundle, skill } from '../examples';
import type { LabRule } from '../model';

const reserved = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

export const pathPortability: LabRule = {
  name: 'path-portability',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'Every path can be written on every system, and is one file there.',
  why: 'The hash covers the exact path. A name that a file system folds, normalises or refuses gives another bundle there: twins in case or Unicode form fall together, and Windows refuses device names, `:` and trailing dots. Use plain lower-case names.',
  bad: bundle({ 'skills/tides/SKILL.md': skill('tides'), 'skills/tides/aux.md': 'More tables.\n' }),
  good: bundle({ 'skills/tides/SKILL.md': skill('tides'), 'skills/tides/more.md': 'More tables.\n' }),
  *harness({ files }) {
    const seen = new Map<string, string>();
    for (const { path, role } of files) {
      if (role === 'refused') continue;
      const fault = path.split('/').map(faultOf).find(Boolean);
      if (fault) yield { path, message: `\`${path}\` cannot be written everywhere: ${fault}.` };
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

function faultOf(part: string): string | undefined {
  if (reserved.test(part)) return `\`${part}\` is a device on Windows`;
  if (/[. ]$/.test(part)) return `\`${part}\` ends in a dot or blank`;
  const character = [...part].find((each) => /[<>:"|?*]/.test(each) || each < ' ' || each === '\x7f');
  if (character === undefined) return undefined;
  return character < ' ' || character === '\x7f' ? 'it holds a control character' : `it holds \`${character}\``;
}
