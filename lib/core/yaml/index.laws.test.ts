import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseYaml, type YamlNode } from './index';
import { pythonText } from './python-text';
import { yamlValue } from './values';

const piece = fc.constantFrom(
  ...':-#"\'[]{}&*!|>%@`?,\t \n\r=<~.01ab',
  ': ',
  '- ',
  '\n  ',
  '\n- ',
  'key: value\n',
  '  nested: 1\n',
  '<<: *a',
  '&a ',
  '!!str ',
  '---\n',
  '...\n',
  '|\n  text\n',
  '\x85',
  '\u2028',
  '\ufeff',
  '\x07',
  '😀',
  '\ud800',
);
const texts = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
const dialects = fc.constantFrom('pyyaml' as const, 'strictyaml' as const);

function* nodesOf(node: YamlNode): Generator<YamlNode> {
  yield node;
  if (node.kind === 'list') for (const item of node.items) yield* nodesOf(item);
  if (node.kind === 'map') for (const { key, value } of node.pairs) yield* [...nodesOf(key), ...nodesOf(value)];
}

describe('parseYaml', () => {
  it('gives spans inside the text, whatever the text', () => {
    fc.assert(
      fc.property(texts, dialects, (text, dialect) => {
        const { root, faults, comments } = parseYaml(text, dialect);
        for (const span of [...(root ? nodesOf(root) : []), ...faults, ...comments]) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          expect(span.end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('nests the spans of what it accepts', () => {
    fc.assert(
      fc.property(texts, dialects, (text, dialect) => {
        const { root, faults } = parseYaml(text, dialect);
        if (!root || faults.length > 0) return;
        for (const node of nodesOf(root)) {
          const children =
            node.kind === 'list'
              ? node.items
              : node.kind === 'map'
                ? node.pairs.flatMap(({ key, value }) => [key, value])
                : [];
          let at = node.start;
          for (const child of children) {
            expect(child.start).toBeGreaterThanOrEqual(at);
            at = child.end;
          }
          expect(node.end).toBeGreaterThanOrEqual(at);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('has a value and a text for every tree, refused or not', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { root } = parseYaml(text, 'pyyaml');
        if (root) expect(typeof pythonText(yamlValue(root))).toBe('string');
      }),
    );
  });

  it('says one sentence per fault, with code', () => {
    fc.assert(
      fc.property(texts, dialects, (text, dialect) => {
        for (const { code, message } of parseYaml(text, dialect).faults) {
          expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
          expect(message).toMatch(/^[^\n]+\.$/);
        }
      }),
    );
  });
});
