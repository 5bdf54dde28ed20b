import type { Finding } from '../../../core/diagnostic';
import { namesOf } from '../../../core/references/names';
import type { Rule } from '../../../core/rule';
import { guidesOf } from '../advice/guides';
import { pathRange, retargeted } from '../advice/reference-fixes';
import type { Facts } from '../facts';
import type { Model } from '../model';

export const referenceWrongCase: Rule<Model, Facts> = {
  name: 'reference-wrong-case',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'A path is written in the case its file has.',
  why: `\`Tables/North.csv\` and \`tables/north.csv\` are one file on most Windows and macOS machines and two on Linux, where agents mostly
run. The path works for its author, and leads to nothing elsewhere.

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
    for (const { facts, lost } of guidesOf(model)) {
      const said = new Set<string>();
      for (const reference of lost) {
        const { suggestion, candidates, raw, path } = reference;
        if (suggestion === undefined || candidates || said.has(path)) continue;
        said.add(path);
        const isDirectory = namesOf(model.harness).isDirectory(suggestion);
        yield {
          path: facts.path,
          ...pathRange(facts, reference),
          message: `\`${raw.replaceAll('`', "'")}\` differs in case from \`${suggestion}\`, which is wanted.`,
          fixes: [
            {
              ...retargeted(facts, reference, suggestion, isDirectory),
              edits: lost
                .filter((each) => each.path === path && each.suggestion === suggestion)
                .flatMap((each) => retargeted(facts, each, suggestion, isDirectory).edits),
            },
          ],
        };
      }
    }
  },
};
