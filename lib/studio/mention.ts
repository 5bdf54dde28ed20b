/** Paths in prose, for formats whose language names nothing else: what they can be completed to, and called instead. */
import type { Fix } from '../core/diagnostic';
import type { Completion, Opened } from '../core/format';
import type { Harness } from '../core/harness';
import { extensionOf, join, type Path, parentOf, relative, resolve } from '../core/path';
import { referencesOf } from '../core/references';
import { isBinary, textOf } from '../core/text';
import { nameFault } from './file-acts';
import { renamePath } from './rename-path';
import { foldersAbove } from './tree';

/** A span of a file's decoded text, and the path that is written there. */
export interface MentionPlace {
  start: number;
  end: number;
  text: string;
}

const proseOf = (harness: Harness, path: Path): string | undefined => {
  const entry = harness.get(path);
  return entry?.kind === 'file' && extensionOf(path) === '.md' && !isBinary(entry) ? textOf(entry) : undefined;
};

/** The mention at an offset that leads somewhere, with where it leads. */
export function mentionAt(harness: Harness, path: Path, offset: number): (MentionPlace & { target: Path }) | undefined {
  const entry = harness.get(path);
  const text = proseOf(harness, path);
  if (!entry || text === undefined) return undefined;
  for (const { start, end, target, path: written } of referencesOf(harness, path, entry)) {
    if (target === undefined || offset < start || offset > end) continue;
    const at = text.slice(start, end).lastIndexOf(written);
    if (at >= 0) return { start: start + at, end: start + at + written.length, text: written, target };
  }
  return undefined;
}

/** Renames or moves what is mentioned to what is written in its place, with everyone who mentions it. */
export function renameMention(
  harness: Harness,
  opened: Opened,
  path: Path,
  offset: number,
  to: string,
): Fix | undefined {
  const mention = mentionAt(harness, path, offset);
  const next = mention && targetOf(mention, path, to.trim().replace(/\/$/, ''));
  if (!mention || next === undefined || nameFault(harness, next, mention.target) !== undefined) return undefined;
  return renamePath(harness, opened, mention.target, next);
}

/** What a new way means, read from where the old one was. */
function targetOf({ text, target }: MentionPlace & { target: Path }, at: Path, to: string): Path | undefined {
  if (to === '') return undefined;
  if (/^\.{1,2}\//.test(to)) return resolve(parentOf(at), to);
  if (target === text || target.endsWith(`/${text}`)) {
    const base = target.slice(0, Math.max(0, target.length - text.length - 1));
    return join(base, ...to.split('/'));
  }
  return text.includes('/') ? undefined : join(parentOf(target), ...to.split('/'));
}

/** Files and folders, inside a code span or the target of a link; the nearest first. */
export function completePath(harness: Harness, path: Path, offset: number): readonly Completion[] {
  const text = proseOf(harness, path);
  if (text === undefined) return [];
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const begun = /(`|\]\()([^`()\s]*)$/.exec(line);
  if (!begun) return [];
  const [, sign, written = ''] = begun;
  const isLink = sign !== '`';
  // An even number of them before the cursor: the span is closed already.
  if (!isLink && (line.split('`').length - 1) % 2 === 0) return [];
  const folder = parentOf(path);
  const rest = /^[^`()\s]*/.exec(text.slice(offset))?.[0] ?? '';
  return targetsOf(harness)
    .filter((target) => target !== path)
    .map((target) => {
      const isFolder = !harness.has(target) || harness.get(target)?.kind === 'directory';
      const inside = folder === '' || target.startsWith(`${folder}/`);
      const way = isLink || inside ? relative(folder, target) : target;
      const insert = isFolder ? `${way}/` : way;
      return { label: insert, detail: isFolder ? 'folder' : 'file', insert, inside };
    })
    .filter(({ insert }) => insert.startsWith(written))
    .sort((one, other) => Number(other.inside) - Number(one.inside))
    .map(({ inside: _, ...offer }) => ({ ...offer, start: offset - written.length, end: offset + rest.length }));
}

/** Every file, and every folder that holds one, hidden ones left out. */
function targetsOf(harness: Harness): Path[] {
  const targets = new Set<Path>();
  for (const path of harness.keys()) {
    if (path.split('/').some((part) => part.startsWith('.'))) continue;
    targets.add(path);
    for (const folder of foldersAbove(path)) targets.add(folder);
  }
  return [...targets];
}
