import type { Settings } from '../../../core/settings';
import { adviceRule, atValue } from '../advice-kit';
import { manifestFiles } from '../rule-kit';
import { valueOfUse } from '../value';

const host: Partial<Settings> = {
  host: {
    factories: [{ type: 'acme/a', version: 1, describe: { toolNames: [], requirements: [], runtimeDependent: true } }],
  },
};
const abilities = [{ instanceId: 'a', type: 'acme/a', version: 1, options: {} }];

export const runtimeDependent = adviceRule({
  name: 'runtime-dependent',
  severity: 'info',
  confidence: 'hint',
  summary: 'What an ability brings is the same in every run.',
  why: `\`runtimeDependent: true\` says that tools or sources may change when the ability binds: what is shown here is what it declares, not all it may do.`,
  bad: manifestFiles({ abilities }),
  good: manifestFiles({}),
  exampleSettings: host,
  *find(model) {
    for (const item of model.items) {
      for (const [index, ability] of (item.assessment?.description?.abilities ?? []).entries()) {
        const use = item.definition?.uses[index];
        if (ability.runtimeDependent && use)
          yield atValue(model, item, valueOfUse(use), `What \`${ability.instanceId}\` brings may change at run time.`);
      }
    }
  },
});
