/** Texts and positions of a model's files. */
import type { Path } from '../../core/path';
import { positionAt as positionIn, rangeOf as rangeIn, textOf as textOfEntry } from '../../core/text';
import type { Model } from './model';
import type { Origin } from './value';

export const rangeOf = rangeIn;

export function textOf(model: Model, path: Path): string {
  const entry = model.harness.get(path);
  return entry ? textOfEntry(entry) : '';
}

export const positionAt = (model: Model, origin: Origin) => ({
  path: origin.path,
  ...positionIn(textOf(model, origin.path), origin.start),
});
