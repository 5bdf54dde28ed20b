import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { recode } from '../repairs/recode';

export const textNotUtf8: Rule<Model, Facts> = {
  name: 'text-not-utf8',
  severity: 'error',
  source: 'spec',
  summary: 'Every file that is read is UTF-8.',
  why: `The reference reads HARNESS.md, \`.leaf-detectors\`, skill files, top-level routing files and content ending in \`.md\` as UTF-8
and stops with a traceback at the first byte that is none, so nothing of the harness is loaded.

Usual cause: a file saved as UTF-16 or in a Windows code page. The repair stores the same letters as UTF-8.
Files that are never read, such as images or anything inside a leaf, may hold any bytes.`,
  bad: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `notes/`.\n',
    'notes/NOTES.md': '---\ndescription: Notes on the harbours and their pilots.\n---\n',
    'notes/pilots.md': {
      base64: 'LS0tCmRlc2NyaXB0aW9uOiBQaWxvdHMgb2YgdGhlIE1hculuIGNvYXN0IGFuZCB0aGVpciBudW1iZXJzLgotLS0K',
    },
  },
  good: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `notes/`.\n',
    'notes/NOTES.md': '---\ndescription: Notes on the harbours and their pilots.\n---\n',
    'notes/pilots.md': '---\ndescription: Pilots of the Maréon coast and their numbers.\n---\n',
  },
  *file(facts): Iterable<Finding> {
    const { badByte } = facts;
    if (badByte === undefined || !facts.isRead) return;
    const { entry, encoding } = recode(facts.entry.bytes);
    const byte = (facts.entry.bytes[badByte] ?? 0).toString(16).toUpperCase().padStart(2, '0');
    yield {
      path: facts.path,
      ...facts.range(facts.offsetOfByte(badByte)),
      message: `Not UTF-8 at byte ${badByte}: \`${byte}\` begins no character; the file looks like ${encoding}.`,
      fixes: [
        {
          title: `Read it as ${encoding} and store it as UTF-8`,
          edits: [{ write: facts.key, entry: facts.entry.executable ? { ...entry, executable: true } : entry }],
          preferred: true,
        },
      ],
    };
  },
};
