import type { Finding } from '../../../core/diagnostic';
import type { Reference } from '../../../core/references';
import { namesOf } from '../../../core/references/names';
import type { Rule } from '../../../core/rule';
import { type Guide, guidesOf } from '../advice/guides';
import { keeper } from '../advice/kept';
import { pathRange, retargeted } from '../advice/reference-fixes';
import type { Facts } from '../facts';
import type { Model } from '../model';

export const referenceWrongCase: Rule<Model, Facts> = {
  name: 'reference-wrong-case',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'A path is written as its file is called, in its case and with `/`.',
  why: `\`Tables/North.csv\` and \`tables/north.csv\` are one file on most Windows and macOS machines and two on Linux, where agents mostly
run. \`tables\\north.csv\` is a path on Windows alone. The path works for its author, and leads to nothing elsewhere.

Write the path as the file is called.`,
  bad: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee [the north](tables/North.csv).\n',
    'tables/north.csv': 'high,low\n',
  },
  good: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee [the north](tables/north.csv).\n',
    'tables/north.csv': 'high,low\n',
  },
  *harness(model): Iterable<Finding> {
    for (const guide of guidesOf(model)) {
      if (guide.lost.length > 0) yield* kept(guide.lost, [guide.facts], () => [...otherwiseWritten(model, guide)]);
    }
  },
};

/** What is lost stays the same list for as long as neither the text nor the names of the harness change. */
const kept = keeper<Guide['lost'], Finding[]>();

/** Each path once: one fix corrects it everywhere in the text. */
function* otherwiseWritten(model: Model, { facts, lost }: Guide): Iterable<Finding> {
  const byPath = new Map<string, Reference[]>();
  for (const reference of lost) {
    if (reference.suggestion === undefined || reference.candidates) continue;
    const key = `${reference.path}\0${reference.suggestion}`;
    const same = byPath.get(key);
    if (same) same.push(reference);
    else byPath.set(key, [reference]);
  }
  for (const same of byPath.values()) {
    const [first] = same;
    const suggestion = first?.suggestion;
    if (!first || suggestion === undefined) continue;
    const isDirectory = namesOf(model.harness).isDirectory(suggestion);
    const fixes = same.map((each) => retargeted(facts, each, suggestion, isDirectory));
    yield {
      path: facts.path,
      ...pathRange(facts, first),
      message: `\`${first.raw.replaceAll('`', "'")}\` ${fault(first)} \`${suggestion}\`, which is wanted.`,
      fixes: fixes.slice(0, 1).map((fix) => ({ ...fix, edits: fixes.flatMap(({ edits }) => edits) })),
    };
  }
}

const fault = ({ path }: Reference): string =>
  path.includes('\\') ? 'is how only Windows writes' : 'differs in case from';
