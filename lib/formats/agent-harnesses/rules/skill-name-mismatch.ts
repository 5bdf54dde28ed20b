import type { Finding, Fix } from '../../../core/diagnostic';
import { baseName, join, parentOf } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { fieldRange, fieldText, rewriteField } from '../advice/fields';
import { keeper } from '../advice/kept';
import { normalised } from '../advice/similar-text';
import { withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { DirectoryPlace } from '../places';

export const skillNameMismatch: Rule<Model, Facts> = {
  name: 'skill-name-mismatch',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'A skill is called as its directory is.',
  why: `The prompt lists a skill by its name; texts and people lead to it by its directory. Where the two differ, an agent that is told
to use one looks for the other, and hosts that go by the directory know the skill under another name.

Case, spaces, hyphens and underscores do not count. Rename whichever is wrong.`,
  bad: withDetectors('skill=SKILL.md\n', {
    'skills/low-water/SKILL.md': '---\nname: ebb-finder\ndescription: Finds the next low water of a harbour.\n---\n',
  }),
  good: withDetectors('skill=SKILL.md\n', {
    'skills/low-water/SKILL.md': '---\nname: Low water\ndescription: Finds the next low water of a harbour.\n---\n',
  }),
  *harness(model): Iterable<Finding> {
    for (const place of model.structure.directories) {
      const facts = place.kind === 'skill' ? model.fileIn(place, 'SKILL.md') : undefined;
      if (facts) yield* kept(facts, [place], () => mismatchIn(facts, place));
    }
  },
};

const kept = keeper<Facts, Finding[]>();

function mismatchIn(facts: Facts, place: DirectoryPlace): Finding[] {
  const name = fieldText(facts, 'name');
  if (!name || same(name, place.name)) return [];
  return [
    {
      path: facts.path,
      ...fieldRange(facts, 'name'),
      message: `\`${name.replaceAll('`', "'")}\` is the name of a skill in \`${place.name}/\`; one name is wanted for both.`,
      fixes: [
        ...rewriteField(facts, 'name', place.name, `Name it \`${place.name}\``),
        ...renamedDirectory(place, name),
      ],
    },
  ];
}

const same = (left: string, right: string): boolean =>
  normalised(left).replaceAll(' ', '') === normalised(right).replaceAll(' ', '');

function renamedDirectory(place: DirectoryPlace, name: string): Fix[] {
  const slug = normalised(name).replaceAll(' ', '-');
  // A directory reached through a link is not called so there.
  if (baseName(place.key) !== place.name) return [];
  if (slug === '' || slug.length > 64 || place.parent?.node.children.has(slug)) return [];
  const to = join(parentOf(place.key), slug);
  return [{ title: `Rename the directory to \`${slug}/\``, edits: [{ rename: place.key, to }] }];
}
