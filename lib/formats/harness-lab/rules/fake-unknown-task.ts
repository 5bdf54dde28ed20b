import { nearest } from '../../../core/nearest';
import { rangeOf } from '../../../core/text';
import { quoteYaml } from '../../../core/yaml/quote';
import { bundle, exampleSuite } from '../examples';
import type { LabRule } from '../model';
import { simulationOf, tasksIn } from '../simulation';
import { spanOf } from '../yaml-view';

export const fakeUnknownTask: LabRule = {
  name: 'fake-unknown-task',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'Every task that `fake.yaml` lists is in the suite.',
  why: 'A task id that the suite does not have simulates nothing. Ids are compared exactly, case and hyphens included.',
  bad: bundle({ 'fake.yaml': 'solve_tasks: [neap-tides]\n' }),
  good: bundle({ 'fake.yaml': 'solve_tasks: [neap-tide]\n' }),
  exampleSettings: { suite: exampleSuite },
  *file(file, { suite, optimizer }) {
    const simulation = suite && !optimizer ? simulationOf(file) : undefined;
    if (!suite || !simulation) return;
    const known = new Set(suite.taskIds);
    for (const { id, node } of simulation.values.flatMap(tasksIn)) {
      if (known.has(id)) continue;
      const span = spanOf(node);
      const near = nearest(id, known);
      yield {
        path: file.path,
        ...rangeOf(simulation.file.text, span.start, span.end),
        message: `The suite has no task \`${id}\`.`,
        fixes:
          near === undefined
            ? []
            : [
                {
                  title: `Use \`${near}\``,
                  edits: [{ path: file.path, ...span, text: quoteYaml(near, { flow: true }) }],
                },
              ],
      };
    }
  },
};
