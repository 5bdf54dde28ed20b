import type { Fix } from '../../../core/diagnostic';
import { adviceRule } from '../advice-kit';
import { fixOf } from '../edits';
import type { Model } from '../model';
import { adviceAt, named, sourceFiles } from '../rule-kit';
import { textOf } from '../text-places';
import type { Origin } from '../value';
import { excerpt } from '../words';

/** `x ?? "literal"` offers its literal. */
function literalFixes(model: Model, origin: Origin): Fix[] {
  const text = textOf(model, origin.path).slice(origin.start, origin.end);
  const literal = /(?:\?\?|\|\|)\s*("[^"\\\r\n]*"|'[^'\\\r\n]*'|\d+|true|false)$/.exec(text)?.[1];
  return literal === undefined ? [] : [fixOf(`Write ${literal} down`, [{ ...origin, text: literal }], true)];
}

export const notStaticallyAnalysable = adviceRule({
  name: 'not-statically-analysable',
  severity: 'warning',
  confidence: 'certain',
  summary: 'Every exported definition can be read without running it.',
  why: `The studio never runs a harness’s code, and a guessed hash is worse than none. Environment, time, results of functions, bindings assigned twice and objects changed after they were written all depend on a run. Write the value down, or keep the definition and check it where it runs.`,
  bad: sourceFiles('export const notes = defineHarness({ id: process.env.NOTES_ID ?? "notes" });'),
  good: sourceFiles('export const notes = defineHarness({ id: "notes" });'),
  *find(model) {
    for (const item of model.definitions) {
      if (!item.unknown) continue;
      const { origin = item.place, why } = item.unknown;
      const shown = excerpt(textOf(model, origin.path), origin.start, origin.end);
      const place = origin.path === item.path ? origin : item.place;
      const message = `\`${item.exportName}\` cannot be read without running it: \`${shown}\` ${why}.`;
      const fixes = literalFixes(model, origin);
      yield adviceAt(model, place, message, { ...named(item), ...(fixes.length > 0 ? { fixes } : {}) });
    }
    for (const { name, origin } of model.read.strangers) {
      if (model.definitions.some((item) => item.unknown?.origin?.start === origin.start && item.path === origin.path))
        continue;
      yield adviceAt(
        model,
        origin,
        `This \`${name}\` is not the package’s: what it gives cannot be known without running it.`,
      );
    }
  },
});
