/** Reads the tokens of `globals.css` and computes the contrast of every pair that meets on a screen. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'globals.css'), 'utf8');

function tokensOf(theme: string): Map<string, string> {
  const block = new RegExp(`\\[data-theme=['"]${theme}['"]\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1] ?? '', match[2] ?? '']));
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(left: string, right: string): number {
  const [light, dark] = [luminance(left), luminance(right)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['canvas', 'panel', 'raised', 'hover', 'selected', 'editor'];
const texts = ['text', 'text-soft', 'text-faint', 'accent', 'error', 'warning', 'info', 'valid'];
const codes = ['code-key', 'code-text', 'code-number', 'code-note', 'code-mark', 'code-link'];

const pairs: [text: string, on: string, least: number][] = [
  ...surfaces.flatMap((on) => texts.map((text): [string, string, number] => [text, on, 4.5])),
  ...['editor', 'editor-line'].flatMap((on) => codes.map((text): [string, string, number] => [text, on, 4.5])),
  ['text', 'editor-selection', 4.5],
  ['editor-number', 'editor', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ...['error', 'warning', 'info', 'valid'].map((name): [string, string, number] => [name, `${name}-soft`, 4.5]),
  ...['error', 'warning', 'info', 'valid'].map((name): [string, string, number] => ['text', `${name}-soft`, 4.5]),
  ...['canvas', 'panel', 'raised'].flatMap((on): [string, string, number][] => [
    ['line-strong', on, 3],
    ['focus', on, 3],
  ]),
];

describe.each(['light', 'dark', 'contrast'])('the %s theme', (theme) => {
  const tokens = tokensOf(theme);

  it.each(pairs)('reads %s on %s at %d : 1 or better', (text, on, least) => {
    expect(contrast(tokens.get(text) ?? '#000000', tokens.get(on) ?? '#000000')).toBeGreaterThanOrEqual(least);
  });

  it('is a complete set', () => {
    expect([...tokens.keys()].sort()).toEqual([...tokensOf('light').keys()].sort());
  });
});
