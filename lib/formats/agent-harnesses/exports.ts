/** The shapes a harness of this format can leave in. */
import type { Export } from '../../core/format';
import type { Path } from '../../core/path';
import type { Model } from './model';
import type { Place } from './places';
import { escapedPromptOf, promptOf, whyNoPrompt } from './prompt';

export const exportsOf = (model: Model): readonly Export[] => [
  {
    id: 'prompt-xml',
    title: 'Prompt XML',
    about:
      'What the reference prints for an agent, byte for byte. Nothing in it is escaped, so it may not be well-formed.',
    leftOut: () => leftOut(model),
    blocked: () => whyNoPrompt(model),
    files: () => ({ 'prompt.xml': promptOf(model) ?? '' }),
  },
  {
    id: 'prompt-xml-escaped',
    title: 'Prompt XML, escaped',
    about: "The studio's own variant of the prompt: the same texts, escaped so that it is always well-formed XML.",
    leftOut: () => leftOut(model),
    blocked: () => whyNoPrompt(model),
    files: () => ({ 'prompt-escaped.xml': escapedPromptOf(model) ?? '' }),
  },
];

/** What the prompt does not carry: only names and descriptions of skills and content go in, and one body. */
function leftOut({ structure }: Model): { path: Path; reason: string }[] {
  return structure.places.flatMap((place) => {
    const reason = reasonFor(place);
    return reason === undefined ? [] : [{ path: place.is === 'directory' ? `${place.path}/` : place.path, reason }];
  });
}

function reasonFor(place: Place): string | undefined {
  if (place.is === 'broken') return 'A link that leads nowhere is passed over.';
  if (place.is === 'directory') {
    if (place.kind === 'leaf' && place.listed)
      return `Leaves of type \`${place.leafType}\` are not listed; only skills are.`;
    if (place.kind === 'circular') return 'The directory was reached before.';
    return place.kind === 'skipped' ? 'A directory in the place of a file is passed over.' : undefined;
  }
  switch (place.role) {
    case 'harness':
      return undefined;
    case 'skill-file':
      return 'Only the name and the description of a skill are listed; its text is read when the skill is used.';
    case 'content':
      return place.parent.listed
        ? 'Only the file name and the description of content are listed.'
        : 'It lies in a directory that has the name of a routing file.';
    case 'routing':
      return place.topRouting
        ? 'Only the description of a top-level routing file is carried, as an attribute.'
        : 'Nested routing files are not part of the prompt; an agent reads them on its way.';
    case 'nested-harness':
      return 'The HARNESS.md of a nested harness is not part of the prompt.';
    case 'internal':
      return 'What lies inside a leaf is read only when the leaf is used.';
    case 'detectors':
    case 'hidden':
      return 'Names that start with a dot are never listed.';
    case 'loose':
      return 'Files beside HARNESS.md are not listed.';
  }
}
