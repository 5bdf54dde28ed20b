/** Repairs of a key that nobody reads. */
import type { Fix } from '../../core/diagnostic';
import type { Path } from '../../core/path';
import { type Field, spanOf, type YamlView } from './yaml-view';

/** Renames the key to what was meant; removes it with its value where it has lines of its own. */
export function keyFixes(path: Path, text: string, view: YamlView, field: Field, meant: string | undefined): Fix[] {
  const key = spanOf(view, field.key);
  const name = text.slice(key.start, key.end);
  const fixes: Fix[] = [];
  if (meant !== undefined) {
    fixes.push({ title: `Rename to \`${meant}\``, preferred: true, edits: [{ path, ...key, text: meant }] });
  }
  const lines = ownLines(text, view, field);
  if (lines) fixes.push({ title: `Remove \`${name}\``, edits: [{ path, ...lines, text: '' }] });
  return fixes;
}

/** The lines from a key to the next one; undefined in a flow mapping. */
function ownLines(text: string, view: YamlView, field: Field): { start: number; end: number } | undefined {
  const pairs = view.root?.pairs ?? [];
  const index = pairs.findIndex((pair) => pair.key === field.key);
  if (view.root?.flow || index < 0) return undefined;
  const { start } = spanOf(view, field.key);
  const next = pairs[index + 1];
  const after = next ? spanOf(view, next.key).start : afterLine(text, spanOf(view, field.value).end);
  return start === 0 || /[\n\ufeff]/.test(text[start - 1] ?? '') ? { start, end: Math.max(start, after) } : undefined;
}

function afterLine(text: string, from: number): number {
  if (text[from - 1] === '\n') return from;
  const feed = text.indexOf('\n', from);
  return feed < 0 ? text.length : feed + 1;
}
