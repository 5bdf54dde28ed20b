/** What an agent reads at once. */
import type { Context } from '../../core/tokens';
import type { Model } from './model';

/** The guide of the format: under 300 tokens is good, above 600 it is time to reorganise. */
const budget = { ideal: 300, limit: 600 };

export function contextsOf(model: Model): Context[] {
  const facts = model.harnessMd;
  if (!facts) return [];
  const texts = [{ path: facts.path, text: facts.body }];
  return [{ name: 'load', when: 'When the session starts.', loads: 'always', texts, budget }];
}
