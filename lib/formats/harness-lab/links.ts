/** Where a link of the harness value leads, as the file system that held it would say. */
import type { Fix } from '../../core/diagnostic';
import type { Harness } from '../../core/harness';
import { isWithin, type Path } from '../../core/path';

/** More hops than a file system allows are a loop. */
const maxHops = 40;

/** Any directory above the root. */
const above = '..';

/**
 * True where the link at `path` leads to a directory of the harness, or to one above it. A loop, a missing target and any
 * other target outside the root, which nobody here can see, count as links to a file: the package refuses those, so
 * nothing is passed in silence.
 */
export function leadsToDirectory(harness: Harness, directories: ReadonlySet<Path>, path: Path): boolean {
  const reached = resolveLinks(harness, directories, path);
  return reached !== undefined && (reached === above || isDirectory(harness, directories, reached));
}

const isDirectory = (harness: Harness, directories: ReadonlySet<Path>, path: Path): boolean =>
  directories.has(path) || harness.get(path)?.kind === 'directory';

/** The repair that puts what a link leads to in its place; none where that is not a file or directory of the harness. */
export function copyFix(harness: Harness, link: Path): Fix[] {
  const reached = resolveLinks(harness, directoriesOf(harness), link);
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

/** Walks a path part by part, through links on the way; undefined where it leaves the root, goes in circles or ends early. */
function resolveLinks(harness: Harness, directories: ReadonlySet<Path>, path: Path): Path | undefined {
  const waiting = path.split('/').reverse();
  const walked: string[] = [];
  /** How far above the root, whose own directories are not known by name. */
  let height = 0;
  let hops = 0;
  while (waiting.length > 0) {
    const part = waiting.pop() ?? '';
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (!isDirectory(harness, directories, walked.join('/'))) return undefined;
      if (walked.pop() === undefined) height += 1;
      continue;
    }
    if (height > 0) return undefined;
    walked.push(part);
    const entry = harness.get(walked.join('/'));
    if (entry?.kind !== 'symlink') continue;
    hops += 1;
    if (hops > maxHops) return undefined;
    walked.pop();
    if (entry.target.startsWith('/')) {
      walked.length = 0;
      height = Number.POSITIVE_INFINITY;
    }
    waiting.push(...entry.target.split('/').reverse());
  }
  return height > 0 ? above : walked.join('/');
}
