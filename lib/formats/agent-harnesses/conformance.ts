/** Judges conformance cases of this format. */

import { asker } from '../../core/ask';
import {
  compareDiagnostics,
  compareValues,
  diagnosticsOf,
  type ExpectedDiagnostic,
  isAdvice,
  isSpecFault,
} from '../../core/conformance';
import { isValid } from '../../core/diagnostic';
import { type Files, harnessOf } from '../../core/files';
import type { Conformance } from '../../core/format';
import { byCodePoint } from '../../core/path';
import { defaultSettings } from '../../core/settings';
import { treeKindOf } from './kinds';
import { factsIn, type Model, parse } from './model';
import { promptOf } from './prompt';
import { rules } from './rules';

const ask = asker('agent-harnesses', rules);

export const conformance: Conformance = {
  actual: async (testCase) => {
    const model = parse(harnessOf((testCase.files ?? {}) as Files));
    const diagnostics = ask(model, factsIn(model), defaultSettings);
    const valid = isValid(diagnostics);
    const prompt = promptOf(model);
    return {
      valid,
      diagnostics: diagnosticsOf(diagnostics, isSpecFault),
      advice: diagnosticsOf(diagnostics, isAdvice),
      ...(valid && prompt !== undefined ? { prompt } : {}),
      tree: treeOf(model),
    };
  },
  differences: (expected, actual) => [
    ...compareDiagnostics(
      (expected.diagnostics ?? []) as ExpectedDiagnostic[],
      (actual.diagnostics ?? []) as ExpectedDiagnostic[],
      { deferred: expected.deferred as ExpectedDiagnostic[] | undefined },
    ),
    ...['valid', 'prompt', 'tree'].flatMap((key) =>
      key in expected ? compareValues(key, expected[key], actual[key]) : [],
    ),
  ],
};

/** Every entry with its kind, sorted by path. */
function treeOf({ structure }: Model) {
  return structure.places
    .map((place) => ({
      path: place.is === 'directory' ? `${place.path}/` : place.path,
      kind: treeKindOf(place),
      ...(place.is === 'directory' && place.leafType !== undefined ? { leafType: place.leafType } : {}),
    }))
    .sort((left, right) => byCodePoint(left.path, right.path));
}
