/** The fields that speak for something in a prompt, and ways to rewrite them. */
import type { Fix } from '../../../core/diagnostic';
import type { Facts } from '../facts';
import { provedFixes, type TextFix } from '../repairs/after';
import type { Field } from '../repairs/keys';
import { yamlText } from '../yaml-text';

/** A file whose frontmatter reads, and says what the file or its directory is. */
export const speaks = (facts: Facts): boolean =>
  (facts.isNamed || facts.isDescribed || facts.role === 'routing') && facts.state === 'mapping';

/** The text of a field without space around it; undefined where there is none. */
export function fieldText(facts: Facts, field: Field): string | undefined {
  return facts.field(field)?.trim() || undefined;
}

/** The range of a field's value; of the block's first line where there is no such field. */
export function fieldRange(facts: Facts, field: Field) {
  const pair = facts.frontmatter.pair(field);
  if (!pair) return facts.range(0, 3);
  const { start, end } = pair.value;
  const said = facts.text.slice(start, end).trimEnd().length;
  return facts.range(start, start + Math.max(1, said));
}

/** A field with another text, in one line. Kept only where the file then says just that. */
export function rewriteField(facts: Facts, field: Field, value: string, title: string): Fix[] {
  return provedFixes(facts, rewritten(facts, field, value, title), (after) => after.field(field) === value);
}

function* rewritten(facts: Facts, field: Field, value: string, title: string): Iterable<TextFix> {
  const pair = facts.frontmatter.pair(field);
  if (!pair) return;
  const { text, key: path } = facts;
  const colon = text.indexOf(':', pair.key.end) + 1;
  const end = pair.value.start + text.slice(pair.value.start, pair.value.end).trimEnd().length;
  yield { title, edits: [{ path, start: colon, end: Math.max(colon, end), text: ` ${yamlText(value)}` }] };
}
