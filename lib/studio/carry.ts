/** Moving and copying in the tree: by dragging, or cut or copied at one place and put down at another. */
import { type Edit, edit, exists } from '../core/harness';
import { baseName, isWithin, join, type Path } from '../core/path';
import { copyName, duplicate, move, nameFault } from './file-acts';
import { renamed } from './rename-act';
import type { Held, StudioState } from './state';
import type { Studio } from './store';
import { countOf } from './words';

/** Without what lies inside another of them: it comes along anyway. */
const outermost = (paths: readonly Path[]): Path[] =>
  paths.filter((path) => !paths.some((other) => other !== path && isWithin(path, other)));

const wordsOf = (paths: readonly Path[]): string =>
  paths.length === 1 ? `${paths[0]}` : countOf(paths.length, 'item');

export function takeUp(studio: Studio, how: Held['how'], paths: readonly Path[]): void {
  const held: Held = { how, paths: outermost(paths) };
  studio.setView({ held, said: `${how === 'move' ? 'Cut' : 'Copied'} ${wordsOf(held.paths)}` });
}

/** Lets go of what was taken up: it stays where it is. */
export function letGo(studio: Studio): void {
  const { held: _, ...view } = studio.store.getState().view;
  studio.store.setState({ view });
}

/** Why nothing can be put down in a folder, in one sentence; undefined where something can. The root is ''. */
export function putFault({ view: { held }, harness }: Pick<StudioState, 'view' | 'harness'>, folder: Path) {
  if (!held) return 'Nothing was cut or copied.';
  const [first, ...rest] = held.paths.filter((path) => exists(harness, path));
  if (first === undefined) return 'What was cut or copied is gone.';
  if (held.how === 'copy' || rest.length > 0) return undefined;
  if (isWithin(folder, first)) return 'A folder cannot be put into itself.';
  const to = join(folder, baseName(first));
  return to === first ? 'It is here already.' : nameFault(harness, to);
}

export function putDown(studio: Studio, folder: Path): void {
  const state = studio.store.getState();
  const { held } = state.view;
  if (!held || putFault(state, folder) !== undefined) return;
  const paths = held.paths.filter((path) => exists(state.harness, path));
  if (held.how === 'copy') copyInto(studio, paths, folder);
  else {
    letGo(studio);
    moveInto(studio, paths, folder);
  }
}

/** Copies into a folder as one step; a name that is taken there gets another. */
function copyInto(studio: Studio, paths: readonly Path[], folder: Path): void {
  const { harness } = studio.store.getState();
  const edits: Edit[] = [];
  for (const path of paths) {
    const now = edit(harness, edits);
    const wanted = join(folder, baseName(path));
    const to = exists(now, wanted) ? copyName(now, wanted) : wanted;
    // From the harness as it was: a folder copied into itself does not hold its copy.
    edits.push(...duplicate(harness, path, to));
  }
  studio.commit(`Copy ${wordsOf(paths)}`, edits);
}

/** Moves into a folder as one step. What has its name taken there stays, and that is said. */
export function moveInto(studio: Studio, given: readonly Path[], folder: Path): void {
  const { harness } = studio.store.getState();
  const wanted = outermost(given)
    .map((from) => ({ from, to: join(folder, baseName(from)) }))
    .filter(({ from, to }) => from !== to);
  const moves = wanted.filter(({ from, to }) => !isWithin(folder, from) && nameFault(harness, to) === undefined);
  const [first] = moves;
  if (first && moves.length === 1) void renamed(studio, first.from, first.to);
  else if (first) {
    const edits = moves.flatMap(({ from, to }) => move(harness, from, to));
    studio.commit(`Move ${moves.length} items`, edits, moves);
  }
  const left = wanted.filter((one) => !moves.includes(one)).map(({ from }) => from);
  const [stays] = left;
  if (stays === undefined) return;
  const why = isWithin(folder, stays) ? 'a folder cannot be put into itself' : 'the name is taken there';
  studio.setView({ said: `${wordsOf(left)} stayed: ${why}` });
}
