import type { Finding } from '../../../core/diagnostic';
import type { Harness } from '../../../core/harness';
import { join, parentOf } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { bytesOf } from '../../../core/text';
import type { CommonFacts } from '../facts';
import { isTaken, namesIn, perShape } from '../names';

const device = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;
const forbidden = /[<>:"|?*\\]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters in names are what is looked for.
const control = /[\u0000-\u001f\u007f]/;

/** Why some system cannot hold a name; undefined where all can. Windows names: Microsoft, "Naming files, paths and namespaces". */
function trouble(name: string): string | undefined {
  if (control.test(name)) return 'holds a control character';
  if (device.test(name)) return 'is the name of a device on Windows';
  const letter = forbidden.exec(name)?.[0];
  if (letter) return `holds \`${letter}\`, which Windows does not allow in names`;
  if (/[. ]$/.test(name)) return 'ends in a dot or a blank, which Windows drops';
  if (bytesOf(name).length > 255) return 'is longer than the 255 bytes that most systems allow';
  return undefined;
}

export const unportableName: Rule<Harness, CommonFacts> = {
  name: 'unportable-name',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Every name can be held by every common system.',
  why: 'A harness is shared: cloned, unpacked, opened on other machines. Windows refuses device names such as `aux.md`, the characters `< > : " | ? * \\`, and names that end in a dot or a blank; most systems stop at 255 bytes. Rename the file.',
  bad: { 'notes/aux.md': '# Auxiliary engines\n' },
  good: { 'notes/auxiliary.md': '# Auxiliary engines\n' },
  harness: perShape((harness) => [...unportable(harness)]),
};

function* unportable(harness: Harness): Iterable<Finding> {
  for (const { path, name, isDirectory } of namesIn(harness)) {
    const reason = trouble(name);
    if (reason === undefined) continue;
    const safe = safeName(name);
    const to = join(parentOf(path), safe);
    yield {
      path: isDirectory ? `${path}/` : path,
      message: `\`${name}\` ${reason}, where a name that every system can hold was wanted.`,
      fixes:
        trouble(safe) === undefined && safe !== '' && !isTaken(harness, to)
          ? [{ title: `Rename to ${safe}`, edits: [{ rename: path, to }] }]
          : [],
    };
  }
}

/** The name without what systems refuse; a device gets a dash behind its name. */
function safeName(name: string): string {
  const plain = name
    .replace(/[<>:"|?*\\\p{Cc}]+/gu, '-')
    .replace(/[. ]+$/, '')
    .replace(/^-+(?=.)/, '');
  return device.test(plain) ? plain.replace(/^[^.]+/, '$&-file') : plain;
}
