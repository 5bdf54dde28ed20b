/** What the fake runner makes of `fake.yaml`: Harness Lab, "fake.yaml". */
import { isPresent } from './components';
import type { Model } from './model';
import { type Simulation, tasksIn } from './simulation';

/** Task → what is simulated, in the order tasks are named. Components win over `fail_tasks`, as do `solve_tasks`. */
export function outcomesOf(simulation: Simulation, model: Pick<Model, 'files'>): Map<string, string> {
  const outcomes = new Map<string, string>();
  const say = (key: Simulation['values'][number]['key'], words: (component: string) => string) => {
    for (const placed of simulation.values) {
      if (placed.key !== key) continue;
      const component = placed.component ?? '';
      if (component !== '' && !isPresent(model, component)) continue;
      for (const { id } of tasksIn(placed)) outcomes.set(id, words(component));
    }
  };
  say('fail_tasks', () => 'fails');
  say('solve_tasks', () => 'is solved');
  say('component_solves', (component) => `is solved while ${component} is there`);
  return outcomes;
}

/** Simulated calls: the given number, and what present components add; undefined where the runner's own default counts. */
export function callsOf(simulation: Simulation, model: Pick<Model, 'files'>): { given?: bigint; added: bigint } {
  let given: bigint | undefined;
  let added = 0n;
  for (const { key, component, value } of simulation.values) {
    if (typeof value !== 'bigint') continue;
    if (key === 'llm_calls') given = value;
    if (key === 'component_llm_calls' && component !== undefined && isPresent(model, component)) added += value;
  }
  return given === undefined ? { added } : { given, added };
}
