/** How a person looks at the graph. One object for drawing, overview and list: so they are always in step. */

export type GraphShape = 'drawing' | 'list' | 'overview';

/** `lost`: nothing leads there. A severity: findings at least that grave. */
export type Only = 'all' | 'lost' | 'error' | 'warning' | 'info';

export interface GraphView {
  shape: GraphShape;
  query: string;
  only: Only;
  /** Kinds of nodes that are left out. */
  kinds: readonly string[];
  /** Kinds of lines that are left out. They still say who is drawn under whom. */
  lines: readonly string[];
  folded: readonly string[];
  opened: readonly string[];
  /** Only this node and what is below it. */
  isolated?: string;
  /** Only what is so many steps from this node. */
  near?: { id: string; steps: number };
  weighed: boolean;
  legend: boolean;
}

export const defaultGraphView: GraphView = {
  shape: 'drawing',
  query: '',
  only: 'all',
  kinds: [],
  lines: [],
  folded: [],
  opened: [],
  weighed: false,
  legend: false,
};

/** Without what makes the graph smaller: search, filters, focus. */
export const unfiltered = ({ shape, folded, opened, weighed, legend }: GraphView): GraphView => ({
  ...defaultGraphView,
  ...{ shape, folded, opened, weighed, legend },
});

export const isFiltered = (view: GraphView): boolean =>
  view.only !== 'all' ||
  view.kinds.length > 0 ||
  view.lines.length > 0 ||
  view.isolated !== undefined ||
  view.near !== undefined;

const without = (list: readonly string[], id: string): string[] => list.filter((one) => one !== id);

export const toggled = (list: readonly string[], id: string): string[] =>
  list.includes(id) ? without(list, id) : [...list, id];

export const foldNode = (view: GraphView, id: string): GraphView => ({
  ...view,
  folded: [...without(view.folded, id), id],
  opened: without(view.opened, id),
});

/** The last opened is asked for first: where room is short, it is what the person wants to see. */
export const openNode = (view: GraphView, id: string): GraphView => ({
  ...view,
  folded: without(view.folded, id),
  opened: [id, ...without(view.opened, id)],
});

export function focusOn(view: GraphView, focus: Pick<GraphView, 'isolated' | 'near'>): GraphView {
  const { isolated: _, near: __, ...rest } = view;
  return { ...rest, ...focus };
}
