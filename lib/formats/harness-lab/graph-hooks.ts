/** Hooks in the picture: event → command → the files it reaches. */
import type { Edge, Graph, Node } from '../../core/graph';
import type { Path } from '../../core/path';
import { positionAt } from '../../core/text';
import { finderIn, type Hook, hookDetails, matcherWords } from '../common/hooks';
import { fileId } from './graph-ids';
import { setIn } from './hook-place';
import type { Model } from './model';
import { pluginPath, pluginPaths } from './plugin';

export function hookParts(model: Model): Graph {
  const file = model.byPath.get('hooks.json');
  const placed = file && setIn(file);
  if (!placed) return { nodes: [], edges: [] };
  const { path, text, set } = placed;
  const nodes: Node[] = [];
  const edges: Edge[] = [];
  const lineOf = (node: { start: number }) => positionAt(text, node.start).line;
  for (const event of set.events) {
    const id = `hook-event:${event.name}`;
    const when = event.known?.when ?? 'never: Claude Code has no such event';
    nodes.push({ id, kind: 'hook-event', label: event.name, path, line: lineOf(event.key), details: { when } });
    edges.push({ source: fileId(path), target: id, kind: 'contains', path, line: lineOf(event.key) });
  }
  const find = finderIn(pluginPaths(model));
  const sources = pluginSources(model);
  const ids = new IdsInOrder();
  for (const hook of set.hooks) {
    const line = lineOf(hook.node);
    const id = ids.next(hook);
    nodes.push({ id, kind: 'hook', label: labelOf(hook), path, line, details: hookDetails(hook, find) });
    edges.push({ source: `hook-event:${hook.event.name}`, target: id, kind: 'contains', path, line });
    for (const reach of hook.command?.reading.reaches ?? []) {
      if (reach.base !== 'root' || find(reach.path) === 'directory') continue;
      const target = sources.get(reach.path);
      const kind =
        reach.use === 'output' ? 'writes' : reach.use === 'program' || reach.use === 'script' ? 'runs' : 'reads';
      if (target !== undefined) edges.push({ source: id, target: fileId(target), kind, path, line });
      else if (reach.use !== 'output') {
        const missing = `missing:${reach.path}`;
        if (!nodes.some((node) => node.id === missing)) {
          const details = { missing: 'the plugin will not contain it' };
          nodes.push({ id: missing, kind: 'missing', label: reach.path, details });
        }
        edges.push({ source: id, target: missing, kind, path, line, broken: true });
      }
    }
  }
  return { nodes, edges };
}

/** Names a hook by what it does, so that moving it makes no other hook of it; equal ones are counted. */
class IdsInOrder {
  private readonly used = new Map<string, number>();

  next(hook: Hook): string {
    const matcher = hook.matcher?.node.value ?? '';
    const base = `hook:${hook.event.name}:${matcher}:${hook.command?.reading.text ?? hook.pointer}`;
    const count = (this.used.get(base) ?? 0) + 1;
    this.used.set(base, count);
    return count === 1 ? base : `${base}:${count}`;
  }
}

function labelOf(hook: Hook): string {
  const action = hook.command?.reading.text ?? hook.type?.value ?? 'no type';
  const { matcher, event } = hook;
  const when = matcher ? matcherWords(matcher.reading, matcher.node.value, event.known) : '';
  return when === '' ? action : `${action} (${when.replaceAll('`', '')})`;
}

/** Path in the plugin → path in the bundle. */
function pluginSources(model: Model): ReadonlyMap<Path, Path> {
  return new Map(
    model.files.flatMap((file) => {
      const place = pluginPath(file);
      return place === undefined ? [] : [[place, file.path] as const];
    }),
  );
}
