import type { Settings } from '../../../core/settings';
import { adviceRule, atValue } from '../advice-kit';
import { generatedBy } from '../grants';
import { manifestFiles } from '../rule-kit';
import { valueOfUse } from '../value';

const host = (toolName: string): Partial<Settings> => ({
  host: { factories: [{ type: 'acme/a', version: 1, describe: { toolNames: [toolName], requirements: [] } }] },
});
const abilities = [{ instanceId: 'a', type: 'acme/a', version: 1, options: {} }];

export const toolNameCollidesWithGenerated = adviceRule({
  name: 'tool-name-collides-with-generated',
  severity: 'warning',
  confidence: 'likely',
  summary: 'No ability’s tool is named like one that the defaults bring.',
  why: `Defaults bring tools with fixed names. Two tools of one name cannot both be offered to a model. Rename the ability’s tool, or leave the default off.`,
  bad: { ...manifestFiles({ abilities, defaults: { subagents: true } }), 'GRANTS.md': 'Grants: task.\n' },
  good: { ...manifestFiles({ abilities }), 'GRANTS.md': 'Grants: task.\n' },
  exampleSettings: host('task'),
  *find(model) {
    for (const item of model.items) {
      const { definition, assessment } = item;
      const generated = new Set(generatedBy(definition?.defaults));
      for (const [index, ability] of (assessment?.description?.abilities ?? []).entries()) {
        const use = definition?.uses[index];
        for (const name of ability.toolNames)
          if (generated.has(name) && use)
            yield atValue(
              model,
              item,
              valueOfUse(use),
              `The tool \`${name}\` is named like one that the defaults bring.`,
            );
      }
    }
  },
});
