/** Advice that holds in every format: rule ids start with `common/`. */
import { asker } from '../../core/ask';
import type { Diagnostic } from '../../core/diagnostic';
import type { Entry, Harness } from '../../core/harness';
import { perEntry } from '../../core/harness';
import type { Path } from '../../core/path';
import type { Rule } from '../../core/rule';
import type { Settings } from '../../core/settings';

/** What a common `file` rule sees. */
export interface CommonFacts {
  path: Path;
  entry: Entry;
}

const factsOf = perEntry((entry: Entry, path: Path): CommonFacts => ({ path, entry }));

export const commonRules: readonly Rule<Harness, CommonFacts>[] = [];

const ask = asker('common', commonRules);

/** The findings of all common rules. */
export function commonDiagnostics(harness: Harness, settings: Settings): readonly Diagnostic[] {
  return ask(
    harness,
    Array.from(harness, ([path, entry]) => factsOf(entry, path)),
    settings,
  );
}
