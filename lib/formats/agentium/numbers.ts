/** Numbers as written against numbers as read. */
import type { JsonNode, JsonNumber } from '../../core/json';

export function numbersIn(root: JsonNode): JsonNumber[] {
  const found: JsonNumber[] = [];
  const waiting: JsonNode[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'number') found.push(node);
    if (node.kind === 'array') for (const item of node.items) waiting.push(item);
    if (node.kind === 'object') for (const member of node.members) waiting.push(member.value);
  }
  return found.sort((left, right) => left.start - right.start);
}

/** True where two decimal spellings mean one number: `1.50`, `15e-1`. */
export function sameDecimal(left: string, right: string): boolean {
  const [a, b] = [decimal(left), decimal(right)];
  return a.digits === b.digits && a.exponent === b.exponent && a.negative === b.negative;
}

function decimal(text: string): { digits: string; exponent: number; negative: boolean } {
  const [mantissa = '', power = '0'] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace(/^[-+]/, '').split('.');
  const all = (whole + fraction).replace(/^0+/, '');
  const digits = all.replace(/0+$/, '');
  if (digits === '') return { digits: '0', exponent: 0, negative: false };
  return {
    digits,
    exponent: Number(power) - fraction.length + (all.length - digits.length),
    negative: text.startsWith('-'),
  };
}
