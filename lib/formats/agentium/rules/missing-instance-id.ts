import { adviceRule, usesOf } from '../advice-kit';
import { insertInstanceId } from '../instance-ids';
import { adviceAt, named, sourceFiles } from '../rule-kit';

const listed = (config: string) =>
  sourceFiles(
    `
const clock = defineAbility({
  type: "acme/clock",
  validate: (options: object) => options,
  describe: () => ({ toolNames: [], requirements: [] }),
  bind: async () => ({ tools: [] }),
});
export default defineHarness({ id: "notes", abilities: [clock({}${config})] });
`,
    ['defineAbility', 'defineHarness'],
  );

export const missingInstanceId = adviceRule({
  name: 'missing-instance-id',
  severity: 'info',
  confidence: 'hint',
  summary: 'Every ability of a definition can be named.',
  why: `Without an instance id the package makes one up at each start, so an extension can neither disable nor replace the ability.`,
  bad: listed(''),
  good: sourceFiles('export default defineHarness({ id: "notes", abilities: [] });'),
  alsoDraws: ['agentium/export-local-ability'],
  *find(model) {
    for (const { item, use } of usesOf(model)) {
      if (use.instanceId || use.ability.portable) continue;
      const origin = use.origin ?? item.place;
      const offered = insertInstanceId(model, use, origin.path);
      yield adviceAt(model, origin, `This \`${use.ability.type}\` has no instance id, so no extension can name it.`, {
        ...named(item),
        ...(offered.length > 0 ? { fixes: offered } : {}),
      });
    }
  },
});
