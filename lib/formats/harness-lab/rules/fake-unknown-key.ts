import { nearest } from '../../../core/nearest';
import { rangeOf } from '../../../core/text';
import { bundle } from '../examples';
import { keyFixes } from '../key-fixes';
import type { LabRule } from '../model';
import { isSimulationKey, simulationKeys, simulationOf } from '../simulation';
import { fieldsOf } from '../yaml-view';

export const fakeUnknownKey: LabRule = {
  name: 'fake-unknown-key',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: '`fake.yaml` holds only the five keys that the fake runner reads.',
  why: 'The fake runner ignores a key it does not know, so a misspelt `solve_task` simulates nothing and no run says why.',
  bad: bundle({ 'fake.yaml': 'solve_task: [neap-tide]\n' }),
  good: bundle({ 'fake.yaml': 'solve_tasks: [neap-tide]\n' }),
  *file(file) {
    const simulation = simulationOf(file);
    if (!simulation) return;
    const { view } = simulation;
    const { text } = simulation.file;
    const fields = fieldsOf(view);
    for (const [name, field] of fields) {
      if (isSimulationKey(name) || name === '<<') continue;
      const free = Object.keys(simulationKeys).filter((key) => !fields.has(key));
      const meant = nearest(name, free);
      yield {
        path: file.path,
        ...rangeOf(text, field.key.start, field.key.end),
        message: `The fake runner does not read the key \`${name}\`${meant === undefined ? '' : `; \`${meant}\` is near`}.`,
        fixes: keyFixes(file.path, text, view, field, meant),
      };
    }
  },
};
