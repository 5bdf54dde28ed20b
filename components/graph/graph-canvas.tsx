import {
  Background,
  BackgroundVariant,
  Controls,
  type Edge as FlowEdge,
  type Node as FlowNode,
  Handle,
  MarkerType,
  MiniMap,
  type NodeProps,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import { useEffect, useMemo } from 'react';
import { RoleIcon } from '@/components/files/role-icon';
import { useStudio } from '@/components/shell/session';
import type { FoldedGraph } from '@/lib/core/folding';
import type { Node } from '@/lib/core/graph';
import { layoutOf } from '@/lib/core/layout';
import { countsBelow } from '@/lib/studio/findings';
import styles from './graph.module.css';

interface GraphCanvasProps {
  graph: FoldedGraph;
  current: string | undefined;
  found: readonly string[];
  onChoose(id: string): void;
  onOpen(id: string): void;
  onFold(id: string): void;
}

type Drawn = FlowNode<{ node: Node; current: boolean; found: boolean; unreached: boolean }, 'node'>;

const box = { boxWidth: 176, boxHeight: 32, rowGap: 10, levelGap: 40 };
const morePrefix = 'more:';

/** The nodes that are drawn, laid out as a tree. Dragging only moves the view: places are the layout's. */
export function GraphCanvas(props: GraphCanvasProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}

function Canvas({ graph, current, found, onChoose, onOpen, onFold }: GraphCanvasProps) {
  const flow = useReactFlow();
  const layout = useMemo(() => layoutOf(graph, box), [graph]);
  const nodes = useMemo((): Drawn[] => {
    const byId = new Map(graph.nodes.map((node) => [node.id, node]));
    const reached = new Set(graph.edges.map((edge) => edge.target));
    return layout.boxes.flatMap(({ id, x, y, width, height, depth }) => {
      const node = byId.get(id);
      if (!node) return [];
      const unreached = depth === 0 && !reached.has(id) && node.kind !== 'root' && graph.nodes[0] !== node;
      const data = { node, current: id === current, found: found.includes(id), unreached };
      return [
        { id, type: 'node' as const, position: { x, y }, width, height, data, ariaLabel: `${node.kind} ${node.label}` },
      ];
    });
  }, [graph, layout, current, found]);
  const edges = useMemo(() => layout.edges.map((edge, index) => flowEdge(edge, index, current)), [layout, current]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view moves only when the drawing or the choice changes.
  useEffect(() => {
    if (current !== undefined && layout.boxes.some((one) => one.id === current)) return;
    void flow.fitView({ padding: 0.12, maxZoom: 1 });
  }, [layout]);

  return (
    <ReactFlow
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      className={styles.flow ?? ''}
      fitView
      fitViewOptions={{ padding: 0.12, maxZoom: 1 }}
      minZoom={0.1}
      maxZoom={2}
      nodesDraggable={false}
      nodesConnectable={false}
      edgesFocusable={false}
      elementsSelectable
      onlyRenderVisibleElements
      onNodeClick={(_, { id }) => (id.startsWith(morePrefix) ? onOpen(id.slice(morePrefix.length)) : onChoose(id))}
      onNodeDoubleClick={(_, { id }) => onFold(id)}
      onSelectionChange={({ nodes: [only, ...rest] }) => {
        if (only && rest.length === 0 && only.id !== current && !only.id.startsWith(morePrefix)) onChoose(only.id);
      }}
      aria-label="Routing graph. The same is there as a list."
    >
      <Background variant={BackgroundVariant.Dots} gap={20} size={1} />
      <Controls showInteractive={false} position="bottom-left" />
      {nodes.length > 30 && <MiniMap pannable zoomable position="bottom-right" ariaLabel="Overview of the graph" />}
    </ReactFlow>
  );
}

function flowEdge(edge: FoldedGraph['edges'][number], index: number, current: string | undefined): FlowEdge {
  const kind = edge.broken ? 'broken' : edge.inferred ? 'inferred' : edge.kind === 'contains' ? 'contains' : 'leads';
  return {
    id: `${index}`,
    source: edge.source,
    target: edge.target,
    type: kind === 'contains' ? 'smoothstep' : 'default',
    className: `${styles[kind]} ${edge.source === current || edge.target === current ? styles.near : ''}`,
    focusable: false,
    ...(kind !== 'contains' && { markerEnd: { type: MarkerType.ArrowClosed, width: 14, height: 14 } }),
    ...(edge.count !== undefined && edge.count > 1 && { label: `×${edge.count}` }),
  };
}

function NodeBox({ data: { node, current, found, unreached } }: NodeProps<Drawn>) {
  const counts = useStudio((state) => countsBelow(state.report, node.path ?? ''));
  const severity =
    node.path === undefined ? undefined : counts.error > 0 ? 'error' : counts.warning > 0 ? 'warning' : undefined;
  return (
    <div
      className={styles.node}
      data-kind={node.kind}
      data-current={current}
      data-found={found}
      data-unreached={unreached}
      data-severity={severity}
      title={node.path ?? node.label}
    >
      <Handle type="target" position={Position.Left} isConnectable={false} />
      <RoleIcon kind={node.kind} path={node.path ?? ''} />
      <span>{node.label}</span>
      {severity && <i data-severity={severity}>{severity === 'error' ? counts.error : counts.warning}</i>}
      <Handle type="source" position={Position.Right} isConnectable={false} />
    </div>
  );
}

const nodeTypes = { node: NodeBox };
