/** Where a link of the harness value leads, as the file system that held it would say. */
import type { Fix } from '../../core/diagnostic';
import type { Harness } from '../../core/harness';
import { isWithin, type Path } from '../../core/path';

/** More hops than a file system allows are a loop. */
const maxHops = 40;

/**
 * True where the link at `path` leads to a directory of the harness. A loop, a missing target and a target outside the
 * root, which nobody here can see, count as links to a file: the package refuses those, so nothing is passed in silence.
 */
export function leadsToDirectory(harness: Harness, directories: ReadonlySet<Path>, path: Path): boolean {
  const reached = resolveLinks(harness, path);
  return reached !== undefined && (directories.has(reached) || harness.get(reached)?.kind === 'directory');
}

/** The repair that puts what a link leads to in its place; none where that is not a file or directory of the harness. */
export function copyFix(harness: Harness, link: Path): Fix[] {
  const reached = resolveLinks(harness, link);
  // A link to a directory around itself would copy itself.
  if (reached === undefined || reached === '' || isWithin(link, reached)) return [];
  const edits = [...harness].flatMap(([path, entry]) =>
    isWithin(path, reached) ? [{ write: link + path.slice(reached.length), entry }] : [],
  );
  const removal = { remove: link };
  return edits.length === 0
    ? []
    : [{ title: `Replace by a copy of \`${reached}\``, preferred: true, edits: [removal, ...edits] }];
}

/** Every path that has something below it, and the root `''`. */
export function directoriesOf(harness: Harness): ReadonlySet<Path> {
  const directories = new Set<Path>(['']);
  for (const path of harness.keys()) {
    for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
      const parent = path.slice(0, slash);
      if (directories.has(parent)) break;
      directories.add(parent);
    }
  }
  return directories;
}

/** Walks a path part by part, through links on the way; undefined where it leaves the root or goes in circles. */
function resolveLinks(harness: Harness, path: Path): Path | undefined {
  const waiting = path.split('/').reverse();
  const walked: string[] = [];
  let hops = 0;
  while (waiting.length > 0) {
    const part = waiting.pop() ?? '';
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (walked.pop() === undefined) return undefined;
      continue;
    }
    walked.push(part);
    const entry = harness.get(walked.join('/'));
    if (entry?.kind !== 'symlink') continue;
    hops += 1;
    if (hops > maxHops || entry.target.startsWith('/')) return undefined;
    walked.pop();
    waiting.push(...entry.target.split('/').reverse());
  }
  return walked.join('/');
}
