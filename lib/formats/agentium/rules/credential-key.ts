import type { Files } from '../../../core/files';
import { fixes, removeMember } from '../edits';
import { faultRule, manifestFiles } from '../rule-kit';

const withKey = (name: string): Files =>
  manifestFiles({
    abilities: [
      { instanceId: 'mail', type: 'acme/mail', version: 1, options: { folder: 'in', [name]: 'KEEP_ELSEWHERE' } },
    ],
  });

export const credentialKey = faultRule({
  name: 'credential-key',
  severity: 'error',
  summary: 'No key of a manifest is the name of a credential.',
  why: `A manifest is meant to be shared. \`apiKey\`, \`password\`, \`secret\`, \`authorization\`, \`accessToken\`, \`refreshToken\`, \`clientSecret\`, \`privateKey\` and \`credentials\` are refused at any depth, however they are spelt with \`_\`, \`-\` and capitals. Give the secret to the host and name the binding in options.`,
  bad: withKey('api_key'),
  good: withKey('binding'),

  message: ({ fault }) =>
    `\`${fault.name}\` names a credential; credentials belong in host bindings, whatever the value.`,
  fixes: ({ fault }, model) =>
    fixes(removeMember(model, `Remove \`${fault.name}\``, fault.holder, fault.name ?? '', true)),
});
