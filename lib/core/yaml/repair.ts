/** Repairs of texts that the loaders refuse: quoting the value at fault, spaces for tabs. */

import { spliced } from '../fixes';
import { lineEnd } from '../shown';
import type { Splice } from '../splice';
import { parseYaml } from './index';
import { lineAfter, lineStart } from './layout';
import type { YamlFault } from './node';
import { quotedYaml } from './quote';
import type { YamlDialect } from './token';

interface Span {
  start: number;
  end: number;
}

/** The first line of a value: what stands before it (dashes and a key), then the value. */
const HEAD = /^([ ]*(?:-[ ]+)*(?:(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'#:-][^:#]*?)[ ]*:(?=[ \t])[ \t]*)?)(\S.*)$/u;

/**
 * Quotes the whole value that a fault lies in, with the lines that continue it; no splice where that does not take the
 * fault away. `block`: the YAML within `text`, where it is not all of it.
 */
export function quoteFaultyValue(text: string, fault: YamlFault, dialect: YamlDialect, block?: Span): Splice[] {
  const within = block ?? { start: 0, end: text.length };
  const start = Math.max(within.start, lineStart(text, fault.start));
  const [, head = '', first = ''] = HEAD.exec(text.slice(start, Math.min(within.end, lineEnd(text, start)))) ?? [];
  if (first === '') return [];
  const lines = [first.replace(/[ \t]#.*$/u, '')];
  const from = start + head.length;
  let end = from + (lines[0]?.trimEnd().length ?? 0);
  for (let at = lineAfter(text, start); at < within.end && lines.length < 100; at = lineAfter(text, at)) {
    const line = text.slice(at, Math.min(within.end, lineEnd(text, at)));
    if (indentOf(line) <= indentOf(head) || /^\s*(?:#|-\s|[\w-]+:(?:\s|$))/u.test(line)) break;
    lines.push(line);
    end = at + line.trimEnd().length;
  }
  const splices = [{ start: from, end, text: quotedYaml(intended(lines.map((line) => line.trim()).join(' '))) }];
  return helps(text, within, fault, dialect, splices) ? splices : [];
}

const indentOf = (line: string): number => /^[ ]*/u.exec(line)?.[0].length ?? 0;

/** A quote that opens the value and closes it nowhere is left out. */
function intended(value: string): string {
  const quote = value.charAt(0);
  return (quote === '"' || quote === "'") && !value.slice(1).includes(quote) ? value.slice(1) : value;
}

function helps(
  text: string,
  within: Span,
  fault: YamlFault,
  dialect: YamlDialect,
  splices: readonly Splice[],
): boolean {
  const growth = splices.reduce((sum, splice) => sum + splice.text.length - (splice.end - splice.start), 0);
  const repaired = spliced(text, splices).slice(within.start, within.end + growth);
  const next = parseYaml(repaired, dialect).faults[0];
  if (next === undefined) return true;
  const at = within.start + next.start - growth;
  // What stands behind the value, such as a tab that ends its line, is still there.
  return at >= (splices[0]?.end ?? fault.end) && !(next.code === fault.code && at === fault.start);
}

/** For the fault `missing-space`. */
export const spaceAfterColon = (fault: YamlFault): Splice[] => [{ start: fault.end, end: fault.end, text: ' ' }];

/** One blank for each run of tabs that the dialect refuses; two for each tab that indents. At most `most` of them. */
export function replaceTabs(text: string, dialect: YamlDialect, block?: Span, most = 100): Splice[] {
  const within = block ?? { start: 0, end: text.length };
  const splices: Splice[] = [];
  let current = text.slice(within.start, within.end);
  while (splices.length < most) {
    const fault = parseYaml(current, dialect).faults[0];
    if (fault?.code !== 'tab') break;
    // Blanks of the same number keep the offsets while the rest is looked for.
    current = current.slice(0, fault.start) + ' '.repeat(fault.end - fault.start) + current.slice(fault.end);
    splices.push(tabSplice(text, within.start + fault.start, within.start + fault.end));
  }
  return splices;
}

function tabSplice(text: string, start: number, end: number): Splice {
  const blankLine = end >= lineEnd(text, start);
  const indents = /^[ ]*$/u.test(text.slice(lineStart(text, start), start));
  return { start, end, text: blankLine ? '' : indents ? '  '.repeat(end - start) : ' ' };
}
