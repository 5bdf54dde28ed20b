/** Judges conformance cases: diagnostics, needs, edges of the named kinds, session view, page lines (Reading the corpus). */
import { asker } from '../../core/ask';
import {
  compareDiagnostics,
  compareValues,
  diagnosticsOf,
  type ExpectedDiagnostic,
  isSpecFault,
} from '../../core/conformance';
import { isValid } from '../../core/diagnostic';
import { type Files, harnessOf } from '../../core/files';
import type { Conformance } from '../../core/format';
import type { Graph } from '../../core/graph';
import { defaultSettings } from '../../core/settings';
import { graphOf } from './graph';
import { parse } from './model';
import { needsOf } from './needs';
import { rules } from './rules';
import { sessionViews } from './sessions';

const ask = asker('kapso', rules);

export const conformance: Conformance = {
  async actual({ files }) {
    const model = parse(harnessOf((files ?? {}) as Files));
    const diagnostics = ask(model, model.facts, defaultSettings);
    return {
      valid: isValid(diagnostics),
      diagnostics: diagnosticsOf(diagnostics, isSpecFault).map(({ rule, severity, path }) => ({
        rule,
        severity,
        path,
      })),
      needs: needsOf(model)
        .map(({ name }) => name)
        .sort(),
      graph: { edges: edgesOf(graphOf(model)) },
      sessionView: sessionViews(model),
      pageLines: Object.fromEntries([...model.pages.values()].map(({ path, lines }) => [path, lines])),
    };
  },
  differences(expected, actual) {
    return Object.keys(expected).flatMap((key) => differencesAt(key, expected[key], actual[key]));
  },
};

const attachment = /^(?:skill|server|agent|hook):/;

function edgesOf(graph: Graph): [string, string][] {
  return graph.edges.flatMap(({ source, target, kind }): [string, string][] => {
    const listed = kind === 'lists' && source.startsWith('module:') && attachment.test(target);
    const script = source.startsWith('skill:') && target.startsWith('script:');
    return listed || script ? [[source, target]] : [];
  });
}

/** Diagnostics are compared as a multiset, needs and edges as sets, the rest as it stands. */
function differencesAt(key: string, expected: unknown, actual: unknown): string[] {
  if (key === 'diagnostics')
    return compareDiagnostics(expected as ExpectedDiagnostic[], actual as ExpectedDiagnostic[]);
  if (key === 'needs') return compareSets(key, expected, actual);
  if (key === 'graph')
    return compareSets('edges', (expected as { edges: unknown }).edges, (actual as { edges: unknown }).edges);
  return compareValues(key, expected, actual);
}

function compareSets(name: string, expected: unknown, actual: unknown): string[] {
  const texts = (list: unknown) => new Set((Array.isArray(list) ? list : []).map((item) => JSON.stringify(item)));
  const wanted = texts(expected);
  const found = texts(actual);
  return [
    ...[...wanted].filter((text) => !found.has(text)).map((text) => `${name}: missing ${text}`),
    ...[...found].filter((text) => !wanted.has(text)).map((text) => `${name}: unexpected ${text}`),
  ];
}
