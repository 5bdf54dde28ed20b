import dompurify from 'dompurify';
import * as fc from 'fast-check';
import mermaid from 'mermaid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Edge, Graph, Node } from '../graph';
import { anyGraph, largeGraph } from '../graph.fixture';
import { exportGraph, graphExports } from './index';
import { clipped, plainIds, visible } from './text';

const hostile = [
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '<b>.md',
  '"]; click n_1 "javascript:alert(1)" %%',
  '%%{init: {"securityLevel": "loose"}}%%',
  ']]></title><script>alert(1)</script>',
  '"`**bold** <script>`"',
  '\\N \\G "quoted" \\',
  'a\u0000b\u0007c\ud800d\u202ee\u2028f',
  '--> end subgraph; #quot; &lt; &#60;',
  "' onload='alert(1)",
  'line\nbreak\r\n---\ntitle: x\n---',
  '',
  '潮位表 👨‍👩‍👧 e\u0301',
];

const node = (label: string, index: number): Node => ({
  id: `${label}/${index}`,
  kind: index === 0 ? 'root' : (['skill', 'hidden', '" <x>'][index % 3] ?? ''),
  label,
  path: label,
  details: { description: label },
});

const nodes = hostile.map(node);
const edges: Edge[] = nodes.slice(1).flatMap(({ id }, index) => [
  { source: nodes[0]?.id ?? '', target: id, kind: 'contains' },
  {
    source: id,
    target: nodes[index]?.id ?? '',
    kind: hostile[index] ?? '',
    ...(index % 2 ? { broken: true } : { inferred: true }),
  },
]);
const graph: Graph = {
  nodes,
  edges: [...edges, { source: 'gone', target: 'nowhere', kind: 'mentions', broken: true }],
};

/** A small reader of XML that takes nothing but well-formed elements, attributes and text. */
function elementsOf(text: string): { name: string; attributes: string[] }[] {
  const elements: { name: string; attributes: string[] }[] = [];
  const open: string[] = [];
  const token =
    /<(\/?)([a-zA-Z][\w-]*)((?: [\w:-]+="[^"<&]*(?:&(?:amp|lt|gt|quot|#39);[^"<&]*)*")*)(\/?)>|[^<>&]|&(?:amp|lt|gt|quot|#39);/gy;
  let at = 0;
  for (const match of text.matchAll(token)) {
    at += match[0].length;
    const [, closing, name, attributes = '', empty] = match;
    if (name === undefined) continue;
    if (closing) expect(open.pop()).toBe(name);
    else {
      elements.push({ name, attributes: Array.from(attributes.matchAll(/ ([\w:-]+)=/g), ([, each]) => each ?? '') });
      if (!empty) open.push(name);
    }
  }
  expect(text.slice(at)).toBe('');
  expect(open).toEqual([]);
  return elements;
}

const harmless = new Set(
  'xmlns viewBox role font-family font-size font-weight id data-kind x y width height rx fill stroke stroke-width stroke-dasharray d dominant-baseline opacity'.split(
    ' ',
  ),
);

describe('SVG', () => {
  const svg = exportGraph(graph, 'svg', '<script>"title"</script>');

  it('is well-formed and holds shapes and text only', () => {
    const elements = elementsOf(svg);
    expect(new Set(elements.map(({ name }) => name))).toEqual(
      new Set(['svg', 'title', 'desc', 'rect', 'g', 'path', 'text']),
    );
    for (const { attributes } of elements) for (const each of attributes) expect(harmless).toContain(each);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these
    expect(svg).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff](?![\udc00-\udfff])/u);
  });

  it('draws each node with its whole label in reach, and clips only what is shown', () => {
    expect(svg.match(/<text /g)).toHaveLength(nodes.length);
    expect(svg).toContain('&lt;img src=x onerror=alert(1)&gt; · root');
    expect(clipped('a/very/long/path/to/some/file.md', 20)).toBe('a/very/long/p…ile.md');
    expect(clipped('👩‍🚀'.repeat(4), 20)).toBe('👩‍🚀'.repeat(4));
  });
});

describe('Mermaid', () => {
  beforeAll(() => {
    // Mermaid cleans labels through a library that is an empty shell without a DOM: here it passes them on as they are.
    Object.assign(dompurify, { addHook() {}, sanitize: String });
  });

  it('parses, whatever labels say', async () => {
    await expect(mermaid.parse(exportGraph(graph, 'mermaid'))).resolves.toMatchObject({
      diagramType: 'flowchart-v2',
      config: {},
    });
  });

  it('folds what Mermaid would refuse to draw, and says so', async () => {
    const text = exportGraph(largeGraph(3_000), 'mermaid');
    expect(text.length).toBeLessThan(50_000);
    expect(text.match(/ (?:---|-->|-\.->|--x)/g)?.length).toBeLessThanOrEqual(500);
    expect(text).toMatch(/%% \d+ of 3000 nodes are folded\n$/);
    await expect(mermaid.parse(text)).resolves.toBeTruthy();
  });

  it('keeps labels from ending their quotes or opening directives', () => {
    for (const line of exportGraph(graph, 'mermaid').split('\n')) {
      expect(line).toMatch(
        /^(?:flowchart LR| {2}n_\w+\["[^"`<>&{}%;\]]*(?:#\d+;[^"`<>&{}%;\]]*)*"\](?::::\w+)?| {2}n_\w+ (?:---|-->|-\.->|--x)(?:\|"[^"<>%{}]*"\|)? n_\w+| {2}classDef [\w:,. -]+|)$/,
      );
    }
  });
});

describe('DOT', () => {
  it('is statements of quoted strings only', () => {
    const text = '"(?:[^"\\\\\\n]|\\\\["\\\\])*"';
    const statement = new RegExp(
      `^(?:digraph ${text} \\{|\\}||  [\\w ]+(?:=LR|(?:-> n_\\w+ )?\\[(?:\\w+=(?:\\w+|${text})(?:, )?)*\\]);)$`,
    );
    for (const line of exportGraph(graph, 'dot', 'x"]; evil').split('\n')) expect(line).toMatch(statement);
  });
});

describe('JSON', () => {
  it('is the graph', () => {
    expect(JSON.parse(exportGraph(graph, 'json'))).toEqual(JSON.parse(JSON.stringify(graph)));
  });
});

describe('all of them', () => {
  it('are the same for the same graph, and take any graph', () => {
    fc.assert(
      fc.property(anyGraph, fc.constantFrom(...graphExports), (any, { id }) => {
        expect(exportGraph(structuredClone(any), id)).toBe(exportGraph(any, id));
      }),
    );
  });

  it('name a node by its id alone', () => {
    const fewer = { ...graph, nodes: graph.nodes.slice(3) };
    for (const { id } of fewer.nodes) expect(plainIds(fewer).get(id)).toBe(plainIds(graph).get(id));
  });

  it('show what hides', () => {
    expect(visible('a\u202eb\u0000c\nd')).toBe('a\\u202eb\\u0000c d');
  });
});
