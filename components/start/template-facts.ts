/** What the gallery shows of templates, computed while the site is built. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { harnessOf } from '@/lib/core/files';
import { layoutOf } from '@/lib/core/layout';
import { defaultSettings } from '@/lib/core/settings';
import { loadCounter } from '@/lib/core/tokenizer';
import { figureOf } from '@/lib/core/tokens';
import { formats } from '@/lib/formats';

export interface Drawing {
  width: number;
  height: number;
  boxes: readonly { id: string; x: number; y: number; kind: string }[];
  lines: readonly { from: number; to: number; leads: boolean }[];
}

export interface TemplateFacts {
  formatId: string;
  id: string;
  title: string;
  about: string;
  files: number;
  size: number;
  /** Tokens of what every session starts with. */
  start: number;
  drawing: Drawing;
}

export interface FormatFacts {
  id: string;
  title: string;
  about: string;
  docs: string;
  rules: number;
  templates: readonly TemplateFacts[];
}

const box = { direction: 'down', boxWidth: 14, boxHeight: 10, rowGap: 8, levelGap: 22 } as const;

export async function formatFacts(): Promise<FormatFacts[]> {
  const data = (name: string) => readFile(join(process.cwd(), 'node_modules/gpt-tokenizer/data', `${name}.tiktoken`));
  const counter = await loadCounter('o200k_base', data);
  return Promise.all(
    formats.map(async (format) => {
      await format.prepare();
      const templates = format.templates.map((template): TemplateFacts => {
        const harness = harnessOf(template.files('my-harness'));
        const opened = format.open(harness, { ...defaultSettings, counter });
        const always = opened.contexts().filter((context) => context.loads === 'always');
        const sizes = [...harness.values()].map((entry) => (entry.kind === 'file' ? entry.bytes.length : 0));
        return {
          formatId: format.id,
          id: template.id,
          title: template.title,
          about: template.about,
          files: harness.size,
          size: sizes.reduce((sum, size) => sum + size, 0),
          start: always[0] ? figureOf(always[0], counter).tokens : 0,
          drawing: drawingOf(opened.graph()),
        };
      });
      const { id, title, about, docs, rules } = format;
      return { id, title, about, docs, rules: rules.length, templates };
    }),
  );
}

function drawingOf(graph: Parameters<typeof layoutOf>[0]): Drawing {
  const { boxes, edges, width, height } = layoutOf(graph, box);
  const at = new Map(boxes.map((one, index) => [one.id, index]));
  const kinds = new Map(graph.nodes.map((node) => [node.id, node.kind]));
  return {
    width,
    height,
    boxes: boxes.map(({ id, x, y }) => ({ id, x, y, kind: kinds.get(id) ?? '' })),
    lines: edges.flatMap((edge) => {
      const from = at.get(edge.source);
      const to = at.get(edge.target);
      return from === undefined || to === undefined ? [] : [{ from, to, leads: edge.kind !== 'contains' }];
    }),
  };
}
