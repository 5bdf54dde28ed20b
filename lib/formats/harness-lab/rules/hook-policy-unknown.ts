import { nearest } from '../../../core/nearest';
import { bundle, commandHook, reviewed } from '../examples';
import { commandsIn, placeOf, replacement } from '../hook-place';
import type { LabRule } from '../model';
import { categories, deciderModule, policyOf, policyRules } from '../policy';

const decide = `"\${HARNESSLAB_PYTHON:-python3}" -I -m ${deciderModule}`;

export const hookPolicyUnknown: LabRule = {
  name: 'hook-policy-unknown',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: "Every word of the sentinel's policy is a category or rule it knows.",
  why: '`--deny` replaces the list of denied categories, and a word it does not know denies nothing: a slip opens what it should close, without a word. `--allow` takes single rules as well, `--deny` categories only.',
  bad: bundle({ 'hooks.json': commandHook(`${decide} --deny networks`) }),
  good: bundle({ 'hooks.json': commandHook(`${decide} --deny network --allow package-install`) }),
  exampleSettings: reviewed,
  *file(file) {
    for (const command of commandsIn(file)) {
      for (const { option, text, word, at } of command.reading.simple.flatMap(policyOf)) {
        const known = option === '--allow' ? [...categories, ...policyRules] : categories;
        if (known.includes(text)) continue;
        const meant = nearest(text, known) ?? nearest(text.replaceAll('-', '_'), known);
        // Where quotes or escapes stand in the word, only the whole of it has a sure place.
        const exact = word.raw === word.text;
        const span = exact ? { ...word, start: word.start + at, end: word.start + at + text.length } : word;
        const offered = meant === undefined ? categories : [meant];
        yield {
          ...placeOf(command, command.node, span),
          message: policyRules.includes(text)
            ? `\`${option}\` takes categories only, so the rule \`${text}\` denies nothing.`
            : `The sentinel knows no \`${text}\` and passes over it without a word.`,
          fixes: exact
            ? offered.map((each) => ({
                title: `Use \`${each}\``,
                edits: [replacement(command, command.node, span, each)],
              }))
            : [],
        };
      }
    }
  },
};
