/** Files a harness may want next: what fixes would write, what is pointed at and missing, and what templates are made of. */
import { harnessOf } from '../core/files';
import type { Format, Opened } from '../core/format';
import type { FileEntry, Harness } from '../core/harness';
import { byCodePoint, type Path } from '../core/path';
import { defaultSettings } from '../core/settings';
import { fileOf } from '../core/text';

export interface Starter {
  /** Wanted by the harness as it is, or a kind of file that the format knows. */
  kind: 'wanted' | 'known';
  path: Path;
  title: string;
  about: string;
  entry: FileEntry;
}

/** The wanted first. Of each kind that the format knows there is one, with the text of a template. */
export function startersOf(harness: Harness, format: Format, opened: Opened): Starter[] {
  const wanted = new Map<Path, Starter>();
  for (const one of [...fromFixes(opened), ...fromGraph(opened)]) {
    if (!harness.has(one.path) && !wanted.has(one.path)) wanted.set(one.path, one);
  }
  const ordered = [...wanted.values()].sort((left, right) => byCodePoint(left.path, right.path));
  return [...ordered, ...knownTo(format).filter((one) => !harness.has(one.path))];
}

function fromFixes(opened: Opened): Starter[] {
  return opened.diagnostics().flatMap((found) =>
    (found.fixes ?? []).flatMap((fix) =>
      fix.edits.flatMap((change): Starter[] => {
        if (!('write' in change) || change.entry.kind !== 'file') return [];
        return [{ kind: 'wanted', path: change.write, title: fix.title, about: found.message, entry: change.entry }];
      }),
    ),
  );
}

/** What something leads to although it is not there. */
function fromGraph(opened: Opened): Starter[] {
  const { nodes, edges } = opened.graph();
  // What is not there is drawn under the path it was looked for.
  const paths = new Map(nodes.map((node) => [node.id, node.kind === 'missing' ? node.label : undefined]));
  return edges.flatMap((edge): Starter[] => {
    const path = paths.get(edge.target);
    if (!edge.broken || path === undefined || path.endsWith('/') || edge.path === undefined) return [];
    const about = `\`${edge.path}\` leads to it${edge.line === undefined ? '' : ` in line ${edge.line}`}.`;
    return [{ kind: 'wanted', path, title: `Make ${path}`, about, entry: fileOf('') }];
  });
}

const remembered = new WeakMap<Format, readonly Starter[]>();

function knownTo(format: Format): readonly Starter[] {
  let known = remembered.get(format);
  if (!known) {
    known = [...ofTemplates(format)];
    remembered.set(format, known);
  }
  return known;
}

/** One file for each role that occurs in the format's templates. */
function ofTemplates(format: Format): Iterable<Starter> {
  const found = new Map<string, Starter>();
  for (const template of format.templates) {
    const harness = harnessOf(template.files('my-harness'));
    for (const [path, role] of format.open(harness, defaultSettings).roles()) {
      const entry = harness.get(path);
      if (entry?.kind !== 'file' || found.has(role.title)) continue;
      const about = `Such as \`${path}\` of the template “${template.title}”.`;
      found.set(role.title, { kind: 'known', path, title: role.title, about, entry });
    }
  }
  return found.values();
}
