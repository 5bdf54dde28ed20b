import type { Finding, Fix } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { shown } from '../../../core/shown';
import { fieldRange, fieldText, rewriteField, speaks } from '../advice/fields';
import { countWords, wordsIn } from '../advice/similar-text';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { firstSentence } from '../repairs/proposals';

/** Words that add nothing to a name. */
const empty = new Set(
  'a an the this my our some and or of for about with file files folder directory stuff skill skills info information helper helpers tool tools thing things misc content contents page pages document documents docs notes description'.split(
    ' ',
  ),
);

export const descriptionVague: Rule<Model, Facts> = {
  name: 'description-vague',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'A description says when to look.',
  why: `An agent chooses by descriptions. "Tide skill" or "TODO" repeats the name or says nothing, so the file is read always or never.

Say on which occasion the file helps, in a few words more than its name: "Finds the next low water of a harbour".`,
  bad: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: The tide desk helper\n---\n\nState the harbour first.\n',
  },
  good: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nState the harbour first.\n',
  },
  *file(facts): Iterable<Finding> {
    if (!speaks(facts)) return;
    const text = fieldText(facts, 'description');
    if (!text || !isVague(facts, text)) return;
    yield {
      path: facts.path,
      ...fieldRange(facts, 'description'),
      message: `${shown(text)} does not tell when to look here; one sentence that does is wanted.`,
      fixes: proposed(facts),
    };
  },
};

function isVague(facts: Facts, text: string): boolean {
  if (/^\W*(?:TODO|TBD|FIXME|XXX)\b/.test(text) || countWords(text) < 4) return true;
  const name = new Set([facts.field('name') ?? '', facts.fileName, facts.directoryName].flatMap(wordsIn));
  return wordsIn(text).every((word) => empty.has(word) || name.has(word));
}

function proposed(facts: Facts): Fix[] {
  const sentence = firstSentence(facts.body);
  if (sentence === undefined || isVague(facts, sentence)) return [];
  return rewriteField(facts, 'description', sentence, 'Take the first sentence of the text');
}
