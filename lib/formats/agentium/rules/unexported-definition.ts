import { adviceRule, boundNames } from '../advice-kit';
import { isMentioned } from '../mentions';
import { adviceAt, sourceFiles } from '../rule-kit';

export const unexportedDefinition = adviceRule({
  name: 'unexported-definition',
  severity: 'info',
  confidence: 'likely',
  summary: 'Every definition is exported or extended.',
  why: `A definition nobody can reach is dead code, or a forgotten \`export\`.`,
  bad: sourceFiles('const draft = defineHarness({ id: "draft" });\nexport default defineHarness({ id: "notes" });'),
  good: sourceFiles('export default defineHarness({ id: "notes" });'),
  *find(model) {
    for (const { module, name, value, place, exported } of boundNames(model)) {
      if (value.kind !== 'definition' || exported || isMentioned(module, name)) continue;
      yield adviceAt(model, place, `\`${name}\` is neither exported nor extended, so nothing can use it.`);
    }
  },
});
