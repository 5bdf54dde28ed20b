/** Adds lines to the list of a body. */

import type { TextEdit } from '../../../core/diagnostic';
import { eolOf } from '../../../core/text';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { Child } from './children';
import { guideAbout } from './guides';

/** A bullet for each child: behind the list item that names a sibling, else at the end of the text. */
export function bulletsFor(
  model: Model,
  facts: Facts,
  children: readonly Child[],
  siblings: readonly Child[],
): TextEdit {
  const { text, key: path } = facts;
  const eol = eolOf(text);
  const item = lastItemNaming(model, facts, siblings);
  const lead = item ? `${item.indent}${item.marker} ` : '- ';
  const lines = children.map((child) => `${lead}\`${child.name}\`${said(model, child)}`).join(eol);
  if (item) return { path, start: item.end, end: item.end, text: `${eol}${lines}` };
  const end = text.trimEnd().length;
  // An indented or empty last line would make the list part of something else.
  const gap = end === 0 ? '' : eol + eol;
  return { path, start: end, end: text.length, text: `${gap}${lines}${eol}` };
}

function said(model: Model, { speaker }: Child): string {
  const description = speaker && model.factsOf(speaker).description?.replace(/\s+/g, ' ').trim();
  return description ? `: ${description}` : '';
}

interface Item {
  indent: string;
  marker: string;
  /** After its last line, without the break. */
  end: number;
}

/** Of a text that names its children more often only the last mentions are looked at. */
const mostTried = 200;

const itemStart = /^([ \t]*)([-*+])[ \t]+/;

function lastItemNaming(model: Model, facts: Facts, siblings: readonly Child[]): Item | undefined {
  const guide = guideAbout(model, facts);
  const paths = new Set(siblings.flatMap(({ place, speaker }) => [place.path, speaker?.path ?? place.path]));
  const mentions = guide?.references.filter(({ target }) => target !== undefined && paths.has(target)) ?? [];
  for (const { start } of mentions.reverse().slice(0, mostTried)) {
    const lineStart = Math.max(facts.text.lastIndexOf('\n', start - 1), facts.text.lastIndexOf('\r', start - 1)) + 1;
    const found = itemStart.exec(facts.text.slice(lineStart, start));
    if (found)
      return { indent: found[1] ?? '', marker: found[2] ?? '-', end: itemEnd(facts.text, start, found[1] ?? '') };
  }
  return undefined;
}

/** The item goes on while lines are indented deeper than its marker. */
function itemEnd(text: string, from: number, indent: string): number {
  let end = lineEnd(text, from);
  for (let next = end; next < text.length; ) {
    const start = next + (text.startsWith('\r\n', next) ? 2 : 1);
    next = lineEnd(text, start);
    const line = text.slice(start, next);
    if (line.trim() === '' || (/^[ \t]*/.exec(line)?.[0].length ?? 0) <= indent.length) break;
    end = next;
  }
  return end;
}

function lineEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charAt(at) !== '\n' && text.charAt(at) !== '\r') at++;
  return at;
}
