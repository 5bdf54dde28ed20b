import { rangeOf } from '../../../core/text';
import { bundle } from '../examples';
import type { LabRule } from '../model';
import { simulationOf, tasksIn } from '../simulation';
import { spanOf } from '../yaml-view';

export const fakeOverlap: LabRule = {
  name: 'fake-overlap',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'No task is both solved and failed in `fake.yaml`.',
  why: '`solve_tasks` wins over `fail_tasks`, and so does `component_solves` while its component is there. An entry in both is one too many.',
  bad: bundle({ 'fake.yaml': 'solve_tasks: [neap-tide]\nfail_tasks: [neap-tide]\n' }),
  good: bundle({ 'fake.yaml': 'solve_tasks: [neap-tide]\nfail_tasks: [spring-tide]\n' }),
  *file(file) {
    const simulation = simulationOf(file);
    if (!simulation) return;
    const solving = new Map(
      simulation.values
        .filter(({ key }) => key !== 'fail_tasks')
        .flatMap((placed) => tasksIn(placed).map(({ id }) => [id, placed.key] as const)),
    );
    for (const { id, node } of simulation.values.filter(({ key }) => key === 'fail_tasks').flatMap(tasksIn)) {
      const key = solving.get(id);
      if (key === undefined) continue;
      const span = spanOf(simulation.view, node);
      yield {
        path: file.path,
        ...rangeOf(simulation.file.text, span.start, span.end),
        message: `\`${id}\` is also in \`${key}\`, which wins over \`fail_tasks\`.`,
      };
    }
  },
};
