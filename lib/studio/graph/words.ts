/** The graph in words: what a node is, how it stands, and why. The inspector, the list and screen readers say the same. */
import { type Edge, type Graph, type Node, wayTo } from '../../core/graph';
import type { Path } from '../../core/path';
import { countOf } from '../words';
import { type GraphFacts, graphFacts } from './facts';

const titles: Readonly<Record<string, string>> = {
  root: 'start',
  group: 'directory',
  routing: 'routing file',
  leaf: 'leaf',
  skill: 'skill',
  content: 'content',
  internal: 'file inside a leaf',
  loose: 'loose file',
  hidden: 'hidden',
  missing: 'not there',
  more: 'folded',
  detectors: 'leaf detectors',
  'hook-event': 'hook event',
  need: 'need of the machine',
};

export const kindTitle = (kind: string): string => titles[kind] ?? kind.replace(/-/g, ' ');

export interface Place {
  path: Path;
  line?: number;
}

/** One way in which a node stands out, explained. `places` are where it is said. */
export interface Remark {
  tone: 'error' | 'warning' | 'info' | 'plain';
  title: string;
  text: string;
  places: readonly Place[];
}

const labelOf = (facts: GraphFacts, id: string): string => facts.nodes.get(id)?.label ?? id.replace(/^missing:/, '');

const placeOf = ({ path, line }: Edge): Place[] =>
  path === undefined ? [] : [line === undefined ? { path } : { path, line }];

/** Marks of a node in a word or two each, for rows and labels. */
export function marksOf(graph: Graph, node: Node): string[] {
  const facts = graphFacts(graph);
  const { id } = node;
  const broken = facts.from(id).filter((edge) => edge.broken).length;
  const circular = [...facts.from(id), ...facts.to(id)].some((edge) => facts.circular.has(edge));
  return [
    facts.lost.has(id) && 'not reached',
    node.kind === 'missing' && 'missing',
    broken > 0 && `${broken} broken`,
    circular && 'in a circle',
    node.details.ambiguous !== undefined && 'ambiguous',
  ].filter((mark) => mark !== false);
}

/** All that stands out at a node. */
export function remarksOf(graph: Graph, node: Node): Remark[] {
  const facts = graphFacts(graph);
  return [
    ...lostRemark(facts, node),
    ...missingRemark(facts, node),
    ...brokenRemarks(facts, node),
    ...circleRemark(facts, node),
    ...inferredRemark(facts, node),
    ...ambiguousRemark(node),
  ];
}

function lostRemark(facts: GraphFacts, { id }: Node): Remark[] {
  if (!facts.lost.has(id)) return [];
  const text =
    'Nothing that is read at the start leads here, directly or by way of other files. An agent finds it only by chance. Name it where its task is described, or delete it.';
  return [{ tone: 'warning', title: 'Not reached', text, places: [] }];
}

function missingRemark(facts: GraphFacts, { id, kind }: Node): Remark[] {
  if (kind !== 'missing') return [];
  const places = facts.to(id).flatMap(placeOf);
  return [
    { tone: 'error', title: 'Not there', text: 'It is named, but no file of the harness has this path.', places },
  ];
}

function brokenRemarks(facts: GraphFacts, { id }: Node): Remark[] {
  return facts
    .from(id)
    .filter((edge) => edge.broken)
    .map((edge) => ({
      tone: 'error',
      title: 'Broken',
      text: `It leads to \`${labelOf(facts, edge.target)}\`, which is not there.`,
      places: placeOf(edge),
    }));
}

function circleRemark(facts: GraphFacts, { id }: Node): Remark[] {
  const round = facts.from(id).filter((edge) => facts.circular.has(edge));
  if (round.length === 0) return [];
  const names = round.map((edge) => `\`${labelOf(facts, edge.target)}\``).join(', ');
  const text = `By way of ${names} it leads back to itself. An agent that follows every line comes round again.`;
  return [{ tone: 'warning', title: 'In a circle', text, places: round.flatMap(placeOf) }];
}

function inferredRemark(facts: GraphFacts, { id }: Node): Remark[] {
  const concluded = facts.to(id).filter((edge) => edge.inferred);
  if (concluded.length === 0) return [];
  const sure = facts.to(id).some((edge) => !edge.inferred && !edge.silent && !edge.broken);
  const text = `${sure ? 'Some lines' : 'The lines'} to it are concluded: the text gives a name that only this one has, not its path.`;
  return [{ tone: 'info', title: 'Inferred', text, places: concluded.flatMap(placeOf) }];
}

function ambiguousRemark({ details, path }: Node): Remark[] {
  const { ambiguous } = details;
  if (ambiguous === undefined) return [];
  const lines = [...ambiguous.matchAll(/ in line (\d+) could be /g)].map((match) => Number(match[1]));
  return ambiguous.split('\n').map((text, index) => {
    const line = lines[index];
    const place = path === undefined ? [] : [line === undefined ? { path } : { path, line }];
    return { tone: 'warning', title: 'Ambiguous', text: `${text}. It stays unlinked.`, places: place };
  });
}

/** One step of the way on which a node is reached. */
export interface WayStep {
  id: string;
  label: string;
  kind: string;
  place?: Place;
}

/** How a session gets to a node: from the start, step by step; undefined where it never does. */
export function wayWords(graph: Graph, id: string): WayStep[] | undefined {
  const facts = graphFacts(graph);
  const way = wayTo(facts.reach, id);
  const start = way?.[0]?.source ?? id;
  if (!way) return undefined;
  const steps: WayStep[] = [{ id: start, label: labelOf(facts, start), kind: 'start' }];
  for (const edge of way) {
    const [place] = placeOf(edge);
    steps.push({ id: edge.target, label: labelOf(facts, edge.target), kind: edge.kind, ...(place && { place }) });
  }
  return steps;
}

/** The one sentence that the graph pane opens with. */
export function graphAnswer(graph: Graph): string {
  const facts = graphFacts(graph);
  const lost = facts.lost.size;
  const broken = graph.edges.filter((edge) => edge.broken).length;
  const parts = [
    lost > 0 && `${lost.toLocaleString('en')} not reached`,
    broken > 0 && countOf(broken, 'broken line'),
    facts.circular.size > 0 && `${countOf(facts.circular.size, 'line')} in a circle`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Everything is reached.' : `${parts.join(', ')}.`;
}
