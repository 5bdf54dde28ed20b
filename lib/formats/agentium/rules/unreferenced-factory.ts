import { adviceRule, boundNames, listedUses } from '../advice-kit';
import type { Ability } from '../definition/types';
import { adviceAt, sourceFiles } from '../rule-kit';
import { textContextType } from '../vocabulary';

const note = (list: string) =>
  sourceFiles(
    `
export const note = defineAbility({
  type: "acme/note",
  validate: (options: object) => options,
  describe: () => ({ toolNames: [], requirements: [] }),
  bind: async () => ({ tools: [] }),
  portable: { validateOptions: (o: object) => o, toOptions: (o: object) => o, toJSON: (o: object) => o },
});
export default defineHarness({ id: "notes", abilities: [${list}] });
`,
    ['defineAbility', 'defineHarness'],
  );

const nameOf = (ability: Ability): string => `${ability.type}@${ability.version}`;

export const unreferencedFactory = adviceRule({
  name: 'unreferenced-factory',
  severity: 'info',
  confidence: 'hint',
  summary: 'Every portable ability of the project is used by a definition or a manifest.',
  why: `A factory that nothing names is only work for whoever approves it. Usually a manifest spells its type or version otherwise.`,
  bad: note(''),
  good: note('note({}, { instanceId: "note" })'),
  *find(model) {
    const made = model.read.reader.calls.flatMap(({ value }) => (value.kind === 'use' ? [value.use] : []));
    const used = new Set([...listedUses(model), ...made].map((use) => nameOf(use.ability)));
    for (const { value, place, name } of boundNames(model)) {
      if (value.kind !== 'ability' || !value.ability.portable || value.ability.type === textContextType) continue;
      if (!used.has(nameOf(value.ability)))
        yield adviceAt(
          model,
          place,
          `\`${name}\`, \`${nameOf(value.ability)}\`, is used by no definition and no manifest here.`,
        );
    }
  },
});
