import fc from 'fast-check';
import { expect, test } from 'vitest';
import { check } from '../../check';
import { harness as anyHarness } from '../../core/arbitrary';
import { edit } from '../../core/harness';
import { defaultSettings } from '../../core/settings';
import { lineStarts, textOf } from '../../core/text';
import { contextText } from '../../core/tokens';

const special = fc.constantFrom(
  'harness.yaml',
  'fake.yaml',
  'hooks.json',
  'system_prompt.md',
  'skills/a/SKILL.md',
  'agents/a.md',
);
const piece = fc.constantFrom(
  '---\n',
  'name: a\n',
  'description: b\n',
  '{"hooks": {"Stop": [',
  '{"hooks": [{"type": "command", "command": "',
  `\${CLAUDE_PLUGIN_ROOT}/x`,
  "'",
  '\\"',
  '"}]}',
  ']}}',
  '$(',
  '`',
  'solve_tasks: [',
  'component_solves: {a: [b]}\n',
  '\t',
  '\ufeff',
  '- ',
  '&a *a',
  '\r\n',
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);
const bundle = fc.tuple(anyHarness, fc.array(fc.tuple(special, text), { maxLength: 4 })).map(([harness, files]) =>
  edit(
    harness,
    files.map(([path, content]) => [path, { kind: 'file', bytes: new TextEncoder().encode(content) }]),
  ),
);

test('any bytes give findings, a graph, contexts and exports, and every place lies inside its file', () => {
  fc.assert(
    fc.property(bundle, (harness) => {
      const { diagnostics, opened } = check(harness, defaultSettings, 'harness-lab');
      for (const { path, line, column, endLine } of diagnostics) {
        const entry = harness.get(path);
        if (line === undefined || entry?.kind !== 'file') continue;
        const lines = lineStarts(textOf(entry)).length;
        expect(line).toBeLessThanOrEqual(lines);
        expect(endLine ?? line).toBeLessThanOrEqual(lines);
        expect(column).toBeGreaterThanOrEqual(1);
      }
      const { nodes = [], edges = [] } = opened?.graph() ?? {};
      const ids = new Set(nodes.map((node) => node.id));
      expect(ids.size).toBe(nodes.length);
      expect(edges.filter((edge) => !ids.has(edge.source) || !ids.has(edge.target))).toEqual([]);
      for (const one of opened?.exports() ?? []) one.leftOut();
    }),
    { numRuns: 300 },
  );
});

test('every entry is a node of the graph, except empty directories', () => {
  fc.assert(
    fc.property(bundle, (harness) => {
      const paths = new Set(
        check(harness, defaultSettings, 'harness-lab')
          .opened?.graph()
          .nodes.map((node) => node.path),
      );
      const blind = [...harness].filter(([path, entry]) => entry.kind !== 'directory' && !paths.has(path));
      expect(blind).toEqual([]);
    }),
  );
});

test('a verbatim part of a context stands in its file where it says', () => {
  fc.assert(
    fc.property(bundle, (harness) => {
      for (const context of check(harness, defaultSettings, 'harness-lab').opened?.contexts() ?? []) {
        expect(typeof contextText(context)).toBe('string');
        for (const { path, text: part, start } of context.texts) {
          const entry = harness.get(path);
          if (start === undefined || !entry) continue;
          expect(textOf(entry).slice(start, start + part.length)).toBe(part);
        }
      }
    }),
  );
});
