import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { guidesOf } from '../advice/guides';
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
    for (const { facts, lost } of guidesOf(model)) {
      for (const reference of lost) {
        if (reference.fault !== 'outside') continue;
        const meant = meantBy(model.harness, facts.path, reference.path.replace(/^(?:\.\.\/)+/, ''));
        yield {
          path: facts.path,
          ...pathRange(facts, reference),
          message: `\`${reference.raw.replaceAll('`', "'")}\` leads out of the harness; a path inside it is wanted.`,
          fixes: [
            ...(meant === undefined ? [] : [retargeted(facts, reference, meant, false)]),
            ...unlinked(facts, reference),
          ],
        };
      }
    }
  },
};
