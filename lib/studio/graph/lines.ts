/** Kinds of lines: what each is called in the legend and how it is drawn. Never by colour alone. */
import type { Edge } from '../../core/graph';
import type { GraphFacts } from './facts';

/** States come before kinds: a broken mention is drawn as broken. */
export function lineOf(edge: Edge, facts: Pick<GraphFacts, 'circular'>): string {
  if (edge.broken) return 'broken';
  if (facts.circular.has(edge)) return 'circle';
  return edge.inferred ? 'inferred' : edge.kind;
}

export interface LineStyle {
  tone: 'quiet' | 'lead' | 'warning' | 'error';
  /** As SVG takes it; absent for an unbroken line. */
  dashes?: string;
  width: number;
  arrow: boolean;
}

const lead = (dashes?: string): LineStyle => ({
  tone: 'lead',
  width: 1.25,
  arrow: true,
  ...(dashes !== undefined && { dashes }),
});

const styles: ReadonlyMap<string, LineStyle> = new Map<string, LineStyle>([
  ['contains', { tone: 'quiet', width: 1, arrow: false }],
  ['routes', lead()],
  ['reads', lead()],
  ['composes', lead()],
  ['lists', lead('9 3')],
  ['applies', lead()],
  ['mentions', lead('5 4')],
  ['runs', lead('12 3 2 3')],
  ['needs', lead('1 4')],
  ['requires', lead('1 4')],
  ['extends', lead('14 4')],
  ['replaces', lead('8 3 2 3 2 3')],
  ['disables', lead('2 6')],
  ['ignored', { tone: 'quiet', width: 1, arrow: true, dashes: '2 6' }],
  ['inferred', { tone: 'lead', width: 1, arrow: true, dashes: '2 3' }],
  ['circle', { tone: 'warning', width: 2, arrow: true, dashes: '10 2 2 2' }],
  ['broken', { tone: 'error', width: 1.5, arrow: true, dashes: '6 4' }],
]);

const other = lead('4 2');

export const lineStyle = (line: string): LineStyle => styles.get(line) ?? other;

const abouts: ReadonlyMap<string, string> = new Map([
  ['contains', 'lies in it; leads nobody there by itself'],
  ['routes', 'a routing text sends the agent there'],
  ['mentions', 'a text names it'],
  ['runs', 'is run from there'],
  ['reads', 'is read at the start'],
  ['lists', 'is attached, in order'],
  ['needs', 'must be there on the machine'],
  ['inferred', 'concluded from the only name that fits'],
  ['circle', 'leads back to where it came from'],
  ['broken', 'leads to something that is not there'],
]);

/** What a line means, for the legend. */
export const lineAbout = (line: string): string | undefined => abouts.get(line);

/** States first, then `contains` last of all: it says least. */
export const lineOrder = (left: string, right: string): number => rank(left) - rank(right) || left.localeCompare(right);

const rank = (line: string): number => {
  const at = ['broken', 'circle', 'inferred'].indexOf(line);
  return at >= 0 ? at : line === 'contains' ? 9 : 5;
};
