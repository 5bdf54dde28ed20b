/** The quick fixes of a file's frontmatter, each proved on the text it leaves. */

import type { Fix } from '../../../core/diagnostic';
import type { Span } from '../../../core/frontmatter';
import { universalNewlines } from '../../../core/python';
import { eolOf } from '../../../core/text';
import type { Facts } from '../facts';
import type { TextFix } from './after';
import { factsAfter, provedFixes } from './after';
import { blockInserted, fencesMended, filledTitle, keyLines } from './fences';
import { type Field, fieldsOf, fillIn, line } from './keys';
import { blockEdits } from './splice-block';
import { type Repair, repairsOf } from './yaml-repairs';

/** For a block that is not recognised. */
export function missingFixes(facts: Facts): Fix[] {
  return provedFixes(facts, [...fencesMended(facts), blockInserted(facts)], (after) => after.state !== 'missing');
}

/** For a block that the dialect refuses. */
export function invalidFixes(facts: Facts): Fix[] {
  const [before] = facts.frontmatter.yaml?.faults ?? [];
  const isBetter = (after: Facts): boolean => {
    const [left] = after.frontmatter.yaml?.faults ?? [];
    return after.state !== 'missing' && (!left || left.start !== before?.start);
  };
  const fixes = provedFixes(facts, repaired(facts), isBetter);
  return fixes.length > 0 ? fixes : provedFixes(facts, startedOver(facts), isBetter);
}

/** For a mapping without a field. */
export const fieldFixes = (facts: Facts, field: Field): Fix[] =>
  provedFixes(facts, fillIn(facts, field), (after) => after.field(field) !== '');

/** For a block that is empty, a text or a list. */
export function notMappingFixes(facts: Facts): Fix[] {
  const asRule: TextFix[] = [];
  if (!facts.isNamed) {
    const text = eolOf(facts.text);
    asRule.push({
      title: 'Put a blank line before the first rule',
      edits: [{ path: facts.key, start: 0, end: 0, text }],
    });
  }
  return provedFixes(
    facts,
    [...asRule, ...filled(facts)],
    (after) => after.state !== 'not-mapping' && after.state !== 'invalid',
  );
}

/** For content without a description, whatever keeps it from having one. */
export function describedFixes(facts: Facts): Fix[] {
  const candidates: TextFix[] = [];
  if (facts.state === 'missing') candidates.push(...fencesMended(facts), blockInserted(facts));
  else if (facts.state === 'invalid') candidates.push(...described(facts));
  else candidates.push(...fillIn(facts, 'description'));
  const isDescribed = (after: Facts): boolean => after.state === 'mapping' && after.field('description') !== '';
  const fixes = provedFixes(facts, candidates, isDescribed);
  return fixes.length > 0 ? fixes : provedFixes(facts, startedOver(facts), isDescribed);
}

const blockOf = (facts: Facts): string => {
  const block = facts.frontmatter.fences?.block;
  return block ? universalNewlines(facts.text.slice(block.start, block.end)).text : '';
};

function* repaired(facts: Facts): Iterable<TextFix> {
  const block = facts.frontmatter.fences?.block;
  if (!block) return;
  for (const repair of repairsOf(blockOf(facts))) yield asFix(facts, block, repair);
}

function asFix(facts: Facts, block: Span, { title, text, yaml }: Repair): TextFix & { after: Facts } {
  const edits = blockEdits(facts, block, text);
  return { title, edits, after: factsAfter(facts, edits, { block: text, yaml }) };
}

/** For a block that nothing helps: its lines stay as comments below new keys. */
function* startedOver(facts: Facts): Iterable<TextFix> {
  const block = facts.frontmatter.fences?.block;
  if (!block) return;
  const kept = blockOf(facts)
    .replace(unreadable, '')
    .replace(/^(?=.*\S)/gm, '# ');
  const text = `${keyLines(facts, facts.body).join('\n')}\n${kept}`;
  const title = `${filledTitle(fieldsOf(facts))} and keep the rest as comments`;
  yield { title, edits: blockEdits(facts, block, text) };
}

/** Tabs are fine in a comment, other control characters nowhere. */
const unreadable = /[^\P{C}\t\n\x85]/gu;

/** Repaired, and given a description where the repair alone leaves it without. */
function* described(facts: Facts): Iterable<TextFix> {
  const block = facts.frontmatter.fences?.block;
  if (!block) return;
  for (const repair of repairsOf(blockOf(facts))) {
    const fix = asFix(facts, block, repair);
    yield fix;
    if (fix.after.state !== 'mapping' || fix.after.field('description') !== '') continue;
    const text = `${line(facts, 'description', facts.body)}\n${repair.text}`;
    yield { title: repair.title, edits: blockEdits(facts, block, text) };
  }
}

/** Keys added to what is there: a text becomes the description, a list goes under a key of its own. */
function* filled(facts: Facts): Iterable<TextFix> {
  const block = facts.frontmatter.fences?.block;
  if (!block) return;
  const title = filledTitle(fieldsOf(facts));
  const said = blockOf(facts);
  const spaced = said.replace(/^([\w-]+):(?=[^\s:/])/gm, '$1: ');
  if (spaced !== said) yield { title: 'Put a space after the colon', edits: blockEdits(facts, block, spaced) };
  const keys = keyLines(facts, facts.body).join('\n');
  const root = facts.frontmatter.yaml?.root;
  if (root?.kind === 'list') yield { title, edits: blockEdits(facts, block, `${keys}\nitems:\n${said}`) };
  if (root?.kind === 'scalar') {
    const others = fieldsOf(facts).filter((field) => field !== 'description');
    const lines = [...others.map((field) => line(facts, field, facts.body)), line(facts, 'description', root.text)];
    yield { title, edits: blockEdits(facts, block, lines.join('\n')) };
  }
  yield { title, edits: blockEdits(facts, block, said.trim() === '' ? keys : `${keys}\n${said}`) };
}
