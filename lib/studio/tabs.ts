/** How the open tabs follow the harness: pure functions over the view. */
import type { Harness } from '../core/harness';
import { byCodePoint, isWithin, type Path } from '../core/path';
import type { Rename, View } from './state';

/** Tabs, closed tabs and the active one under their new names. */
export function followRenames(view: View, renames: readonly Rename[]): View {
  if (renames.length === 0) return view;
  const follow = (path: Path): Path => {
    const rename = renames.find((one) => isWithin(path, one.from));
    return rename ? rename.to + path.slice(rename.from.length) : path;
  };
  return {
    ...view,
    tabs: view.tabs.map(follow),
    closed: view.closed.map(follow),
    ...(view.active !== undefined && { active: follow(view.active) }),
    ...(view.split !== undefined && { split: follow(view.split) }),
  };
}

/** Without the tabs of files that are gone. */
export function shownTabs(view: View, harness: Harness): View {
  if ([...view.tabs, ...(view.split === undefined ? [] : [view.split])].every((path) => harness.has(path))) return view;
  const { active, split, ...others } = view;
  const rest = split !== undefined && harness.has(split) ? { ...others, split } : others;
  const tabs = view.tabs.filter((path) => harness.has(path));
  const next = active !== undefined && harness.has(active) ? active : tabs.at(-1);
  return next === undefined ? { ...rest, tabs } : { ...rest, tabs, active: next };
}

/** A harness opens with its first file at the top shown: by convention the one that names it, in capitals or a manifest. */
export function firstTab(view: View, harness: Harness): View {
  const top = [...harness.keys()].filter((path) => !path.includes('/') && harness.get(path)?.kind === 'file');
  const first = top.sort((left, right) => rank(left) - rank(right) || byCodePoint(left, right))[0];
  return first === undefined ? view : { ...view, tabs: [first], active: first };
}

const rank = (path: Path): number => {
  if (path.startsWith('.')) return 4;
  if (/^[A-Z]+\.md$/.test(path) && path !== 'README.md') return 0;
  return /\.(md|ya?ml)$/.test(path) ? 1 : 2;
};
