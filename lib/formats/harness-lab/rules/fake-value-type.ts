import type { Fix } from '../../../core/diagnostic';
import type { Path } from '../../../core/path';
import { rangeOf } from '../../../core/text';
import type { YamlNode } from '../../../core/yaml';
import { quoteScalar } from '../../../core/yaml/edit';
import { yamlValue } from '../../../core/yaml/values';
import { bundle } from '../examples';
import type { LabRule } from '../model';
import { followed, type Placed, type Simulation, simulationKeys, simulationOf } from '../simulation';
import { valueWords } from '../value-words';

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
    yield {
      path,
      ...place(simulation, item),
      message: `A task id of ${name} is ${valueWords(id)}; a text is wanted.`,
      fixes: quoting(path, item),
    };
  }
}

const place = ({ file }: Simulation, { start, end }: { start: number; end: number }) => rangeOf(file.text, start, end);

function quoting(path: Path, node: YamlNode): Fix[] {
  if (node.kind !== 'scalar' || node.text === '') return [];
  return [{ title: 'Quote it', preferred: true, edits: quoteScalar(node).map((splice) => ({ path, ...splice })) }];
}

/** One task id by itself becomes a list of one. */
function listFixes(path: Path, { file }: Simulation, { node, value }: Placed): Fix[] {
  const { start, end } = node;
  const written = file.text.slice(start, end);
  if (node.kind !== 'scalar' || typeof value !== 'string' || !/^[\w.-]+$/.test(written)) return [];
  const edits = [{ path, start, end, text: `[${written}]` }];
  return [{ title: `Turn into \`[${written}]\``, preferred: true, edits }];
}
