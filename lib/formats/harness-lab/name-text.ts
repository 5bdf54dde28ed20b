/** Text written as a YAML value: plain where the loader reads it back as the same text, else in double quotes. */
import { viewOf } from './yaml-view';

export function nameText(text: string): string {
  const plain = /^[\p{L}\p{N}_][\p{L}\p{N}_. ()+-]*$/u.test(text) && !text.endsWith(' ');
  if (plain && viewOf(`a: ${text}`).mapping?.get('a') === text) return text;
  return JSON.stringify(text).replace(
    /[\u007f-\u00a0\u2028\u2029\ufeff\ufffe\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
