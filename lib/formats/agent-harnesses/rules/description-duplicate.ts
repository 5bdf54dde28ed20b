import type { Finding, Fix } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { fieldRange, rewriteField } from '../advice/fields';
import { type Described, perGroup, siblingsIn } from '../advice/siblings';
import { countWords, normalised } from '../advice/similar-text';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { firstSentence } from '../repairs/proposals';

const around = {
  'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `notes/`.\n',
  'notes/NOTES.md': '---\ndescription: Notes on the harbours.\n---\n\n- `fees.md`\n- `pilots.md`\n',
  'notes/fees.md': '---\ndescription: What the harbour office keeps by heart.\n---\n',
};

export const descriptionDuplicate: Rule<Model, Facts> = {
  name: 'description-duplicate',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Neighbours have descriptions of their own.',
  why: `An agent chooses among neighbours by their descriptions. Two that say the same leave it to chance which one is read.

Usual cause: a file made by copying another. Say of each what the other does not have.`,
  bad: {
    ...around,
    'notes/pilots.md':
      '---\ndescription: What the harbour office keeps by heart.\n---\n\nWho brings which ship in, with numbers.\n',
  },
  good: { ...around, 'notes/pilots.md': '---\ndescription: Who brings which ship in, with numbers.\n---\n' },
  *harness(model): Iterable<Finding> {
    for (const group of siblingsIn(model)) yield* twinsIn(group);
  },
};

const twinsIn = perGroup((group): readonly Finding[] => {
  const first = new Map<string, Described>();
  const findings: Finding[] = [];
  for (const each of group) {
    const key = normalised(each.text);
    const earlier = first.get(key);
    if (key === '') continue;
    if (!earlier) first.set(key, each);
    else findings.push(findingOf(each, earlier));
  }
  return findings;
});

/** The first sentence of the text, where it says something else. */
function otherSentence(facts: Facts, text: string): Fix[] {
  const sentence = firstSentence(facts.body);
  if (sentence === undefined || normalised(sentence) === normalised(text) || countWords(sentence) < 4) return [];
  return rewriteField(facts, 'description', sentence, 'Take the first sentence of the text');
}

function findingOf({ facts, text }: Described, earlier: Described): Finding {
  const { line, column } = fieldRange(earlier.facts, 'description');
  return {
    path: facts.path,
    ...fieldRange(facts, 'description'),
    message: `\`description\` is that of \`${earlier.name}\` beside it; a description of its own is wanted.`,
    fixes: otherSentence(facts, text),
    related: { path: earlier.facts.path, line, column, message: 'The same description.' },
  };
}
