/** Files of the bundle that hooks reach in the plugin. */
import type { Path } from '../../core/path';
import type { Hook } from '../common/hooks';
import type { Model } from './model';

export function hooksOf(model: Pick<Model, 'byPath'>): readonly Hook[] {
  const content = model.byPath.get('hooks.json')?.content;
  return content?.kind === 'hooks' ? (content.set?.hooks ?? []) : [];
}

/** Paths below the plugin's root that commands name, whether or not something lies there. */
export function reachedFiles(model: Pick<Model, 'byPath'>): Set<Path> {
  const reached = new Set<Path>();
  for (const { command } of hooksOf(model)) {
    for (const { base, path } of command?.reading.reaches ?? []) if (base === 'root') reached.add(path);
  }
  return reached;
}
