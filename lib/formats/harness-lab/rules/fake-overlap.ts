import { rangeOf } from '../../../core/text';
import { removeItem } from '../../../core/yaml/edit';
import { bundle } from '../examples';
import type { LabRule } from '../model';
import { simulationOf, tasksIn } from '../simulation';

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
    const failing = simulation.values.filter(({ key }) => key === 'fail_tasks');
    for (const { id, node, list, index } of failing.flatMap(tasksIn)) {
      const key = solving.get(id);
      if (key === undefined) continue;
      const edits = removeItem(simulation.file.text, list, index).map((splice) => ({ path: file.path, ...splice }));
      yield {
        path: file.path,
        ...rangeOf(simulation.file.text, node.start, node.end),
        message: `\`${id}\` is also in \`${key}\`, which wins over \`fail_tasks\`.`,
        fixes: [{ title: `Remove \`${id}\` from \`fail_tasks\``, edits }],
      };
    }
  },
};
