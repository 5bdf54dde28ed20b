import type { Finding } from '../../../core/diagnostic';
import { exists, type Harness } from '../../../core/harness';
import { join, parentOf } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import type { CommonFacts } from '../facts';
import { namesIn, perShape } from '../names';

export const nameNotNormalised: Rule<Harness, CommonFacts> = {
  name: 'name-not-normalised',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'Names are in composed Unicode form (NFC).',
  why: 'An accent can be one character or a letter with a mark after it. Both look alike and are different names: a link to one does not find the other. Old macOS systems write the second form. Renaming to the composed form makes what people type match.',
  bad: { 'cafe\u0301.md': '# Coffee\n' },
  good: { 'caf\u00e9.md': '# Coffee\n' },
  harness: perShape((harness) => [...decomposed(harness)]),
};

function* decomposed(harness: Harness): Iterable<Finding> {
  for (const { path, name, isDirectory } of namesIn(harness)) {
    const composed = name.normalize('NFC');
    if (name === composed) continue;
    const to = join(parentOf(path), composed);
    yield {
      path: isDirectory ? `${path}/` : path,
      message: `\`${name}\` is spelled with separate accents, where the composed form was wanted: typed names do not match it.`,
      // Two names that differ in nothing else cannot become one.
      fixes: exists(harness, to)
        ? []
        : [{ title: `Rename to the composed form of ${composed}`, edits: [{ rename: path, to }], preferred: true }],
    };
  }
}
