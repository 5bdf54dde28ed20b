import { adviceRule, usesOf, valuesIn } from '../advice-kit';
import { fixes, removeMember } from '../edits';
import { adviceAt, manifestFiles, named } from '../rule-kit';
import { isCredentialLookalike } from '../vocabulary';

export const credentialLookalikeKey = adviceRule({
  name: 'credential-lookalike-key',
  severity: 'warning',
  confidence: 'hint',
  summary: 'No option is named like a secret.',
  why: `\`token\`, \`x-api-key\`, \`passwd\` and their kin pass the contract’s check, which knows nine names only, yet what stands under them is usually a secret. If it is none, give it a plainer name.`,
  bad: manifestFiles({
    abilities: [{ instanceId: 'mail', type: 'acme/mail', version: 1, options: { token: 'KEEP_ELSEWHERE' } }],
  }),
  good: manifestFiles({
    abilities: [{ instanceId: 'mail', type: 'acme/mail', version: 1, options: { folder: 'in' } }],
  }),
  *find(model) {
    for (const { item, use } of usesOf(model)) {
      for (const { value } of valuesIn(use.options)) {
        if (value.kind !== 'object') continue;
        for (const [name, member] of value.members) {
          if (!isCredentialLookalike(name)) continue;
          const origin = member.key ?? member.value.origin ?? item.place;
          const offered = fixes(removeMember(model, `Remove \`${name}\``, value, name));
          yield adviceAt(model, origin, `\`${name}\` is named like a secret; secrets belong in host bindings.`, {
            ...named(item),
            ...(offered.length > 0 ? { fixes: offered } : {}),
          });
        }
      }
    }
  },
});
