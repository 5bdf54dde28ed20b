/** Points a reference to another place, or takes it out. */
import type { Fix, TextEdit } from '../../../core/diagnostic';
import { type Harness, type Shape, shapeOf } from '../../../core/harness';
import { markdownOf } from '../../../core/markdown';
import { nearest } from '../../../core/nearest';
import { baseName, type Path, parentOf, relative } from '../../../core/path';
import type { Reference } from '../../../core/references';
import { namesOf } from '../../../core/references/names';
import type { Facts } from '../facts';

/** The span of the path itself: of a link its destination, which may stand in a definition. */
function pathSpan(facts: Facts, { start, end, kind, raw }: Reference): { start: number; end: number } {
  if (kind !== 'link') {
    const at = facts.text.indexOf(raw, start);
    return at >= 0 && at + raw.length <= end ? { start: at, end: at + raw.length } : { start, end };
  }
  const link = linksOf(facts).get(start);
  return link ? { start: link.target.start, end: link.target.end } : { start, end };
}

type Links = ReadonlyMap<number, { text: string; target: { start: number; end: number } }>;
const links = new WeakMap<Facts, Links>();

/** Asked for only where something is wrong, so it is read anew then. */
function linksOf(facts: Facts): Links {
  let held = links.get(facts);
  if (!held) {
    const { links: found } = markdownOf(facts.text, facts.frontmatter.fences?.body.start ?? 0);
    held = new Map(found.map((link) => [link.start, link]));
    links.set(facts, held);
  }
  return held;
}

/** The range of the path, for a finding. */
export function pathRange(facts: Facts, reference: Reference) {
  const { start, end } = pathSpan(facts, reference);
  return start < reference.start ? facts.range(reference.start, reference.end) : facts.range(start, end);
}

/** What is written to reach a target from a file; an anchor stays. */
function written(facts: Facts, { raw, kind }: Reference, target: Path, isDirectory: boolean): string {
  const anchor = kind === 'link' ? (/#.*$/.exec(raw)?.[0] ?? '') : '';
  const path = `${relative(parentOf(facts.path), target)}${isDirectory ? '/' : ''}`;
  return (kind === 'link' ? path.replace(/[\s()<>%]/g, encodeURIComponent) : path) + anchor;
}

export function retargeted(facts: Facts, reference: Reference, target: Path, isDirectory: boolean): Fix {
  const edits: TextEdit[] = [
    { path: facts.key, ...pathSpan(facts, reference), text: written(facts, reference, target, isDirectory) },
  ];
  return { title: `Point it to \`${target}${isDirectory ? '/' : ''}\``, edits, preferred: true };
}

/** The link's text without the link. */
export function unlinked(facts: Facts, { start, end, kind }: Reference): Fix[] {
  const link = kind === 'link' ? linksOf(facts).get(start) : undefined;
  if (!link) return [];
  return [{ title: 'Keep the text without the link', edits: [{ path: facts.key, start, end, text: link.text }] }];
}

/** The file that was meant: of the same base name, else of the nearest one in the directory that was named or the file's own. */
export function meantBy(harness: Harness, from: Path, path: string, candidates?: readonly Path[]): Path | undefined {
  const same = (candidates ?? namesOf(harness).named(baseName(path))).filter((each) => each !== from);
  if (same.length > 0) return nearest(path, same.slice(0, MOST_COMPARED)) ?? (same.length === 1 ? same[0] : undefined);
  const byDirectory = filesByDirectory(harness);
  const near = [parentOf(path), parentOf(from)].flatMap((directory) => byDirectory.get(directory) ?? []);
  const here = near.filter((each) => each !== from).slice(0, MOST_COMPARED);
  const name = nearest(baseName(path), here.map(baseName));
  return name === undefined ? undefined : here.find((each) => baseName(each) === name);
}

const MOST_COMPARED = 200;
const remembered = new WeakMap<Shape, ReadonlyMap<Path, Path[]>>();

function filesByDirectory(harness: Harness): ReadonlyMap<Path, Path[]> {
  const shape = shapeOf(harness);
  let held = remembered.get(shape);
  if (!held) {
    const lists = new Map<Path, Path[]>();
    for (const path of harness.keys()) {
      const list = lists.get(parentOf(path));
      if (list) list.push(path);
      else lists.set(parentOf(path), [path]);
    }
    held = lists;
    remembered.set(shape, held);
  }
  return held;
}
