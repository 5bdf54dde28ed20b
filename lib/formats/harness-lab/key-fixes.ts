/** Repairs of a key that nobody reads. */
import type { Fix } from '../../core/diagnostic';
import type { Path } from '../../core/path';
import type { YamlPair } from '../../core/yaml';
import { removePair } from '../../core/yaml/edit';
import type { YamlView } from './yaml-view';

/** Renames the key to what was meant, or takes it out with its value. */
export function keyFixes(path: Path, text: string, view: YamlView, pair: YamlPair, meant: string | undefined): Fix[] {
  if (!view.root) return [];
  const { start, end } = pair.key;
  const fixes: Fix[] = [];
  if (meant !== undefined) {
    fixes.push({ title: `Rename to \`${meant}\``, preferred: true, edits: [{ path, start, end, text: meant }] });
  }
  // An empty key has no lines of its own that could go.
  if (start === end) return fixes;
  const edits = removePair(text, view.root, pair).map((splice) => ({ path, ...splice }));
  return [...fixes, { title: `Remove \`${text.slice(start, end)}\``, edits }];
}
