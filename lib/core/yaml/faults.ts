/** How a refusal is said and carried to the top. */
import { shown } from '../shown';
import type { YamlFault } from './node';

/** Thrown inside the reader only; `parseYaml` turns it into the document's last fault. */
export class Refusal extends Error {
  readonly fault: YamlFault;
  constructor(code: string, message: string, start: number, end: number) {
    super(message);
    this.fault = { code, message, start, end };
  }
}

/** A character as a message names it. */
export function named(text: string, at: number): string {
  const point = text.codePointAt(at);
  if (point === undefined) return 'the end of the text';
  if (point === 9) return 'a tab';
  if (point === 10 || point === 13 || point === 0x85 || point === 0x2028 || point === 0x2029)
    return 'the end of the line';
  if (point === 32) return 'a space';
  return shown(String.fromCodePoint(point));
}
