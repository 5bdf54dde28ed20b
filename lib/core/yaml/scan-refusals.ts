/** Sentences for places where no token can stand. */
import { lineEnd, shown } from '../shown';
import { TAB } from './chars';
import { Refusal } from './faults';
import type { Token } from './token';

export const LONGEST_KEY = 1024;

/** A line where a mapping is open, but no colon makes a key of it. */
export function missingColon(text: string, start: number): Refusal {
  const end = lineEnd(text, start);
  const glued = missingSpace(text, start);
  if (glued) return glued;
  if (end - start > LONGEST_KEY && text.slice(start, end).includes(':')) return longKey(text, start, end);
  const message = `${shown(text.slice(start, end))} stands where a key is wanted; add a colon after the key, or indent the line to continue the value above.`;
  return new Refusal('missing-colon', message, start, end);
}

/** `key:value` is one word to YAML. A URL is no key. */
function missingSpace(text: string, start: number): Refusal | undefined {
  const line = text.slice(start, lineEnd(text, start));
  const key = /^[\w-]+:(?=\S)(?!\/\/)/u.exec(line)?.[0];
  if (key === undefined) return undefined;
  const message = `No space follows the colon of ${shown(key)} in ${shown(line)}; one is wanted.`;
  return new Refusal('missing-space', message, start, start + key.length);
}

function longKey(text: string, start: number, end: number): Refusal {
  const message = `The key starting with ${shown(text.slice(start, end))} is longer than ${LONGEST_KEY} characters.`;
  return new Refusal('long-key', message, start, end);
}

/** A colon where no key can be; `before` is the token it follows. */
export function strayColon(text: string, at: number, before: Token | undefined): Refusal {
  const value = before?.kind === 'scalar' ? text.slice(before.start, at + 1) : ':';
  if (before && /[\n\r]/u.test(value)) {
    const glued = missingSpace(text, before.start);
    if (glued) return glued;
    const line = value.slice(Math.max(value.lastIndexOf('\n'), value.lastIndexOf('\r')) + 1).trimStart();
    const message = `${shown(line)} is indented so that it continues the value above, which cannot hold a key; align it with the keys around.`;
    return new Refusal('indentation', message, at + 1 - line.length, at + 1);
  }
  if (value.length > LONGEST_KEY) return longKey(text, at - value.length + 1, at + 1);
  const whole = text.slice(at + 1 - value.length, lineEnd(text, at));
  const message = `The unquoted value ${shown(whole)} holds a colon that starts a second key; quote the value.`;
  return new Refusal('colon-in-value', message, at, at + 1);
}

/** `- ` or `? ` in the middle of a line. */
export function strayIndicator(text: string, at: number): Refusal {
  const sign = text.charAt(at);
  const [code, what] = sign === '-' ? ['dash-in-value', 'a list entry'] : ['question-in-value', 'a key'];
  const end = lineEnd(text, at);
  const message = `${shown(text.slice(at, end))} is read as ${what} because it starts with \`${sign}\`, which cannot stand here; quote the value.`;
  return new Refusal(code, message, at, end);
}

export function strayTab(text: string, at: number): Refusal {
  let end = at + 1;
  while (text.charCodeAt(end) === TAB) end++;
  return new Refusal('tab', 'A tab stands where only spaces may separate or indent.', at, end);
}

export function reserved(text: string, at: number): Refusal {
  const char = text.charAt(at);
  const end = lineEnd(text, at);
  const sign = char === '`' ? 'a backtick' : `\`${char}\``;
  const message = `${shown(text.slice(at, end))} starts with ${sign}, which YAML reserves; quote the value.`;
  return new Refusal('reserved-indicator', message, at, end);
}

export function unopened(text: string, at: number): Refusal {
  const message = `${shown(text.charAt(at))} closes a bracket that was never opened; quote the value.`;
  return new Refusal('unopened-flow', message, at, at + 1);
}
