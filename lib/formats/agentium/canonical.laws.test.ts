import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalOf } from './canonical';
import { parseJson } from './manifest/json';
import { fromPlain } from './value';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Written from the rules of canonical JSON alone: own escapes, own order, own numbers. */
function independent(value: Json): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Object.is(value, -0) ? '0' : `${value}`;
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `[${value.map(independent).join()}]`;
  const names = Object.keys(value);
  for (let i = 1; i < names.length; i++)
    for (let j = i; j > 0 && precedes(names[j] as string, names[j - 1] as string); j--)
      [names[j], names[j - 1]] = [names[j - 1] as string, names[j] as string];
  return `{${names.map((name) => `${text(name)}:${independent(value[name] as Json)}`).join()}}`;
}

function precedes(left: string, right: string): boolean {
  for (let i = 0; i < Math.min(left.length, right.length); i++)
    if (left.charCodeAt(i) !== right.charCodeAt(i)) return left.charCodeAt(i) < right.charCodeAt(i);
  return left.length < right.length;
}

const short: Record<number, string> = { 8: '\\b', 9: '\\t', 10: '\\n', 12: '\\f', 13: '\\r', 34: '\\"', 92: '\\\\' };

function text(value: string): string {
  let written = '"';
  for (let i = 0; i < value.length; i++) {
    const unit = value.charCodeAt(i);
    const next = value.charCodeAt(i + 1);
    const isPair = unit >= 0xd800 && unit <= 0xdbff && next >= 0xdc00 && next <= 0xdfff;
    if (isPair) written += value[i++] + (value[i] as string);
    else if (short[unit]) written += short[unit];
    else if (unit < 0x20 || (unit >= 0xd800 && unit <= 0xdfff)) written += `\\u${unit.toString(16).padStart(4, '0')}`;
    else written += value[i];
  }
  return `${written}"`;
}

const key = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom('10', '2', '__proto__', 'constructor', '\ud83d\ude00', '\ue000', '\ud800', '', 'é', 'É'),
);
const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.array(tie('value'), { maxLength: 4 }),
    // Null prototypes, so that `__proto__` is a name as any other.
    fc.dictionary(key, tie('value'), { maxKeys: 5, noNullPrototype: false }),
  ),
})).value;

test('canonical text equals an independent canonicalisation', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(canonicalOf(fromPlain(value))).toBe(independent(value));
    }),
    { numRuns: 500 },
  );
});

test('the way through text gives the same, and blanks and order do not matter', () => {
  fc.assert(
    fc.property(json, fc.nat(4), (value, indent) => {
      const parsed = parseJson('a.json', JSON.stringify(value, null, indent));
      expect('value' in parsed && canonicalOf(parsed.value)).toBe(independent(value));
    }),
    { numRuns: 300 },
  );
});
