import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { shown } from '../../../core/shown';
import { brokenLinks, linkFixes } from '../advice/broken-links';
import { perStructure } from '../advice/per-structure';
import { withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';

export const symlinkOutside: Rule<Model, Facts> = {
  name: 'symlink-outside',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'A link stays inside the harness.',
  why: `A link that leaves the root, or names a place on one machine, works for its author only. Elsewhere nothing lies there, or
something else does: a bundle that is unpacked could bring in a file of its reader.

The studio never follows such a link. Put a copy in its place, or remove it.`,
  bad: withDetectors('skill=SKILL.md\n', { 'skills/high-water': { symlink: '../../tides/high-water' } }),
  good: withDetectors('skill=SKILL.md\n'),
  harness: perStructure(function* (model): Iterable<Finding> {
    for (const link of brokenLinks(model)) {
      if (!link.outside) continue;
      yield {
        path: link.place.path,
        message: `\`${link.place.path}\` links to ${shown(link.target)} outside the harness; a target inside it is wanted.`,
        fixes: linkFixes(model, link),
      };
    }
  }),
};
