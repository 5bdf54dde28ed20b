import { adviceRule, boundNames, listedUses } from '../advice-kit';
import type { Ability } from '../definition/types';
import { isMentioned } from '../mentions';
import { adviceAt, sourceFiles } from '../rule-kit';
import { packageAbilities } from '../typescript/calls';

const isOwn = (ability: Ability): boolean => !Object.values(packageAbilities).includes(ability);

export const unreferencedAbility = adviceRule({
  name: 'unreferenced-ability',
  severity: 'info',
  confidence: 'likely',
  summary: 'Every ability that is made is listed by a definition.',
  why: `An ability that no definition lists does nothing. Usually a line was forgotten in \`abilities\`, or in an extension.`,
  bad: sourceFiles(
    `const garden = textContext({ id: "garden", entries: [{ id: "first", text: "Sow late." }] }, { instanceId: "garden" });
export default defineHarness({ id: "notes" });`,
    ['defineHarness', 'textContext'],
  ),
  good: sourceFiles(
    `const garden = textContext({ id: "garden", entries: [{ id: "first", text: "Sow late." }] }, { instanceId: "garden" });
export default defineHarness({ id: "notes", abilities: [garden] });`,
    ['defineHarness', 'textContext'],
  ),
  *find(model) {
    const listed = listedUses(model);
    const abilities = new Set([...listed].map((use) => use.ability));
    const used = new Set(
      model.read.reader.calls.flatMap(({ value }) => (value.kind === 'use' ? [value.use.ability] : [])),
    );
    for (const { name, value, place, module } of boundNames(model)) {
      const isUse = value.kind === 'use' && !listed.has(value.use) && !isMentioned(module, name);
      const isAbility =
        value.kind === 'ability' &&
        !value.ability.portable &&
        isOwn(value.ability) &&
        !abilities.has(value.ability) &&
        !used.has(value.ability);
      if (isUse || isAbility) yield adviceAt(model, place, `\`${name}\` is listed by no definition.`);
    }
  },
});
