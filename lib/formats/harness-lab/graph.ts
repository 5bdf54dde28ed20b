/** The bundle as a picture: what it holds, what hooks run, and which runner applies what. Every file is a node. */
import type { Edge, Graph, Node } from '../../core/graph';
import { baseName, parentOf } from '../../core/path';
import { positionAt } from '../../core/text';
import { maxBundleBytes, maxFileBytes, maxFiles } from './caps';
import { hookParts } from './graph-hooks';
import { bundleId, fileId } from './graph-ids';
import { manifestOf } from './manifest';
import type { BundleFile, Model } from './model';
import { skillOf } from './paths';
import { runnerParts } from './runners';
import { simulationOf } from './simulation';
import { fieldsOf } from './yaml-view';

const kinds: Readonly<Record<BundleFile['role'], string>> = {
  manifest: 'manifest',
  prompt: 'prompt',
  hooks: 'hooks',
  simulation: 'simulation',
  skill: 'skill',
  support: 'file',
  agent: 'agent',
  refused: 'refused',
};

export function graphOf(model: Model): Graph {
  const nodes: Node[] = [bundleNode(model)];
  const edges: Edge[] = [];
  for (const file of model.files) {
    nodes.push(fileNode(file));
    edges.push({ source: parentId(file, model), target: fileId(file.path), kind: 'contains' });
  }
  for (const { path, reason } of model.ignored) {
    nodes.push({ id: fileId(path), kind: 'ignored', label: baseName(path), path, details: { ignored: reason } });
    edges.push({ source: bundleId, target: fileId(path), kind: 'contains' });
  }
  for (const { path, target, toDirectory } of model.links) {
    const reading = toDirectory ? 'what lies behind it is not loaded' : 'the bundle is refused';
    nodes.push({ id: fileId(path), kind: 'link', label: baseName(path), path, details: { target, reading } });
    edges.push({ source: bundleId, target: fileId(path), kind: 'contains' });
  }
  for (const part of [hookParts(model), runnerParts(model)]) {
    nodes.push(...part.nodes);
    edges.push(...part.edges);
  }
  return { nodes, edges };
}

function bundleNode(model: Model): Node {
  const { name, description } = manifestOf(model);
  const details = {
    files: `${model.files.length} of ${maxFiles}`,
    bytes: `${model.bytes} of ${maxBundleBytes}`,
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
  };
  return { id: bundleId, kind: 'root', label: name ?? 'Bundle', details };
}

/** Supporting files hang below their skill where it has a file of its own. */
function parentId({ path, role }: BundleFile, model: Model): string {
  const skill = `skills/${skillOf(path)}/SKILL.md`;
  return role === 'support' && model.byPath.get(skill)?.role === 'skill' ? fileId(skill) : bundleId;
}

function fileNode(file: BundleFile): Node {
  const { path, role, size, entry } = file;
  const details: Record<string, string> = { size: `${size} of ${maxFileBytes} bytes`, ...detailsOf(file) };
  if (entry.executable) details.executable = 'yes; the copy that a session sees is not';
  const label = labelOf(file);
  const line = lineOf(file);
  return { id: fileId(path), kind: kinds[role], label, path, ...(line !== undefined && { line }), details };
}

function labelOf({ path, role, content }: BundleFile): string {
  if (content?.kind === 'skill' || content?.kind === 'agent') return content.name;
  if (role !== 'support') return baseName(path);
  const inside = path.split('/').slice(2).join('/');
  return inside === '' ? baseName(path) : inside;
}

function lineOf({ content }: BundleFile): number | undefined {
  if ((content?.kind !== 'skill' && content?.kind !== 'agent') || !content.view) return undefined;
  const name = fieldsOf(content.view).get('name');
  return name && positionAt(content.text, name.key.start).line;
}

function detailsOf(file: BundleFile): Record<string, string> {
  const { content, role, path } = file;
  if (content?.kind === 'skill' || content?.kind === 'agent') {
    const description = content.description ?? 'none';
    return { name: content.givenName ?? 'none', description, directory: parentOf(path) };
  }
  const simulation = role === 'simulation' ? simulationOf(file) : undefined;
  return Object.fromEntries(
    (simulation?.values ?? []).map(({ key, component, node }) => [
      component === undefined ? key : `${key} of ${component}`,
      simulation?.file.text.slice(node.start, node.end).trim() ?? '',
    ]),
  );
}
