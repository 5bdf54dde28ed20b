/** Advice that holds in every format: rule ids start with `common/`. */
import { asker } from '../../core/ask';
import type { Diagnostic } from '../../core/diagnostic';
import type { Harness } from '../../core/harness';
import type { RuleDocs } from '../../core/rule';
import type { Settings } from '../../core/settings';
import { factsOf } from './facts';
import { commonRules as rules } from './rules';

export const commonRules: readonly RuleDocs[] = rules;

const ask = asker('common', rules);

/** The findings of all common rules. */
export function commonDiagnostics(harness: Harness, settings: Settings): readonly Diagnostic[] {
  return ask(
    harness,
    Array.from(harness, ([path, entry]) => factsOf(entry, path)),
    settings,
  );
}
