/** The four runners in the picture, and what each applies or passes over: Harness Lab, "How runners apply a bundle". */
import type { Edge, Graph, Node } from '../../core/graph';
import { bundleId, fileId } from './graph-ids';
import type { BundleFile, Model } from './model';
import { callsOf, outcomesOf } from './outcomes';
import { simulationOf } from './simulation';

interface Runner {
  id: string;
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

export function runnerParts(model: Model): Graph {
  const nodes: Node[] = [];
  const edges: Edge[] = [];
  const files = model.files.filter((file) => file.role !== 'refused');
  for (const runner of runners) {
    const id = `runner:${runner.id}`;
    const ignored = files.filter((file) => runner.applies(file) === undefined).map((file) => file.path);
    const details: Record<string, string> = { prompt: runner.prompt, ...runner.details };
    if (ignored.length > 0) {
      details.ignores = ignored.join(', ');
      details.because = runner.ignores;
    }
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
function simulated(model: Model): Record<string, string> {
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
