import type { Settings } from '../../../core/settings';
import { adviceRule, atValue } from '../advice-kit';
import { manifestFiles } from '../rule-kit';
import { valueOfUse } from '../value';

const host = (toolName: string): Partial<Settings> => ({
  host: { factories: [{ type: 'acme/a', version: 1, describe: { toolNames: [toolName], requirements: [] } }] },
});
const abilities = [{ instanceId: 'a', type: 'acme/a', version: 1, options: {} }];

export const toolNameProviderLimit = adviceRule({
  name: 'tool-name-provider-limit',
  severity: 'info',
  confidence: 'likely',
  summary: 'Tool names are names that model providers take.',
  why: `The contract allows \`.\`, \`:\` and \`/\` in tool names and sets no length; many providers allow letters, digits, \`_\` and \`-\` only, and 64 characters at most.`,
  bad: { ...manifestFiles({ abilities }), 'GRANTS.md': 'Grants: site.search.\n' },
  good: manifestFiles({}),
  exampleSettings: host('site.search'),
  *find(model) {
    for (const item of model.items) {
      for (const [index, ability] of (item.assessment?.description?.abilities ?? []).entries()) {
        const use = item.definition?.uses[index];
        for (const name of ability.toolNames)
          if (use && (name.length > 64 || /[.:/]/.test(name)))
            yield atValue(
              model,
              item,
              valueOfUse(use),
              `Many model providers refuse the tool name \`${name}\`: letters, digits, \`_\` and \`-\`, at most 64.`,
            );
      }
    }
  },
});
