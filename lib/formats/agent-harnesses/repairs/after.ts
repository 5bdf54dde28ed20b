/** Proof that a repair works: the file as it would read afterwards. */
import type { Fix, TextEdit } from '../../../core/diagnostic';
import { spliced } from '../../../core/fixes';
import { fileOf } from '../../../core/text';
import { Facts } from '../facts';

/** What a file would say after text edits of it. */
export const factsAfter = (facts: Facts, edits: readonly TextEdit[]): Facts =>
  new Facts(facts.path, facts.key, facts.role, facts.topRouting, facts.asked, fileOf(spliced(facts.text, edits)));

export interface TextFix {
  title: string;
  edits: readonly TextEdit[];
}

/** The fixes after which `holds`, the first of them preferred, each way of editing and each title once. */
export function provedFixes(facts: Facts, candidates: Iterable<TextFix>, holds: (after: Facts) => boolean): Fix[] {
  const fixes: Fix[] = [];
  const results = new Set<string>();
  for (const { title, edits } of candidates) {
    if (edits.length === 0) continue;
    const after = factsAfter(facts, edits);
    // Two ways under one title would be no choice.
    if (results.has(after.text) || fixes.some((fix) => fix.title === title) || !holds(after)) continue;
    results.add(after.text);
    fixes.push(fixes.length === 0 ? { title, edits, preferred: true } : { title, edits });
  }
  return fixes;
}
