/** Editor help for Agent Harnesses: where a mentioned path leads, what lies there, and who else mentions it. */
import type { Language } from '../../core/format';
import { inertProse, inlineCode } from '../../core/inert';
import { type Path, parentOf } from '../../core/path';
import { type Reference, referencesOf } from '../../core/references';
import { rangeOf } from '../../core/text';
import type { Facts } from './facts';
import { bodyStartOf, isMarkdown } from './graph-edges';
import { factsIn, type Model } from './model';
import type { FileRole } from './places';

/** The file that speaks for its directory. */
const speakers: ReadonlySet<FileRole> = new Set(['harness', 'nested-harness', 'routing', 'skill-file']);

export function languageOf(model: Model): Language {
  const files = new Map<Path, Facts>();
  const speakerOf = new Map<Path, Facts>();
  for (const facts of factsIn(model)) {
    files.set(facts.path, facts);
    if (speakers.has(facts.role)) speakerOf.set(parentOf(facts.path), facts);
  }
  const referencesIn = (facts: Facts): readonly Reference[] =>
    isMarkdown(facts) ? referencesOf(model.harness, facts.path, facts.entry, bodyStartOf(facts)) : [];
  const referenceAt = (path: Path, offset: number): Reference | undefined => {
    const facts = files.get(path);
    return facts && referencesIn(facts).find(({ start, end }) => start <= offset && offset <= end);
  };
  const fileAt = (target: Path): Facts | undefined => files.get(target) ?? speakerOf.get(target);

  return {
    definition(path, offset) {
      const target = referenceAt(path, offset)?.target;
      if (target === undefined) return undefined;
      const to = fileAt(target)?.path ?? (model.harness.has(target) ? target : undefined);
      return to === undefined ? undefined : { path: to, line: 1 };
    },
    hover(path, offset) {
      const reference = referenceAt(path, offset);
      const facts = reference?.target === undefined ? undefined : fileAt(reference.target);
      if (!reference || !facts?.description) return undefined;
      const markdown = `${inlineCode(facts.path)}\n\n${inertProse(facts.description)}`;
      return { start: reference.start, end: reference.end, markdown };
    },
    references(path, offset) {
      const target = referenceAt(path, offset)?.target ?? path;
      const wanted = fileAt(target)?.path ?? target;
      return [...files.values()].flatMap((facts) =>
        referencesIn(facts)
          .filter((each) => each.target !== undefined && (fileAt(each.target)?.path ?? each.target) === wanted)
          .map(({ start, end }) => ({ path: facts.path, ...rangeOf(facts.text, start, end) })),
      );
    },
  };
}
