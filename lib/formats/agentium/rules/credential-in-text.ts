import { keysIn } from '../../common/keys';
import { adviceRule, atValue, valuesIn } from '../advice-kit';
import { manifestFiles, textSelection } from '../rule-kit';
import type { Value } from '../value';

export const credentialInText = adviceRule({
  name: 'credential-in-text',
  severity: 'warning',
  confidence: 'likely',
  summary: 'No text of a harness holds a key.',
  why: `A key in a text entry, a prompt fragment, a path or a uri reaches the model and everyone who gets the manifest. Take it back at its issuer, then give it to the host and name the binding.`,
  bad: manifestFiles({
    abilities: [textSelection('garden', 'garden', `Sign in with ghp_${'0123456789abcdef'.repeat(3).slice(0, 40)}.`)],
  }),
  good: manifestFiles({ abilities: [textSelection('garden')] }),
  *find(model) {
    for (const item of model.items) {
      const roots: Value[] = [
        ...(item.kind === 'manifest' && item.read?.value ? [item.read.value] : []),
        ...(item.definition?.uses ?? []).map((use) => use.options),
        ...(item.definition?.defaults ? [item.definition.defaults] : []),
        ...(item.assessment?.bound?.parts ?? []).map((part) => part.value),
      ];
      for (const root of roots) {
        for (const { value } of valuesIn(root)) {
          if (value.kind !== 'text') continue;
          for (const { what } of keysIn(value.value))
            yield atValue(model, item, value, `This text holds what looks like ${what}; it belongs in a host binding.`);
        }
      }
    }
  },
});
