/** Puts the overview on its canvas, and finds what lies under the pointer. */
import type { Severity } from '@/lib/core/diagnostic';
import { circleLabel } from '@/lib/studio/graph/circle-label';
import type { Overview } from '@/lib/studio/graph/drawing';

type Circles = Overview['circles'];

/** Where the overview's middle stands on the canvas, and how large it is. */
export interface Lens {
  x: number;
  y: number;
  scale: number;
}

export interface Looks {
  lost: ReadonlySet<string>;
  found: ReadonlySet<string>;
  severity(id: string): Severity | undefined;
  chosen: string | undefined;
  lit: readonly string[];
  hovered: string | undefined;
}

interface Size {
  width: number;
  height: number;
}

export function fitted(side: number, { width, height }: Size): Lens {
  const scale = (Math.min(width, height) - 16) / side || 1;
  return { scale, x: (width - side * scale) / 2, y: (height - side * scale) / 2 };
}

/** Zooms about a point of the canvas: what lies there stays there. */
export function zoomed(lens: Lens, factor: number, x: number, y: number): Lens {
  const scale = Math.min(60, Math.max(0.1, lens.scale * factor));
  const by = scale / lens.scale;
  return { scale, x: x - (x - lens.x) * by, y: y - (y - lens.y) * by };
}

/** The innermost circle at a point. */
export function circleAt(circles: Circles, lens: Lens, x: number, y: number): string | undefined {
  const at = { x: (x - lens.x) / lens.scale, y: (y - lens.y) / lens.scale };
  let inner: Circles[number] | undefined;
  for (const circle of circles) {
    if (Math.hypot(circle.x - at.x, circle.y - at.y) > circle.radius) continue;
    if (!inner || circle.radius < inner.radius) inner = circle;
  }
  return inner?.id;
}

/** Of the labels' font, in pixels: what an average letter takes. */
const letterWidth = 6.2;
const lineHeight = 12;
/** Circles smaller than this say nothing more than a dot does. */
const leastLabelled = 18;

export function paint(canvas: HTMLCanvasElement, size: Size, circles: Circles, lens: Lens, looks: Looks): void {
  const context = canvas.getContext('2d');
  if (!context || size.width === 0) return;
  const sharp = devicePixelRatio || 1;
  const [width, height] = [Math.round(size.width * sharp), Math.round(size.height * sharp)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.setTransform(sharp, 0, 0, sharp, 0, 0);
  context.clearRect(0, 0, size.width, size.height);
  const colour = coloursOf(canvas);
  const lit = new Set(looks.lit);
  const labels: Label[] = [];
  for (const circle of circles) {
    const x = circle.x * lens.scale + lens.x;
    const y = circle.y * lens.scale + lens.y;
    const radius = circle.radius * lens.scale;
    if (x + radius < 0 || y + radius < 0 || x - radius > size.width || y - radius > size.height || radius < 0.4)
      continue;
    const inner = !circle.holds;
    context.beginPath();
    context.arc(x, y, Math.max(looks.found.has(circle.id) ? 3 : 0.5, radius - 0.5), 0, 2 * Math.PI);
    const severity = looks.severity(circle.id);
    const isFound = looks.found.has(circle.id);
    context.fillStyle = isFound ? colour.found : inner ? colour.node : colour.group;
    context.fill();
    const isLost = looks.lost.has(circle.id);
    const isMarked = circle.id === looks.chosen || lit.has(circle.id);
    context.setLineDash(isLost ? [2, 3] : []);
    context.lineWidth = isMarked ? 3 : circle.id === looks.hovered || severity === 'error' ? 2 : 1;
    context.strokeStyle = isMarked
      ? colour.accent
      : severity === 'error'
        ? colour.error
        : isLost || severity === 'warning'
          ? colour.warning
          : colour.line;
    if (radius > 1.5 || isMarked || isFound) context.stroke();
    if (radius > leastLabelled && (inner || circle.depth > 0))
      labels.push({ text: circle.label, x, y: inner ? y : y - radius + 10, radius, inner, found: inner && isFound });
  }
  context.setLineDash([]);
  // Last, so that no circle hides a name; a group's name has a ground of its own, for circles lie under it.
  for (const one of labels) label(context, one, colour);
}

interface Label {
  text: string;
  x: number;
  y: number;
  radius: number;
  inner: boolean;
  /** It stands on the colour of what was found. */
  found: boolean;
}

function label(context: CanvasRenderingContext2D, one: Label, colour: ReturnType<typeof coloursOf>): void {
  const { text, x, y, radius } = one;
  context.font = '11px "Inter Variable", system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const lines = one.inner ? circleLabel(text, radius, letterWidth, lineHeight) : groupLabel(text, radius);
  if (!one.inner && lines.length > 0) {
    const width = context.measureText(lines.join('')).width + 8;
    context.fillStyle = colour.group;
    context.fillRect(x - width / 2, y - 8, width, 16);
  }
  context.fillStyle = one.found ? colour.onFound : colour.text;
  for (const [index, line] of lines.entries()) {
    context.fillText(line, x, y + (index - (lines.length - 1) / 2) * lineHeight);
  }
}

/** On the rim of its circle, on one line; a name cut to its first letters tells nothing apart. */
function groupLabel(text: string, radius: number): string[] {
  const fits = Math.floor((2 * radius - 8) / letterWidth);
  if (text.length <= fits) return [text];
  return fits < 10 ? [] : [`${text.slice(0, fits - 1)}…`];
}

function coloursOf(canvas: HTMLCanvasElement) {
  const style = getComputedStyle(canvas);
  const forced = matchMedia('(forced-colors: active)').matches;
  const own = (name: string, system: string) => (forced ? system : style.getPropertyValue(name));
  return {
    node: own('--raised', 'Canvas'),
    group: own('--canvas', 'Canvas'),
    found: own('--accent', 'Highlight'),
    onFound: own('--on-accent', 'HighlightText'),
    line: own('--line-strong', 'CanvasText'),
    accent: own('--accent', 'Highlight'),
    error: own('--error', 'LinkText'),
    warning: own('--warning', 'GrayText'),
    text: own('--text', 'CanvasText'),
  };
}
