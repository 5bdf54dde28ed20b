/** Proof that a repair works: the file as it would read afterwards. */
import type { Fix, TextEdit } from '../../../core/diagnostic';
import { spliced } from '../../../core/fixes';
import type { KnownBlock } from '../../../core/frontmatter';
import { fileOf } from '../../../core/text';
import { Facts } from '../facts';

/** What a file would say after text edits of it. `known`: what the block reads as then. */
export function factsAfter(facts: Facts, edits: readonly TextEdit[], known?: KnownBlock): Facts {
  const { path, key, role, topRouting, asked, text } = facts;
  return new Facts(path, key, role, topRouting, asked, fileOf(spliced(text, edits)), true, known);
}

export interface TextFix {
  title: string;
  edits: readonly TextEdit[];
  /** The file after these edits, where it has been read already. */
  after?: Facts;
}

/** The fixes after which `holds`, the first of them preferred, each way of editing and each title once. */
export function provedFixes(facts: Facts, candidates: Iterable<TextFix>, holds: (after: Facts) => boolean): Fix[] {
  const fixes: Fix[] = [];
  const results = new Set<string>();
  for (const { title, edits, after = factsAfter(facts, edits) } of candidates) {
    if (edits.length === 0) continue;
    // Two ways under one title would be no choice.
    if (results.has(after.text) || fixes.some((fix) => fix.title === title) || !holds(after)) continue;
    results.add(after.text);
    fixes.push(fixes.length === 0 ? { title, edits, preferred: true } : { title, edits });
  }
  return fixes;
}
