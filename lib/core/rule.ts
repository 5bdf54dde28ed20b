/** A rule is one object: its law, its reason, its examples and its check. */
import type { Confidence, Finding, Severity, Source } from './diagnostic';
import type { Files } from './files';
import type { Settings } from './settings';

/** What pages, `explain`, hovers and SARIF show of a rule. */
export interface RuleDocs {
  /** The file's name; the id is `format/name`. */
  name: string;
  severity: Severity;
  source: Source;
  /** Only advice has one. */
  confidence?: Confidence;
  /** The law in one sentence: "Every skill is listed by a module." */
  summary: string;
  /** Markdown: why it matters, the usual cause, the repair. At most ten lines. */
  why: string;
  /** A small harness that draws this rule … */
  bad: Files;
  /** … and one that does not. */
  good: Files;
  /** Ids of other rules that `bad` cannot help drawing. */
  alsoDraws?: readonly string[];
  /** Settings that both examples need. */
  exampleSettings?: Partial<Settings>;
}

/**
 * Exactly one of the two checks, usually a generator.
 * `file` asks one file; its findings are remembered on the identity of the file's facts.
 * `harness` asks across files; it sees facts and never scans text, so that it stays cheap per entry.
 */
export type Rule<Model, Facts> = RuleDocs &
  (
    | { file(facts: Facts, settings: Settings): Iterable<Finding>; harness?: never }
    | { harness(model: Model, settings: Settings): Iterable<Finding>; file?: never }
  );
