/** The four runners in the picture, and what each applies or passes over: Harness Lab, "How runners apply a bundle". */
import type { Edge, Graph, Node } from '../../core/graph';
import type { Path } from '../../core/path';
import { bundleId, fileId } from './graph-ids';
import type { BundleFile, Model } from './model';
import { callsOf, outcomesOf } from './outcomes';
import { simulationOf } from './simulation';

export type RunnerId = 'claude' | 'codex' | 'generic' | 'fake';

interface Runner {
  id: RunnerId;
  /** How it takes the prompt. */
  prompt: string;
  /** How a file of a role reaches the agent; undefined where the runner passes over it. */
  applies(file: BundleFile): string | undefined;
  /** Why it passes over the rest. */
  ignores: string;
  details?: Readonly<Record<string, string>>;
}

const runners: readonly Runner[] = [
  {
    id: 'claude',
    prompt:
      "system prompt, the variant's own text and the action policy, in a file given by --append-system-prompt-file",
    applies: ({ role }) =>
      role === 'prompt' ? 'system prompt' : role === 'manifest' ? 'description of the plugin' : inPlugin(role),
    ignores: 'it reads no simulation',
    details: {
      plugin: 'skills, agents and hooks as a plugin directory, given by --plugin-dir',
      environment: 'HARNESSLAB_PYTHON, HARNESSLAB_WORKTREE, HARNESSLAB_SUITE_DIR, HARNESSLAB_SAFETY_LOG for hooks',
    },
  },
  {
    id: 'codex',
    prompt: 'prompt prefix, action policy and task; a resumed thread gets the task only',
    applies: ({ role }) => (role === 'prompt' || role === 'skill' ? 'prompt prefix' : undefined),
    ignores: 'it takes text only; hooks and agents are named in one `harness_components_ignored` event',
  },
  {
    id: 'generic',
    prompt: 'system prompt and task',
    applies: ({ role }) => (role === 'prompt' ? 'system prompt' : undefined),
    ignores: 'its command reads the directory itself, through {harness_dir} or HARNESSLAB_HARNESS_DIR',
  },
  {
    id: 'fake',
    prompt: 'none: it simulates a run',
    applies: ({ role }) => (role === 'simulation' ? 'simulation' : undefined),
    ignores: 'it simulates a run; components count only where the simulation names them',
  },
];

const inPlugin = (role: BundleFile['role']): string | undefined =>
  role === 'skill' || role === 'support' || role === 'agent' || role === 'hooks' ? 'plugin' : undefined;

/** What a runner passes over of the files that have a place in a bundle, and why. */
export function passedOver(model: Model, id: RunnerId): { paths: Path[]; because: string } {
  const runner = runners.find((one) => one.id === id);
  const passed = model.files.filter((file) => file.role !== 'refused' && runner?.applies(file) === undefined);
  return { paths: passed.map((file) => file.path), because: runner?.ignores ?? '' };
}

export function runnerParts(model: Model): Graph {
  const nodes: Node[] = [];
  const edges: Edge[] = [];
  const files = model.files.filter((file) => file.role !== 'refused');
  for (const runner of runners) {
    const id = `runner:${runner.id}`;
    const details: Record<string, string> = { prompt: runner.prompt, ...runner.details };
    const { paths, because } = passedOver(model, runner.id);
    if (paths.length > 0) Object.assign(details, { ignores: paths.join(', '), because });
    if (runner.id === 'fake') Object.assign(details, simulated(model));
    nodes.push({ id, kind: 'runner', label: runner.id, details });
    edges.push({ source: bundleId, target: id, kind: 'serves' });
    for (const file of files) {
      if (file.role === 'support') continue;
      const applied = runner.applies(file) !== undefined;
      if (applied) edges.push({ source: id, target: fileId(file.path), kind: 'applies' });
      else if (file.role !== 'manifest' && file.role !== 'simulation') {
        edges.push({ source: id, target: fileId(file.path), kind: 'ignores' });
      }
    }
  }
  return { nodes, edges };
}

/** What `fake.yaml` changes, task by task. */
export function simulated(model: Model): { simulates: string; calls?: string } {
  const file = model.byPath.get('fake.yaml');
  const simulation = file && simulationOf(file);
  if (!simulation) return { simulates: 'what the variant says: the bundle changes nothing' };
  const outcome = outcomesOf(simulation, model);
  const lines = [...outcome].map(([task, words]) => `${task}: ${words}`);
  const { given, added } = callsOf(simulation, model);
  const base = given === undefined ? "the variant's number" : String(given);
  const calls = added === 0n ? base : `${base} and ${added} for components`;
  return { simulates: lines.length === 0 ? 'no task is named' : lines.join('; '), calls };
}
