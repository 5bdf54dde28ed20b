import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { shown } from '../../../core/shown';
import { brokenLinks, linkFixes } from '../advice/broken-links';
import { perStructure } from '../advice/per-structure';
import { withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';

export const symlinkBroken: Rule<Model, Facts> = {
  name: 'symlink-broken',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'A link leads to something.',
  why: `Links are followed. One whose target is gone, or that leads in a circle, is neither file nor directory: it is passed over
without a word, together with all that was meant to lie behind it.

Usual causes: a target that was renamed, or a link made relative to the wrong directory: its target is seen from where
the link lies. Mend or remove it, or put a copy in its place.`,
  bad: withDetectors('skill=SKILL.md\n', { 'skills/high-water': { symlink: 'tides/high-water' } }),
  good: withDetectors('skill=SKILL.md\n', {
    'today.csv': { symlink: 'tables/north.csv' },
    'tables/north.csv': 'high,low\n',
  }),
  harness: perStructure(function* (model): Iterable<Finding> {
    for (const link of brokenLinks(model)) {
      if (link.outside) continue;
      yield {
        path: link.place.path,
        message: `\`${link.place.path}\` links to ${shown(link.target)}, where nothing lies; a file or directory is wanted there.`,
        fixes: linkFixes(model, link),
      };
    }
  }),
};
