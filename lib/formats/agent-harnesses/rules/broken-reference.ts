import type { Finding, Fix } from '../../../core/diagnostic';
import { parentOf, resolve } from '../../../core/path';
import type { Reference } from '../../../core/references';
import type { Rule } from '../../../core/rule';
import { type Guide, guidesOf } from '../advice/guides';
import { keeper } from '../advice/kept';
import { meantBy, pathRange, retargeted, unlinked } from '../advice/reference-fixes';
import { isOwnScript } from '../advice/scripts';
import type { Facts } from '../facts';
import type { Model } from '../model';

export const brokenReference: Rule<Model, Facts> = {
  name: 'broken-reference',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'A link in a guiding text leads to a file or directory of the harness.',
  why: `HARNESS.md, routing files and skills are the way an agent finds things. It follows a link that leads nowhere, finds nothing,
and goes on without what it should have read.

Usual causes: a file that was renamed or moved, or a path seen from the wrong directory. Links are looked up from the
file, then from the directories above it. Paths in code or running text are not judged: they are mostly about the
user's own project, or about files still to be written.`,
  bad: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee [the north](tables/nroth.csv).\n',
    'tables/north.csv': 'high,low\n',
  },
  good: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee [the north](tables/north.csv). Save the result to `out/tide.md`.\n',
    'tables/north.csv': 'high,low\n',
  },
  *harness(model): Iterable<Finding> {
    for (const guide of guidesOf(model)) {
      if (guide.lost.length > 0) yield* kept(guide.lost, [guide.facts], () => brokenIn(model, guide));
    }
  },
};

/** What is lost stays the same list for as long as neither the text nor the names of the harness change. */
const kept = keeper<Guide['lost'], Finding[]>();

/** A text with more broken links was generated, or belongs elsewhere: guesses would cost more than they help. */
const mostMended = 200;

function brokenIn(model: Model, guide: Guide): Finding[] {
  return guide.lost
    .filter(({ fault, suggestion }) => fault === 'broken' && suggestion === undefined)
    .filter((reference) => !isOwnScript(guide, reference))
    .map((reference, nth) => ({
      path: guide.facts.path,
      ...pathRange(guide.facts, reference),
      message: `\`${reference.raw.replaceAll('`', "'")}\` leads to nothing; a file or directory of the harness is wanted.`,
      fixes: nth < mostMended ? fixesOf(model, guide, reference) : [],
    }));
}

function fixesOf(model: Model, { facts }: Guide, reference: Reference): Fix[] {
  const wanted = resolve(parentOf(facts.path), reference.path);
  const meant = wanted === undefined ? undefined : meantBy(model.harness, facts.path, wanted, reference.candidates);
  const isDirectory = meant !== undefined && model.harness.get(meant)?.kind === 'directory';
  return [
    ...(meant === undefined ? [] : [retargeted(facts, reference, meant, isDirectory)]),
    ...unlinked(facts, reference),
  ];
}
