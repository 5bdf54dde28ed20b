import type { Finding } from '../../../core/diagnostic';
import type { Harness } from '../../../core/harness';
import type { Rule } from '../../../core/rule';
import { shown } from '../../../core/shown';
import type { CommonFacts } from '../facts';
import { namesIn, perShape } from '../names';
import { nameTrouble, portableRename } from '../portable-name';

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
    const reason = nameTrouble(name);
    if (reason === undefined) continue;
    yield {
      path: isDirectory ? `${path}/` : path,
      message: `${shown(name)} ${reason}, where a name that every system can hold was wanted.`,
      fixes: portableRename(harness, path),
    };
  }
}
