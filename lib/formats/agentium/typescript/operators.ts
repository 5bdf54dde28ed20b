/** Operators whose result is certain once their operands are. */
import type * as t from '@babel/types';
import { truthOf, type Value } from '../value';

/** What a primitive becomes in a text; undefined for anything that would call code. */
function asText(value: Value): string | undefined {
  switch (value.kind) {
    case 'text':
      return value.value;
    case 'number':
    case 'boolean':
      return String(value.value);
    case 'null':
    case 'undefined':
      return value.kind;
    default:
      return undefined;
  }
}

/** A template literal; substitutions must be known primitives. */
export function templateValue(node: t.TemplateLiteral, evaluate: (node: t.Node) => Value): Value {
  let text = node.quasis[0]?.value.cooked ?? '';
  for (const [index, expression] of node.expressions.entries()) {
    const part = asText(evaluate(expression));
    const rest = node.quasis[index + 1]?.value.cooked;
    if (part === undefined || rest == null || text.length > 1_000_000)
      return { kind: 'opaque', why: 'has a substitution that cannot be known' };
    text += part + rest;
  }
  return { kind: 'text', value: text };
}

export function unaryValue(operator: string, value: Value): Value | undefined {
  if (operator === 'void') return value.kind === 'opaque' ? undefined : { kind: 'undefined' };
  if (operator === '!') {
    const truth = truthOf(value);
    return truth === undefined ? undefined : { kind: 'boolean', value: !truth };
  }
  if (value.kind !== 'number') return undefined;
  if (operator === '-') return { kind: 'number', value: -value.value };
  return operator === '+' ? { kind: 'number', value: value.value } : undefined;
}

export function binaryValue(operator: string, left: Value, right: Value): Value | undefined {
  if (left.kind === 'number' && right.kind === 'number') return arithmetic(operator, left.value, right.value);
  if (operator === '+' && (left.kind === 'text' || right.kind === 'text')) {
    const [first, second] = [asText(left), asText(right)];
    if (first === undefined || second === undefined || first.length + second.length > 1_000_000) return undefined;
    return { kind: 'text', value: first + second };
  }
  if (operator === '===' || operator === '!==') {
    const same = samePrimitive(left, right);
    return same === undefined ? undefined : { kind: 'boolean', value: same === (operator === '===') };
  }
  return undefined;
}

function arithmetic(operator: string, left: number, right: number): Value | undefined {
  switch (operator) {
    case '+':
      return { kind: 'number', value: left + right };
    case '-':
      return { kind: 'number', value: left - right };
    case '*':
      return { kind: 'number', value: left * right };
    case '/':
      return { kind: 'number', value: left / right };
    case '===':
      return { kind: 'boolean', value: left === right };
    case '!==':
      return { kind: 'boolean', value: left !== right };
    case '<':
      return { kind: 'boolean', value: left < right };
    case '>':
      return { kind: 'boolean', value: left > right };
    default:
      return undefined;
  }
}

const primitives = ['text', 'number', 'boolean', 'null', 'undefined'];

function samePrimitive(left: Value, right: Value): boolean | undefined {
  if (!primitives.includes(left.kind) || !primitives.includes(right.kind)) return undefined;
  if (left.kind !== right.kind) return false;
  return 'value' in left && 'value' in right ? left.value === right.value : true;
}
