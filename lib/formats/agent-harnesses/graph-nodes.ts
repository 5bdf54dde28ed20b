/** What a node shows of the place it stands for. */
import type { Node } from '../../core/graph';
import { relative } from '../../core/path';
import { outlineOf, type Reference } from '../../core/references';
import type { Facts } from './facts';
import { bodyStartOf, isMarkdown } from './graph-edges';
import type { Slot } from './graph-plan';

const MOST_HEADINGS = 12;
const MOST_NAMES = 200;
const MOST_CANDIDATES = 4;

/** `size` is that of the members. */
export function nodeOf(slot: Slot, main: Facts | undefined, size: number, references: readonly Reference[]): Node {
  const { id, kind, label, path } = slot;
  const details = detailsOf(slot, main, size);
  put(details, 'ambiguous', references.flatMap(ambiguous).slice(0, MOST_NAMES).join('\n'));
  return { id, kind, label, path, details };
}

function ambiguous({ raw, line, candidates }: Reference): string[] {
  // A name that many directories have is a way of speaking, not a reference that went astray.
  if (!candidates || candidates.length > MOST_CANDIDATES) return [];
  const shown = candidates.map((path) => `\`${path}\``);
  return [`\`${raw}\` in line ${line} could be ${shown.join(' or ')}`];
}

function detailsOf(slot: Slot, main: Facts | undefined, size: number): Record<string, string> {
  const details: Record<string, string> = {};
  const { place } = slot;
  const own = main !== undefined && (place?.is !== 'directory' || slot.kind !== 'group');
  if (main && own) put(details, 'name', main.field('name'));
  if (main) put(details, 'description', main.description);
  if (place?.is === 'directory' && place.kind !== 'root' && slot.members.length === 0) {
    put(details, 'directory', `${place.path}/`);
    if (place.leafType !== undefined) put(details, 'type', place.leafType);
    if (place.kind === 'group' && !place.routed)
      put(details, 'routing file', `none, \`${place.routingName}\` is wanted`);
  }
  if (place && place.key !== place.path) put(details, 'linked to', place.key);
  if (main && own) putContent(details, main);
  if (slot.members.length > 0) {
    const names = slot.members.slice(0, MOST_NAMES).map((member) => relative(slot.path.slice(0, -1), member.path));
    if (slot.members.length > MOST_NAMES) names.push(`and ${slot.members.length - MOST_NAMES} more`);
    put(details, 'files', String(slot.members.length));
    put(details, 'names', names.join('\n'));
    put(details, 'size', bytes(size));
  }
  return details;
}

function putContent(details: Record<string, string>, main: Facts): void {
  put(details, 'size', bytes(main.entry.bytes.length));
  if (main.entry.executable) put(details, 'executable', 'yes');
  if (main.badByte !== undefined) return;
  const first = /^#![^\r\n]{1,200}/.exec(main.text)?.[0];
  put(details, 'runs with', first?.slice(2).trim());
  if (!isMarkdown(main)) return;
  const { headings, truncated } = outlineOf(main.entry, bodyStartOf(main));
  put(
    details,
    'sections',
    headings
      .slice(0, MOST_HEADINGS)
      .map(({ text }) => text)
      .join(' · '),
  );
  if (truncated) put(details, 'analysis', 'too large to analyse fully');
}

/** Absent and empty texts are no details. */
function put(details: Record<string, string>, name: string, value: string | undefined): void {
  if (value) details[name] = value;
}

const bytes = (count: number): string => `${count} ${count === 1 ? 'byte' : 'bytes'}`;

/** A node for what a broken edge leads to, so that it can be drawn. */
export function missingNode(id: string): Node {
  const label = id.slice(id.indexOf(':') + 1);
  return { id, kind: 'missing', label, details: { wanted: label } };
}
