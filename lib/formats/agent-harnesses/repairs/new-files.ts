/** Texts of files that a fix creates. None of them draws a finding of its own. */
import type { FileEntry } from '../../../core/harness';
import { fileOf } from '../../../core/text';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { DirectoryPlace, Place } from '../places';
import { yamlText } from '../yaml-text';
import { firstHeading, listed, words } from './proposals';

export const newSkillFile = (directoryName: string): FileEntry =>
  fileOf(`---
name: ${yamlText(directoryName || 'skill')}
description: ${yamlText(`Says what ${directoryName || 'this skill'} is for and when to use it.`)}
---

# ${words(directoryName || 'skill')}

1. Say what is needed before starting.
2. Say what to do, step by step.
3. Say what the result looks like.
`);

/** A HARNESS.md for the root or a nested root, with the directories it can already name. */
export function newHarnessFile(model: Model, place: DirectoryPlace | undefined): FileEntry {
  const root = place ?? model.structure.root;
  const readme = model.fileIn(root, 'README.md');
  const name = (root.name && words(root.name)) || (readme && firstHeading(readme.text)) || 'My harness';
  const directories = root.children.filter((child) => child.is === 'directory' && child.kind === 'group');
  return fileOf(`---
name: ${yamlText(name)}
description: ${yamlText(`Says in one sentence what ${name} is for.`)}
---

# ${name}
${directories.length === 0 ? '' : `\n## Where things are\n\n${bullets(model, directories)}`}`);
}

const routingFiles = new WeakMap<DirectoryPlace, { speakers: (Facts | undefined)[]; entry: FileEntry }>();

/**
 * A routing file that lists what its directory holds, with the descriptions that are there. Remembered for as long as
 * no child says anything else: every check asks for one per unrouted group.
 */
export function newRoutingFile(model: Model, place: DirectoryPlace): FileEntry {
  const children = place.children.filter(isListed);
  const speakers = children.map((child) => speakerOf(model, child));
  const before = routingFiles.get(place);
  if (before?.speakers.every((each, index) => each === speakers[index])) return before.entry;
  const entry = fileOf(routingText(model, place, children));
  routingFiles.set(place, { speakers, entry });
  return entry;
}

function routingText(model: Model, place: DirectoryPlace, children: readonly Place[]): string {
  const held = listed(children.map((child) => child.name));
  return `---
description: ${yamlText(held === '' ? `What belongs in ${place.name} and when to look there.` : `Look in ${place.name} for ${held}.`)}
---

# ${words(place.name)}
${children.length === 0 ? '' : `\n${bullets(model, children)}`}`;
}

const isListed = (child: Place): boolean =>
  child.is === 'directory'
    ? child.kind === 'group' || child.kind === 'skill' || child.kind === 'leaf'
    : child.is === 'file' && child.role === 'content';

const bullets = (model: Model, children: readonly Place[]): string =>
  children.map((child) => `- \`${child.name}${child.is === 'directory' ? '/' : ''}\`${said(model, child)}\n`).join('');

/** What the child says of itself, after a colon. */
function said(model: Model, child: Place): string {
  const description = speakerOf(model, child)?.description?.replace(/\s+/g, ' ').trim();
  return description ? `: ${description}` : '';
}

/** The file whose description speaks for a place. */
function speakerOf(model: Model, place: Place): Facts | undefined {
  if (place.is === 'file') return model.factsOf(place);
  if (place.is !== 'directory') return undefined;
  return model.fileIn(place, place.kind === 'skill' ? 'SKILL.md' : place.routingName);
}
