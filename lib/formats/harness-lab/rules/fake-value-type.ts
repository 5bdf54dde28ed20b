import type { Fix } from '../../../core/diagnostic';
import type { Path } from '../../../core/path';
import { rangeOf } from '../../../core/text';
import { yamlValue } from '../../../core/yaml/values';
import { bundle } from '../examples';
import type { LabRule } from '../model';
import { followed, type Placed, type Simulation, simulationKeys, simulationOf } from '../simulation';
import { valueWords } from '../value-words';
import { spanOf } from '../yaml-view';

export const fakeValueType: LabRule = {
  name: 'fake-value-type',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Every value of `fake.yaml` has the type that the fake runner expects.',
  why: 'The check does not look at these values, the run does: a text for a list is read letter by letter and matches nothing, a list for a mapping or a word for a number ends the run. Task ids are texts: an unquoted `12` or `2024-05-06` never equals one.',
  bad: bundle({ 'fake.yaml': 'solve_tasks: neap-tide\n' }),
  good: bundle({ 'fake.yaml': 'solve_tasks: [neap-tide]\n' }),
  *file(file) {
    const simulation = simulationOf(file);
    if (!simulation) return;
    const { path } = file;
    for (const { key, node, value } of simulation.misplaced) {
      if (value === null) continue;
      const wanted = simulationKeys[key].startsWith('tasks') ? 'lists of task ids' : 'whole numbers';
      const message = `\`${key}\` is ${valueWords(value)}; a mapping from components to ${wanted} is wanted.`;
      yield { path, ...place(simulation, node), message };
    }
    for (const placed of simulation.values) yield* judge(path, simulation, placed);
  },
};

function* judge(path: Path, simulation: Simulation, placed: Placed) {
  const { key, component, node, value } = placed;
  const name = component === undefined ? `\`${key}\`` : `\`${key}\` of \`${component}\``;
  if (value === null) return;
  if (simulationKeys[key].startsWith('count')) {
    if (typeof value === 'bigint') return;
    yield { path, ...place(simulation, node), message: `${name} is ${valueWords(value)}; a whole number is wanted.` };
    return;
  }
  if (node.kind !== 'list') {
    const message = `${name} is ${valueWords(value)}; a list of task ids is wanted.`;
    yield { path, ...place(simulation, node), message, fixes: listFixes(path, simulation, placed) };
    return;
  }
  for (const item of node.items) {
    const id = yamlValue(followed(item));
    if (typeof id === 'string') continue;
    const { start, end } = spanOf(simulation.view, item);
    const written = simulation.file.text.slice(start, end);
    const edits = [{ path, start, end, text: `"${written}"` }];
    yield {
      path,
      ...place(simulation, item),
      message: `A task id of ${name} is ${valueWords(id)}; a text is wanted.`,
      fixes: item.kind === 'scalar' && written !== '' ? [{ title: 'Quote it', preferred: true as const, edits }] : [],
    };
  }
}

function place({ file, view }: Simulation, node: { start: number; end: number }) {
  const { start, end } = spanOf(view, node);
  return rangeOf(file.text, start, end);
}

/** One task id by itself becomes a list of one. */
function listFixes(path: Path, { file, view }: Simulation, { node, value }: Placed): Fix[] {
  const { start, end } = spanOf(view, node);
  const written = file.text.slice(start, end);
  const simple = node.kind === 'scalar' && typeof value === 'string' && /^[\w.-]+$/.test(written);
  return simple
    ? [{ title: `Turn into \`[${written}]\``, preferred: true, edits: [{ path, start, end, text: `[${written}]` }] }]
    : [];
}
