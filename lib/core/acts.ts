/** What a change lets happen on the machine of whoever uses the harness, as that person: a review begins with it. */
import type { Change } from './changes';
import type { Graph, Node } from './graph';
import type { Entry, FileEntry } from './harness';
import { byCodePoint, type Path } from './path';

export interface Act {
  change: Change<unknown>['kind'];
  /** `hook`, `server`, `script`, … */
  kind: string;
  label: string;
  path?: Path;
  line?: number;
  /** What it does, or what became of it: `when: before a tool runs · command: …`. */
  says: string;
}

/** Weightiest first: what runs by itself, what is started with the agent, what can be run, what it is given. */
const kinds = ['hook', 'server', 'script', 'runtime', 'requirement', 'ability'];

const order: readonly Act['change'][] = ['added', 'changed', 'removed'];

/** From the differences of two graphs and of two trees; `graphs` are both whole, for what they say is run. */
export function actsOf(
  nodes: readonly Change<Node>[],
  files: readonly Change<readonly [Path, Entry]>[],
  graphs: readonly Graph[],
): Act[] {
  const run = new Set(graphs.flatMap(runPaths));
  const acts = [...nodes.flatMap(nodeAct), ...files.flatMap((change) => fileAct(change, run))];
  const weight = ({ kind, change }: Act) => kinds.indexOf(kind) * order.length + order.indexOf(change);
  return acts.sort((left, right) => weight(left) - weight(right) || byCodePoint(left.label, right.label));
}

/** Scripts are told by their files: a node may stay the same while the text behind it changes. */
function nodeAct(change: Change<Node>): Act[] {
  const node = change.kind === 'removed' ? change.base : change.head;
  if (!kinds.includes(node.kind) || node.kind === 'script') return [];
  const { kind, label, path, line } = node;
  const says = change.kind === 'changed' ? changeText(change.base, change.head) : detailsText(node);
  return [
    {
      change: change.kind,
      kind,
      label,
      ...(path !== undefined && { path }),
      ...(line !== undefined && { line }),
      says,
    },
  ];
}

const detailsText = ({ details }: Node): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(' · ');

function changeText(base: Node, head: Node): string {
  const names = [...new Set([...Object.keys(base.details), ...Object.keys(head.details)])];
  return names
    .filter((name) => base.details[name] !== head.details[name])
    .map((name) => `${name}: ${base.details[name] ?? 'none'} → ${head.details[name] ?? 'none'}`)
    .join(' · ');
}

/** The files that a graph knows to be run. */
function runPaths({ nodes, edges }: Graph): Path[] {
  const targets = new Set(edges.filter(({ kind }) => kind === 'runs').map(({ target }) => target));
  return nodes.flatMap(({ id, kind, path }) =>
    path !== undefined && (kind === 'script' || targets.has(id)) ? [path] : [],
  );
}

function fileAct(change: Change<readonly [Path, Entry]>, run: ReadonlySet<Path>): Act[] {
  const path = change.key;
  const base = fileOf(change.kind === 'added' ? undefined : change.base);
  const head = fileOf(change.kind === 'removed' ? undefined : change.head);
  if (!run.has(path) && ![base, head].some((file) => file && isProgram(file))) return [];
  return [{ change: change.kind, kind: 'script', label: path, path, says: fileText(base, head) }];
}

const fileOf = (item: readonly [Path, Entry] | undefined): FileEntry | undefined =>
  item?.[1].kind === 'file' ? item[1] : undefined;

/** Executable, or opening with `#!`. */
const isProgram = ({ bytes, executable }: FileEntry): boolean =>
  executable === true || (bytes[0] === 0x23 && bytes[1] === 0x21);

function fileText(base: FileEntry | undefined, head: FileEntry | undefined): string {
  if (!head) return 'is no file any more';
  const mode = head.executable ? 'executable' : 'not executable';
  if (!base) return `${head.bytes.length} bytes, ${mode}`;
  const size = `${base.bytes.length} → ${head.bytes.length} bytes`;
  return base.executable === head.executable ? size : `${size}, now ${mode}`;
}
