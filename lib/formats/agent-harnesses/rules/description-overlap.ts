import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { fieldRange } from '../advice/fields';
import { type Described, perGroup, siblingsIn } from '../advice/siblings';
import { contentWords, normalised, overlap, wordsIn } from '../advice/similar-text';
import type { Facts } from '../facts';
import type { Model } from '../model';

const around = {
  'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `notes/`.\n',
  'notes/NOTES.md': '---\ndescription: Notes on the harbours.\n---\n\n- `office.md`\n- `clerks.md`\n',
  'notes/office.md': '---\ndescription: Telephone numbers, names, hours and fees of the harbour office.\n---\n',
};

const alike = 0.7;
/** Fewer words are alike by chance. */
const fewest = 4;
/** In larger directories nobody writes each description by hand. */
const mostCompared = 200;

export const descriptionOverlap: Rule<Model, Facts> = {
  name: 'description-overlap',
  severity: 'info',
  source: 'advice',
  confidence: 'hint',
  summary: 'Descriptions of neighbours differ in most of their words.',
  why: `An agent chooses among neighbours by their descriptions. Where most words are shared, the few that differ decide, and they are
easily missed.

Lead with what sets each one apart. Descriptions that differ in a number, or in the very word their files are named by,
are left alone.`,
  bad: {
    ...around,
    'notes/clerks.md': '---\ndescription: Telephone numbers, names, hours and prices of the harbour office.\n---\n',
  },
  good: { ...around, 'notes/clerks.md': '---\ndescription: Who brings which ship in, and when to call.\n---\n' },
  *harness(model): Iterable<Finding> {
    for (const group of siblingsIn(model)) if (group.length <= mostCompared) yield* alikeIn(group);
  },
};

interface Worded extends Described {
  words: ReadonlySet<string>;
}

const alikeIn = perGroup((group): readonly Finding[] => {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  const worded: Worded[] = [];
  for (const each of group) {
    // Equal ones are another rule's.
    const key = normalised(each.text);
    if (seen.has(key)) continue;
    seen.add(key);
    const words = contentWords(each.text);
    if (words.size >= fewest) worded.push({ ...each, words });
  }
  for (const [index, right] of worded.entries()) {
    const left = worded.slice(0, index).find((each) => confusable(each, right));
    if (left) findings.push(findingOf(right, left));
  }
  return findings;
});

function confusable(left: Worded, right: Worded): boolean {
  const [few, many] = left.words.size < right.words.size ? [left, right] : [right, left];
  if (few.words.size < alike * many.words.size || overlap(left.words, right.words) < alike) return false;
  return !(isSetApart(left, right) || isSetApart(right, left));
}

/** The other lacks a number, or a word that this one's file is named by. */
function isSetApart(one: Worded, other: Worded): boolean {
  const names = new Set(wordsIn(one.name));
  return [...one.words].some((word) => !other.words.has(word) && (/\p{N}/u.test(word) || names.has(word)));
}

function findingOf({ facts }: Described, other: Described): Finding {
  const { line, column } = fieldRange(other.facts, 'description');
  return {
    path: facts.path,
    ...fieldRange(facts, 'description'),
    message: `\`description\` shares most of its words with that of \`${other.name}\` beside it; what sets it apart is wanted.`,
    related: { path: other.facts.path, line, column, message: 'The description that is much alike.' },
  };
}
