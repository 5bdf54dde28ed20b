/** A graph as SVG: shapes and text only, no script, no style sheet, no reference to anything outside. */
import type { Edge, Graph, Node } from '../graph';
import { type Box, layoutOf } from '../layout';
import { clipped, isDimmed, plainIds, type Stroke, strokeOf, visible } from './text';

const MARGIN = 24;
/** Letters that fit a box at 13 px. */
const FITS = 26;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as XML takes it: no markup, and none of the characters that XML has no way to write. */
const xml = (text: string): string => visible(text).replace(/[&<>"']/g, (unit) => escapes[unit] ?? unit);

const strokes: Readonly<Record<Stroke, string>> = {
  solid: 'stroke="#8a8f98" stroke-width="1"',
  strong: 'stroke="#3557c9" stroke-width="1.5"',
  dashed: 'stroke="#3557c9" stroke-width="1" stroke-dasharray="6 4"',
  dotted: 'stroke="#8a6d1f" stroke-width="1" stroke-dasharray="2 4"',
  broken: 'stroke="#c62828" stroke-width="1.5" stroke-dasharray="8 3 2 3"',
};

/** A picture of shapes and text alone: no script, style sheet or link, whatever the labels say. */
export function svgOf(graph: Graph, title: string): string {
  const { boxes, edges, width, height } = layoutOf(graph);
  const ids = plainIds(graph);
  const placed = new Map(boxes.map((box) => [box.id, box]));
  const size = `${width + 2 * MARGIN} ${height + 2 * MARGIN}`;
  const nodes = graph.nodes.flatMap((node) => {
    const box = placed.get(node.id);
    return box ? [nodeShape(node, box, ids.get(node.id) ?? '')] : [];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${size}" role="img" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>${xml(title)}</title>`,
    `<desc>${graph.nodes.length} nodes, ${edges.length} edges.</desc>`,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${width + 2 * MARGIN}" height="${height + 2 * MARGIN}" fill="#ffffff"/>`,
    '<g fill="none">',
    ...edges.flatMap((edge) => edgeShape(edge, placed)),
    '</g>',
    ...nodes,
    '</svg>',
    '',
  ].join('\n');
}

function nodeShape(node: Node, box: Box, id: string): string {
  const middle = box.y + box.height / 2;
  const full = [node.label, node.kind, node.details.description ?? ''].filter((part) => part !== '').join(' · ');
  const faint = isDimmed(node) ? ' opacity="0.6"' : '';
  const weight = node.kind === 'root' ? ' font-weight="600"' : '';
  return [
    `<g id="${id}" data-kind="${xml(node.kind)}"${faint}><title>${xml(clipped(full, 500))}</title>`,
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="6" fill="#f6f7f9" stroke="#5c6370"/>`,
    `<text x="${box.x + 10}" y="${middle}" dominant-baseline="central" fill="#1b1f24"${weight}>${xml(clipped(node.label, FITS))}</text></g>`,
  ].join('');
}

/** From the right of one box to the left of the other; back in the tree, from left to left. */
function edgeShape(edge: Edge, placed: ReadonlyMap<string, Box>): string[] {
  const from = placed.get(edge.source);
  const to = placed.get(edge.target);
  if (!from || !to) return [];
  const forward = to.x > from.x;
  const start = { x: forward ? from.x + from.width : from.x, y: from.y + from.height / 2 };
  const end = { x: to.x, y: to.y + to.height / 2 };
  const bend = forward ? (end.x - start.x) / 2 : -40;
  const away = forward ? end.x - bend : Math.min(start.x, end.x) + bend;
  const near = forward ? start.x + bend : away;
  const name = edge.broken ? `${edge.kind}, broken` : edge.inferred ? `${edge.kind}, inferred` : edge.kind;
  const curve = `M${start.x} ${start.y}C${near} ${start.y} ${away} ${end.y} ${end.x} ${end.y}`;
  return [`<path d="${curve}" ${strokes[strokeOf(edge)]}><title>${xml(name)}</title></path>`];
}
