import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonNode, type JsonValue, parseJson, valueOfJson } from './json';

const scrap = fc.constantFrom(
  ...'{}[],:"\'\\/ \n\t\r#-+.eE019aut',
  'true',
  'null',
  '"a"',
  '"a": ',
  '\\u00e9',
  '\\ud800',
  '1e5',
  '//',
  '\ufeff',
  '\u2028',
  '😀',
  'NaN',
);
const damaged = fc
  .tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.nat(3), fc.array(scrap, { maxLength: 3 }))
  .map(([text, at, cut, scraps]) => {
    const start = at % (text.length + 1);
    return text.slice(0, start) + scraps.join('') + text.slice(start + cut);
  });
const anything = fc.oneof(
  damaged,
  fc.array(scrap, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.json(),
);

/** `JSON.parse` of the same text, in our shape. */
function standard(text: string): { value: JsonValue } | undefined {
  try {
    return { value: shaped(JSON.parse(text)) };
  } catch {
    return undefined;
  }
}

function shaped(value: unknown): JsonValue {
  if (Array.isArray(value)) return value.map(shaped);
  if (typeof value === 'object' && value !== null) {
    return new Map(Object.entries(value).map(([key, item]) => [key, shaped(item)]));
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function* nodesOf(node: JsonNode): Generator<JsonNode> {
  yield node;
  if (node.kind === 'array') for (const item of node.items) yield* nodesOf(item);
  if (node.kind === 'object') for (const { value } of node.members) yield* nodesOf(value);
}

describe('parseJson', () => {
  it('agrees with JSON.parse on acceptance and value', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const expected = standard(text);
        const { root, fault } = parseJson(text);
        expect(fault === undefined).toBe(expected !== undefined);
        if (expected && root) expect(valueOfJson(root)).toEqual(expected.value);
      }),
      { numRuns: 2000 },
    );
  });

  it('places every fault and node inside the text', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { root, fault } = parseJson(text, { nan: true });
        for (const span of [...(root ? nodesOf(root) : []), ...(fault ? [fault] : [])]) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          expect(span.end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });

  it('gives every node the span that reads as itself', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), (text) => {
        const { root } = parseJson(text);
        for (const node of root ? nodesOf(root) : []) {
          const again = parseJson(text.slice(node.start, node.end)).root;
          expect(again && valueOfJson(again)).toEqual(valueOfJson(node));
        }
      }),
    );
  });
});
