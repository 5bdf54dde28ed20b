/** What a check says, and the mechanical repairs it offers. Flat and 1-based: the words of ESLint and Monaco. */
import type { Entry } from './harness';
import { byCodePoint, type Path } from './path';

/** Only an `error` of source `spec` makes a harness invalid. */
export type Severity = 'error' | 'warning' | 'info';

/** Whose law: the format's own checker (`spec`, decides validity) or the studio's (`advice`, never does). */
export type Source = 'spec' | 'advice';

/** How sure an advice rule is: `certain` is a fault, `likely` mostly one, a `hint` is folded by default. */
export type Confidence = 'certain' | 'likely' | 'hint';

/** Replaces `start`–`end` of a file's decoded text (UTF-16 units, a byte order mark included) by `text`. */
export interface TextEdit {
  path: Path;
  start: number;
  end: number;
  text: string;
}

/** `rename` moves a file or a whole directory; `write` creates or replaces an entry. */
export type FixEdit = TextEdit | { rename: Path; to: Path } | { remove: Path } | { write: Path; entry: Entry };

/** One repair. Its text edits refer to the harness as checked and never overlap. */
export interface Fix {
  title: string;
  edits: readonly FixEdit[];
  preferred?: true;
}

/** What a rule yields. A directory's path ends with `/`, the root is `.`. Columns count UTF-16 units; a BOM is one of them. */
export interface Finding {
  path: Path;
  line?: number;
  column?: number;
  endLine?: number;
  endColumn?: number;
  message: string;
  fixes?: readonly Fix[];
  /** JSON Pointer into a manifest (RFC 6901). */
  pointer?: string;
  /** Name of the definition it is about, where a file holds several. */
  definition?: string;
  /** 0 = base, 1… = extensions. */
  layer?: number;
  /** Another place that explains this one, such as the first of two equal keys. */
  related?: { path: Path; line: number; column: number; message: string };
}

/** What people read: a finding with its rule's identity. */
export interface Diagnostic extends Finding {
  rule: string;
  severity: Severity;
  source: Source;
  confidence?: Confidence;
}

const weights: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/** By path, then place, then severity, then rule: the order of every list. */
export function byPlace(left: Diagnostic, right: Diagnostic): number {
  return (
    byCodePoint(left.path, right.path) ||
    (left.line ?? 0) - (right.line ?? 0) ||
    (left.column ?? 0) - (right.column ?? 0) ||
    weights[left.severity] - weights[right.severity] ||
    byCodePoint(left.rule, right.rule) ||
    byCodePoint(left.message, right.message)
  );
}

/** Worst first. */
export const bySeverity = (left: Severity, right: Severity): number => weights[left] - weights[right];

/** True where no finding of the format's own law is an error. */
export const isValid = (diagnostics: readonly Diagnostic[]): boolean =>
  !diagnostics.some((found) => found.source === 'spec' && found.severity === 'error');
