/** Runs rules over a model and its facts. */
import { byPlace, type Diagnostic, type Finding, type Severity } from './diagnostic';
import type { Rule, RuleDocs } from './rule';
import type { Settings } from './settings';

/**
 * The question `rules` put to a model. Findings of `file` rules are remembered on the facts, for as long as the
 * settings stay the same object: after an edit only the edited file is asked again.
 */
export function asker<Model, Facts extends object>(prefix: string, rules: readonly Rule<Model, Facts>[]) {
  const remembered = new WeakMap<Facts, { settings: Settings; diagnostics: Diagnostic[] }>();

  const askFile = (facts: Facts, settings: Settings): Diagnostic[] => {
    const held = remembered.get(facts);
    if (held?.settings === settings) return held.diagnostics;
    const diagnostics = rules.flatMap((rule) =>
      rule.file ? diagnosticsOf(prefix, rule, settings, () => rule.file(facts, settings)) : [],
    );
    remembered.set(facts, { settings, diagnostics });
    return diagnostics;
  };

  return (model: Model, facts: Iterable<Facts>, settings: Settings): Diagnostic[] => {
    const all: Diagnostic[] = [];
    for (const file of facts) for (const found of askFile(file, settings)) all.push(found);
    for (const rule of rules) {
      if (!rule.harness) continue;
      // One by one: a spread of a hundred thousand arguments would overflow the stack.
      for (const found of diagnosticsOf(prefix, rule, settings, () => rule.harness(model, settings))) all.push(found);
    }
    return all.sort(byPlace);
  };
}

function diagnosticsOf(prefix: string, rule: RuleDocs, settings: Settings, ask: () => Iterable<Finding>): Diagnostic[] {
  const id = `${prefix}/${rule.name}`;
  const severity = severityOf(rule, settings.severities[id]);
  if (severity === 'off') return [];
  return Array.from(ask(), (finding) => {
    const diagnostic = { rule: id, severity, source: rule.source, ...finding };
    return rule.confidence ? { ...diagnostic, confidence: rule.confidence } : diagnostic;
  });
}

/** People may quieten or raise advice. The format's own law is not theirs: its errors stay, its warnings never become errors. */
function severityOf(rule: RuleDocs, wanted: Severity | 'off' | undefined): Severity | 'off' {
  if (wanted === undefined || rule.source === 'advice') return wanted ?? rule.severity;
  if (rule.severity === 'error') return 'error';
  return wanted === 'error' ? rule.severity : wanted;
}
