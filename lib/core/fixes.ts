/** Applies fixes: splices of text and operations on paths. */
import type { Finding, Fix, FixEdit, TextEdit } from './diagnostic';
import { type Edit, type Entry, edit, editsBetween, type FileEntry, type Harness } from './harness';
import { type Path, parentOf } from './path';
import { badByteOf, bytesOf, textOf } from './text';

const isTextEdit = (change: FixEdit): change is TextEdit => 'text' in change;

/** The harness after a fix. Throws, with a sentence for people, where the fix was made for another harness. */
export const applyFix = (harness: Harness, fix: Pick<Fix, 'edits'>): Harness => edit(harness, editsOfFix(harness, fix));

/**
 * What a fix changes, as edits of entries. Text edits come first, all against the text as it was checked; then the
 * operations on paths, in their order.
 */
export function editsOfFix(harness: Harness, fix: Pick<Fix, 'edits'>): Edit[] {
  const next = new Map(harness);
  for (const [path, edits] of byPath(fix.edits.filter(isTextEdit))) next.set(path, splice(harness, path, edits));
  for (const change of fix.edits) if (!isTextEdit(change)) operate(next, change);
  return editsBetween(harness, next);
}

/** The findings without the fixes that could only fail: splices of a file that is no UTF-8, files below a file. */
export function feasible<Fixed extends Finding>(harness: Harness, found: readonly Fixed[]): Fixed[] {
  return found.map((each) => {
    const fixes = each.fixes?.filter(({ edits }) => !edits.some((change) => fails(harness, change, edits)));
    return fixes?.length === each.fixes?.length ? each : { ...each, fixes };
  });
}

function fails(harness: Harness, change: FixEdit, edits: readonly FixEdit[]): boolean {
  if (isTextEdit(change)) {
    const entry = harness.get(change.path);
    return entry?.kind === 'file' && badByteOf(entry) !== undefined;
  }
  if (!('write' in change)) return false;
  const leaves = (path: Path) =>
    edits.some((each) => ('remove' in each && each.remove === path) || ('rename' in each && each.rename === path));
  for (let parent = parentOf(change.write); parent !== ''; parent = parentOf(parent))
    if ((harness.get(parent)?.kind ?? 'directory') !== 'directory' && !leaves(parent)) return true;
  return false;
}

function byPath(edits: readonly TextEdit[]): Map<Path, TextEdit[]> {
  const groups = new Map<Path, TextEdit[]>();
  for (const change of edits) {
    const group = groups.get(change.path);
    if (group) group.push(change);
    else groups.set(change.path, [change]);
  }
  return groups;
}

function splice(harness: Harness, path: Path, edits: readonly TextEdit[]): FileEntry {
  const entry = harness.get(path);
  if (entry?.kind !== 'file') throw new Error(`\`${path}\` is no file any more: check again before fixing it.`);
  if (badByteOf(entry) !== undefined) throw new Error(`\`${path}\` is not UTF-8: its text cannot be spliced.`);
  const bytes = bytesOf(spliced(textOf(entry), edits));
  return entry.executable ? { kind: 'file', bytes, executable: true } : { kind: 'file', bytes };
}

/** `text` with every edit applied. Edits at one offset keep their order; overlapping or misplaced ones throw. */
export function spliced(text: string, edits: readonly Omit<TextEdit, 'path'>[]): string {
  const ordered = [...edits].sort((left, right) => left.start - right.start || left.end - right.end);
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text: replacement } of ordered) {
    if (start < at || end < start || end > text.length)
      throw new Error('The edits of the fix overlap or miss the text.');
    parts.push(text.slice(at, start), replacement);
    at = end;
  }
  return parts.join('') + text.slice(at);
}

function operate(next: Map<Path, Entry>, change: Exclude<FixEdit, TextEdit>): void {
  if ('write' in change) {
    makeWay(next, change.write);
    next.set(change.write, change.entry);
  } else if ('rename' in change) {
    move(next, change.rename, change.to);
  } else if (take(next, change.remove).length === 0) {
    throw new Error(`\`${change.remove}\` is not there any more: check again before fixing it.`);
  }
}

function move(next: Map<Path, Entry>, from: Path, to: Path): void {
  const moved = take(next, from);
  if (moved.length === 0) throw new Error(`\`${from}\` is not there any more: check again before fixing it.`);
  if (below(next, to).length > 0) throw new Error(`\`${to}\` exists already.`);
  makeWay(next, to);
  for (const [path, entry] of moved) next.set(to + path.slice(from.length), entry);
}

/** The entry at a path and all below it. */
const below = (harness: Harness, path: Path): [Path, Entry][] =>
  [...harness].filter(([each]) => each === path || each.startsWith(`${path}/`));

function take(next: Map<Path, Entry>, path: Path): [Path, Entry][] {
  const taken = below(next, path);
  for (const [each] of taken) next.delete(each);
  return taken;
}

/** An empty directory stops being listed once something lies in it; a file or link cannot hold anything. */
function makeWay(next: Map<Path, Entry>, path: Path): void {
  for (let parent = parentOf(path); parent !== ''; parent = parentOf(parent)) {
    const entry = next.get(parent);
    if (entry?.kind === 'directory') next.delete(parent);
    else if (entry) throw new Error(`\`${parent}\` is no directory, so \`${path}\` cannot lie in it.`);
  }
}
