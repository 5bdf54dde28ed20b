import type { Finding } from '../../../core/diagnostic';
import { join } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { perStructure } from '../advice/per-structure';
import { withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';

export const nameNotNormalised: Rule<Model, Facts> = {
  name: 'name-not-normalised',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'Names are in composed Unicode form (NFC).',
  why: `An accent can be one character or a letter with a mark after it. Both look alike and are different names, and nothing here makes
them equal: a routing file in one form does not serve a directory in the other, and a link to one does not find the other.

Old macOS systems write the second form. Rename to the composed form, which is what people type.`,
  bad: withDetectors('skill=SKILL.md\n', { 'tables/mare\u0301e.csv': 'high,low\n' }),
  good: withDetectors('skill=SKILL.md\n', { 'tables/mar\u00e9e.csv': 'high,low\n' }),
  harness: perStructure(function* ({ structure }): Iterable<Finding> {
    for (const place of structure.places) {
      const { name } = place;
      if (/^[\0-\x7f]*$/.test(name)) continue;
      const composed = name.normalize('NFC');
      const taken = place.parent?.node.children.has(composed);
      if (composed === name) continue;
      const from = join(place.parent?.key ?? '', name);
      const to = join(place.parent?.key ?? '', composed);
      yield {
        path: place.is === 'directory' ? `${place.path}/` : place.path,
        message: `\`${name}\` is spelled with separate accents, so typed names do not match it; the composed form is wanted.`,
        fixes: taken
          ? []
          : [{ title: 'Rename it to the composed form', edits: [{ rename: from, to }], preferred: true }],
      };
    }
  }),
};
