/** The first verb: one harness in, one report out. */
import { byPlace, type Diagnostic, isValid } from './core/diagnostic';
import type { Format, Opened } from './core/format';
import type { Harness } from './core/harness';
import type { Settings } from './core/settings';
import { formatById, likeliest } from './formats';
import { commonDiagnostics } from './formats/common';

/** Everything a check says of one harness. Nothing in it changes once it is made. */
export interface Report {
  /** Undefined where no format recognises the harness. */
  format: string | undefined;
  /** No error of source `spec`; false without a format. */
  valid: boolean;
  /** Ordered by place. */
  diagnostics: readonly Diagnostic[];
  /** The harness as its format reads it: graph, contexts, hashes, exports, each computed when first asked. */
  opened: Opened | undefined;
}

/** The format asked for, else the likeliest one. */
export function formatOf(harness: Harness, formatId?: string): Format | undefined {
  return formatId === undefined ? likeliest(harness) : formatById(formatId);
}

/** Checks a harness. Synchronous: the format's `prepare` must have been awaited (see `prepareFor`). */
export function check(harness: Harness, settings: Settings, formatId?: string): Report {
  const format = formatOf(harness, formatId);
  const common = commonDiagnostics(harness, settings);
  if (!format) return { format: undefined, valid: false, diagnostics: common, opened: undefined };
  const opened = format.open(harness, settings);
  const own = opened.diagnostics();
  const diagnostics = [...own, ...uncovered(common, own, format.covers)].sort(byPlace);
  return { format: format.id, valid: isValid(diagnostics), diagnostics, opened };
}

/** Common findings, less those that the format's own rules say of the same path. */
function uncovered(common: readonly Diagnostic[], own: readonly Diagnostic[], covers: Format['covers']) {
  // Most checks have none to compare: the list of all that was said is not made for them.
  if (!common.some((found) => covers[found.rule])) return common;
  const said = new Set(own.map((found) => `${found.rule} ${found.path}`));
  return common.filter((found) => !covers[found.rule]?.some((rule) => said.has(`${rule} ${found.path}`)));
}

/** Loads what the harness's format needs before `check`; cheap when called again. */
export async function prepareFor(harness: Harness, formatId?: string): Promise<void> {
  await formatOf(harness, formatId)?.prepare();
}
