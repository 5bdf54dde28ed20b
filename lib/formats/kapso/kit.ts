/** What rules are made with. */
import type { Fix, FixEdit, TextEdit } from '../../core/diagnostic';
import type { Rule } from '../../core/rule';
import { rangeOf } from '../../core/text';
import type { Facts, Model } from './model';
import type { Span } from './placed';

export type KapsoRule = Rule<Model, Facts>;

/** The place of a span, to spread into a finding. */
export const at = (file: { path: string; text: string }, span: Span) => ({
  path: file.path,
  ...rangeOf(file.text, span.start, span.end),
});

export const fix = (title: string, edits: readonly FixEdit[], preferred = false): Fix =>
  preferred ? { title, edits, preferred } : { title, edits };

/** Fixes without those that could not be made. */
export const offered = (...fixes: readonly (Fix | undefined)[]): Fix[] =>
  fixes.filter((each): each is Fix => each !== undefined && each.edits.length > 0);

/**
 * Most fixes cost time in proportion to their file. Beyond so many findings of one rule none are made, so that a file of
 * nothing but faults is read in linear time; nobody mends hundreds one by one, and after the first the next are offered.
 */
export function fixBudget(most = 200): (make: () => readonly Fix[]) => readonly Fix[] {
  let made = 0;
  return (make) => (made++ < most ? make() : []);
}

/** Replaces a span of a file. */
export const replace = (file: { path: string }, span: Span, text: string): TextEdit => ({
  path: file.path,
  start: span.start,
  end: span.end,
  text,
});

/** The line end a file uses: that of its first line. */
export function eolOf(text: string): '\r\n' | '\n' {
  const end = text.indexOf('\n');
  return end > 0 && text[end - 1] === '\r' ? '\r\n' : '\n';
}

/** A text as a message quotes it: shortened, on one line, its own backticks taken off, an empty one in quotes. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').replaceAll('`', "'") || '""';
  return `\`${line.length > 60 ? `${line.slice(0, 59)}…` : line}\``;
}
