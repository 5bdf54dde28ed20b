/** Many fixes as one step. */
import type { Diagnostic, Fix, FixEdit, TextEdit } from '../core/diagnostic';
import { editsOfFix } from '../core/fixes';
import type { Edit, Harness } from '../core/harness';

/** The fix a finding is repaired by when nobody chooses: the preferred one, else the first. */
export const mainFix = (found: Diagnostic): Fix | undefined =>
  found.fixes?.find((fix) => fix.preferred) ?? found.fixes?.[0];

/** The edits of all main fixes that fit together. Those that touch what another changes are left for the next time. */
export function joinFixes(harness: Harness, found: readonly Diagnostic[]) {
  const taken: FixEdit[] = [];
  const seen = new Set<string>();
  let fixed = 0;
  let left = 0;
  for (const one of found) {
    const fix = mainFix(one);
    if (!fix) continue;
    const fresh = fix.edits.filter((change) => !seen.has(JSON.stringify(change)));
    if (fresh.some((change) => taken.some((other) => collide(change, other)))) {
      left++;
      continue;
    }
    fixed++;
    for (const change of fresh) {
      taken.push(change);
      seen.add(JSON.stringify(change));
    }
  }
  return { edits: taken.length > 0 ? applied(harness, taken) : [], fixed, left };
}

const applied = (harness: Harness, edits: readonly FixEdit[]): readonly Edit[] => editsOfFix(harness, { edits });

const isText = (change: FixEdit): change is TextEdit => 'text' in change;

const pathOf = (change: FixEdit): string => {
  if ('rename' in change) return change.rename;
  if ('remove' in change) return change.remove;
  return 'write' in change ? change.write : change.path;
};

function collide(left: FixEdit, right: FixEdit): boolean {
  if (isText(left) && isText(right)) {
    return left.path === right.path && left.start <= right.end && right.start <= left.end;
  }
  const [one, other] = [pathOf(left), pathOf(right)];
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}
