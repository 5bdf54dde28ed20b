import { describe, expect, it } from 'vitest';
import { previewOf } from './preview';

const hostile = [
  '---',
  'description: "<img src=x onerror=alert(1)>"',
  '---',
  '',
  '# <b onclick="x()">Title</b>',
  '',
  '[x](javascript:alert(1)) and <script>alert(1)</script>',
  '',
  '![p](https://example.org/p.png)',
  '',
  '<p data-line="99">claimed</p>',
  '',
  '- one',
  '- two',
].join('\n');

interface Seen {
  names: Set<string>;
  attributes: Set<string>;
  lines: [string, unknown][];
}

function seen(text: string): Seen {
  const found: Seen = { names: new Set(), attributes: new Set(), lines: [] };
  const walk = (node: unknown): void => {
    const { tagName, properties, children } = node as {
      tagName?: string;
      properties?: Record<string, unknown>;
      children?: unknown[];
    };
    if (tagName !== undefined) {
      found.names.add(tagName);
      for (const [name, value] of Object.entries(properties ?? {})) {
        found.attributes.add(`${name}=${value}`);
        if (name === 'dataLine') found.lines.push([tagName, value]);
      }
    }
    for (const child of children ?? []) walk(child);
  };
  walk(previewOf(text).body);
  return found;
}

describe('the preview', () => {
  it('holds nothing that can act', () => {
    const { names, attributes } = seen(hostile);
    expect([...names].sort()).toEqual(['a', 'h1', 'img', 'li', 'p', 'ul']);
    expect([...attributes].filter((one) => /javascript|onclick|onerror/.test(one))).toEqual([]);
  });

  it('knows the line of each block, with what stands above it counted, and lets no text claim one', () => {
    expect(seen(hostile).lines).toEqual([
      ['h1', 5],
      ['p', 7],
      ['p', 9],
      ['li', 13],
      ['li', 14],
    ]);
    expect(seen('\ufeff# One\r\n\r\ntwo\r\n').lines).toEqual([
      ['h1', 1],
      ['p', 3],
    ]);
  });

  it('gives the frontmatter as it is written', () => {
    expect(previewOf(hostile).frontmatter).toBe('description: "<img src=x onerror=alert(1)>"');
  });
});
