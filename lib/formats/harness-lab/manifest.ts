/** What `harness.yaml` says. */
import { textFormOf } from './content';
import type { Model } from './model';

export interface Manifest {
  /** Text forms; absent where missing or false in Python's sense. */
  name?: string;
  description?: string;
}

export function manifestOf(model: Pick<Model, 'byPath'>): Manifest {
  const content = model.byPath.get('harness.yaml')?.content;
  if (content?.kind !== 'yaml' || !content.view) return {};
  const name = textFormOf(content.view, 'name');
  const description = textFormOf(content.view, 'description');
  return { ...(name !== undefined && { name }), ...(description !== undefined && { description }) };
}
