/** Where the links and paths of a text lead, for its preview: to the same files as in the graph. */
import { frontmatterOf } from '../core/frontmatter';
import type { Harness } from '../core/harness';
import { type Path, parentOf } from '../core/path';
import { referencesOf } from '../core/references';
import { textOf } from '../core/text';

/** Either a file to open, or nothing that is there. */
export type Lead = { to: Path } | { gone: string };

/** By the offset at which a link or a code span starts. What is not worth a word in the graph is not here. */
export function leadsOf(harness: Harness, path: Path): ReadonlyMap<number, Lead> {
  const leads = new Map<number, Lead>();
  const entry = harness.get(path);
  if (!entry) return leads;
  const from = frontmatterOf(textOf(entry), 'lines').fences?.body.start ?? 0;
  for (const { start, kind, raw, target, fault } of referencesOf(harness, path, entry, from)) {
    if (kind === 'bare') continue;
    const to = target === undefined ? undefined : fileOf(harness, target);
    if (to !== undefined) leads.set(start, { to });
    else if (kind === 'link' && fault !== undefined) leads.set(start, { gone: raw });
  }
  return leads;
}

/** A directory is opened at the file that introduces it, which has a name in capitals: `SKILL.md`, `SKILLS.md`. */
function fileOf(harness: Harness, target: Path): Path | undefined {
  if (harness.get(target)?.kind === 'file') return target;
  const introducing = [...harness.keys()].filter(
    (path) => parentOf(path) === target && /(?:^|\/)[A-Z_-]+\.md$/.test(path),
  );
  return introducing.find((path) => !path.endsWith('/README.md')) ?? introducing[0];
}
