/** What the host must provide for the definitions here; never a verdict about the person's own machine. */
import type { Need } from '../../core/format';
import type { Model } from './model';

export function needsOf(model: Model): Need[] {
  const needs = new Map<string, Need>();
  for (const { path, assessment } of model.items) {
    for (const requirement of assessment?.description?.requirements ?? []) {
      const name = `requirement:${requirement}`;
      if (!needs.has(name))
        needs.set(name, { name, path, hint: `List \`${requirement}\` among the requirements the host provides.` });
    }
  }
  return [...needs.values()];
}
