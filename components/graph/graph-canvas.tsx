import { Background, BackgroundVariant, Controls, MiniMap, ReactFlow, ReactFlowProvider } from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useStudio } from '@/components/shell/session';
import type { Drawing } from '@/lib/studio/graph/drawing';
import { foldedUnder, moveOf, rowsOf } from '@/lib/studio/graph/rows';
import { BackEdge } from './back-edge';
import styles from './flow.module.css';
import { flowEdges } from './flow-edges';
import { type DrawnNode, NodeBox } from './node-box';
import { useLooks } from './node-name';
import type { GraphActs } from './use-graph';
import { useViewport } from './use-viewport';

interface GraphCanvasProps {
  drawing: Drawing;
  chosen: string | undefined;
  lit: readonly string[];
  acts: GraphActs;
}

const nodeTypes = { node: NodeBox };
const edgeTypes = { back: BackEdge };
/** React Flow draws the map for this size; a style sheet would only cut it off. */
const mapSize = { width: 120, height: 84 };
const whole = { padding: 0.06, maxZoom: 1 };

/** The folded graph, drawn. Places are the layout's: dragging moves the view only. */
export function GraphCanvas(props: GraphCanvasProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}

/** React Flow listens to the whole page and keeps Space, Shift and Backspace for itself: the editor could type no blank. */
const noKeys = {
  panActivationKeyCode: null,
  selectionKeyCode: null,
  multiSelectionKeyCode: null,
  zoomActivationKeyCode: null,
  deleteKeyCode: null,
} as const;

function Canvas({ drawing, chosen, lit, acts }: GraphCanvasProps) {
  const hiddenLines = useStudio((state) => state.view.graph.lines);
  const looks = useLooks(drawing);
  const rows = rowsOf(drawing.graph);
  const entrance = (rows.find((row) => row.node.id === (chosen ?? lit[0])) ?? rows[0])?.node.id;
  const surface = useRef<HTMLDivElement>(null);
  useViewport(drawing, chosen ?? lit[0], surface);

  const nodes = useMemo((): DrawnNode[] => {
    const byId = new Map(drawing.graph.nodes.map((node) => [node.id, node]));
    const found = new Set(drawing.found);
    return drawing.boxes.flatMap(({ id, x, y, width, height }) => {
      const node = byId.get(id);
      if (!node) return [];
      const data = {
        ...{ node, look: looks(node), chosen: id === chosen, lit: lit.includes(id), found: found.has(id) },
        entrance: id === entrance,
      };
      return [{ id, type: 'node', position: { x, y }, width, height, data }];
    });
  }, [drawing, looks, chosen, lit, entrance]);
  const edges = useMemo(
    () => flowEdges(drawing, new Set(hiddenLines), chosen ?? lit[0]),
    [drawing, hiddenLines, chosen, lit],
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = event.target instanceof HTMLElement ? event.target.dataset.node : undefined;
    if (at === undefined) return;
    if (event.key === 'Escape') acts.letGo();
    const move = moveOf(rows, at, event.key);
    if (!move) return;
    event.preventDefault();
    if ('go' in move) acts.go(move.go);
    else if ('open' in move) acts.open(move.open);
    else if ('fold' in move) acts.fold(move.fold);
    else acts.show(move.show);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the nodes inside; they are heard once, here.
    <div className={styles.surface} data-dense={edges.length > 150} ref={surface} onKeyDown={onKeyDown}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        className={styles.flow ?? ''}
        minZoom={0.05}
        maxZoom={2}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        zoomOnDoubleClick={false}
        attributionPosition="bottom-center"
        disableKeyboardA11y
        {...noKeys}
        onNodeClick={(_, { id }) => {
          const under = foldedUnder(id);
          if (under === undefined) acts.choose(id);
          else acts.open(under);
        }}
        onNodeDoubleClick={(_, { id }) => {
          const row = rows.find((one) => one.node.id === id);
          if (row?.expanded !== undefined) (row.expanded ? acts.fold : acts.open)(id);
        }}
        onEdgeClick={(_, { data }) => {
          if (typeof data?.path === 'string')
            acts.showPlace({ path: data.path, ...(typeof data.line === 'number' && { line: data.line }) });
        }}
        aria-label="Routing graph. Arrow keys move between nodes, Space folds, Enter opens the file."
      >
        <Background variant={BackgroundVariant.Dots} gap={20} size={1} />
        <Controls showInteractive={false} position="bottom-left" orientation="horizontal" fitViewOptions={whole} />
        {nodes.length > 24 && (
          <MiniMap
            pannable
            zoomable
            position="bottom-right"
            ariaLabel="Minimap of the graph"
            nodeColor={miniColor}
            className={styles.mini ?? ''}
            style={mapSize}
          />
        )}
      </ReactFlow>
    </div>
  );
}

const miniColor = ({ data }: { data: Record<string, unknown> }): string => {
  const { chosen, look } = data as Pick<DrawnNode['data'], 'chosen' | 'look'>;
  if (chosen) return 'var(--accent)';
  if (look.counts.error > 0) return 'var(--error)';
  return look.marks.includes('not reached') ? 'var(--warning)' : 'var(--line-strong)';
};
