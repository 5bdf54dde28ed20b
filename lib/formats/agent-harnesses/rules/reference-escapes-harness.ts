import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { type Guide, guidesOf } from '../advice/guides';
import { keeper } from '../advice/kept';
import { meantBy, pathRange, retargeted, unlinked } from '../advice/reference-fixes';
import type { Facts } from '../facts';
import type { Model } from '../model';

export const referenceEscapesHarness: Rule<Model, Facts> = {
  name: 'reference-escapes-harness',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'A link stays inside the harness.',
  why: `A harness is shared as a directory or a bundle. What lies beside it on its author's machine is not there for anyone else, so a
link with \`..\` that climbs out of the root leads to nothing, or to another file of that name.

Copy the file into the harness and link to the copy, or say in words what it holds.`,
  bad: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee [the north](../north.csv).\n',
    'tables/north.csv': 'high,low\n',
  },
  good: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee [the north](tables/north.csv).\n',
    'tables/north.csv': 'high,low\n',
  },
  *harness(model): Iterable<Finding> {
    for (const guide of guidesOf(model)) {
      if (guide.lost.length > 0) yield* kept(guide.lost, [guide.facts], () => outsideIn(model, guide));
    }
  },
};

/** What is lost stays the same list for as long as neither the text nor the names of the harness change. */
const kept = keeper<Guide['lost'], Finding[]>();

/** A text with more such links was generated, or belongs elsewhere: guesses would cost more than they help. */
const mostMended = 200;

function outsideIn({ harness }: Model, { facts, lost }: Guide): Finding[] {
  return lost
    .filter(({ fault }) => fault === 'outside')
    .map((reference, nth) => {
      const inside = reference.path.replace(/^(?:\.\.\/)+/, '');
      const meant = nth < mostMended ? meantBy(harness, facts.path, inside) : undefined;
      return {
        path: facts.path,
        ...pathRange(facts, reference),
        message: `\`${reference.raw.replaceAll('`', "'")}\` leads out of the harness; a path inside it is wanted.`,
        fixes: [
          ...(meant === undefined ? [] : [retargeted(facts, reference, meant, false)]),
          ...unlinked(facts, reference),
        ],
      };
    });
}
