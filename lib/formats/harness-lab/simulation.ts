/** What `fake.yaml` says, node by node: Harness Lab, "fake.yaml". */
import type { YamlList, YamlNode } from '../../core/yaml';
import type { YamlValue } from '../../core/yaml/value';
import { YamlMapping } from '../../core/yaml/value';
import { yamlValue } from '../../core/yaml/values';
import type { YamlFile } from './content';
import type { BundleFile } from './model';
import { fieldsOf, type YamlView } from './yaml-view';

export const simulationKeys = {
  solve_tasks: 'tasks',
  fail_tasks: 'tasks',
  component_solves: 'tasks by component',
  llm_calls: 'count',
  component_llm_calls: 'count by component',
} as const;

export type SimulationKey = keyof typeof simulationKeys;

export const isSimulationKey = (key: string): key is SimulationKey => Object.hasOwn(simulationKeys, key);

/** A value with its node, and the keys that lead to it. */
export interface Placed {
  key: SimulationKey;
  component?: string;
  node: YamlNode;
  value: YamlValue;
}

export interface Simulation {
  file: YamlFile;
  view: YamlView;
  /** Every value that names or should name tasks or counts. */
  values: readonly Placed[];
  /** Values of `component_…` keys that are no mapping. */
  misplaced: readonly Placed[];
  components: readonly { key: SimulationKey; name: string; node: YamlNode }[];
}

/** Undefined for other files, and where the file cannot be read or holds no mapping. */
export function simulationOf({ role, content }: Pick<BundleFile, 'role' | 'content'>): Simulation | undefined {
  if (role !== 'simulation' || content?.kind !== 'yaml' || !content.view?.mapping) return undefined;
  const values: Placed[] = [];
  const misplaced: Placed[] = [];
  const components: { key: SimulationKey; name: string; node: YamlNode }[] = [];
  for (const [key, field] of fieldsOf(content.view)) {
    if (!isSimulationKey(key)) continue;
    const node = followed(field.value);
    const value = yamlValue(node);
    if (!simulationKeys[key].endsWith('by component')) values.push({ key, node, value });
    else if (node.kind !== 'map' || !(value instanceof YamlMapping)) misplaced.push({ key, node, value });
    else {
      for (const pair of node.pairs) {
        const name = yamlValue(pair.key);
        const inner = followed(pair.value);
        if (typeof name !== 'string') continue;
        components.push({ key, name, node: pair.key });
        values.push({ key, component: name, node: inner, value: yamlValue(inner) });
      }
    }
  }
  return { file: content, view: content.view, values, misplaced, components };
}

export const followed = (node: YamlNode): YamlNode => (node.kind === 'alias' && node.target ? node.target : node);

/** A task id with its place in the list that holds it. */
export interface PlacedTask {
  id: string;
  node: YamlNode;
  list: YamlList;
  index: number;
}

/** The task ids of a list that are text. */
export function tasksIn({ key, node }: Placed): PlacedTask[] {
  if (!simulationKeys[key].startsWith('tasks') || node.kind !== 'list') return [];
  return node.items.flatMap((item, index) => {
    const id = yamlValue(followed(item));
    return typeof id === 'string' ? [{ id, node: item, list: node, index }] : [];
  });
}
