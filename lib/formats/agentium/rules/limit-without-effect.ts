import { adviceRule, atValue, groupsOf } from '../advice-kit';
import { fixes, removeMember } from '../edits';
import { manifestFiles } from '../rule-kit';
import { memberOf, truthOf } from '../value';
import { agentLimits } from '../vocabulary';

export const limitWithoutEffect = adviceRule({
  name: 'limit-without-effect',
  severity: 'info',
  confidence: 'likely',
  summary: 'Every limit lowers something.',
  why: `Limits only lower the Agent’s own settings, 10 tool rounds and a child depth of 2 unless set otherwise. A higher one changes nothing, and a child depth needs \`subagents\`.`,
  bad: manifestFiles({ limits: { toolRoundtrips: 50 } }),
  good: manifestFiles({ limits: { toolRoundtrips: 5 } }),
  *find(model) {
    for (const { item, group } of groupsOf(model, 'limits')) {
      const defaults = item.definition?.defaults;
      const hasChildren = defaults !== undefined && truthOf(memberOf(defaults, 'subagents')) === true;
      for (const [name, most] of Object.entries(agentLimits)) {
        const value = memberOf(group, name);
        if (value.kind !== 'number') continue;
        const offered = fixes(removeMember(model, `Remove \`${name}\``, group, name));
        if (name === 'maxChildDepth' && !hasChildren)
          yield atValue(model, item, value, '`maxChildDepth` has no effect without `subagents`.', offered);
        else if (value.value > most)
          yield atValue(
            model,
            item,
            value,
            `\`${name}\` has no effect above ${most}, which an Agent has anyway.`,
            offered,
          );
      }
    }
  },
});
