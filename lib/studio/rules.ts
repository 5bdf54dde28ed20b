/** Rules by id, for hovers and for their pages. */
import type { Format } from '../core/format';
import type { RuleDocs } from '../core/rule';
import { formats } from '../formats';
import { commonRules } from '../formats/common';
import type { RuleProse } from './protocol';

/** A family of rules under one prefix: a format's, or those that hold in every format. */
export interface RuleFamily {
  id: string;
  title: string;
  about: string;
  rules: readonly RuleDocs[];
  format?: Format;
}

export const ruleFamilies = (): RuleFamily[] => [
  ...formats.map((format) => ({
    id: format.id,
    title: format.title,
    about: format.about,
    rules: format.rules,
    format,
  })),
  {
    id: 'common',
    title: 'Every format',
    about: 'Advice that holds whatever the format: names, bytes and characters that surprise people or tools.',
    rules: commonRules,
  },
];

export function ruleById(id: string): RuleProse | undefined {
  const slash = id.indexOf('/');
  const family = ruleFamilies().find((one) => one.id === id.slice(0, slash));
  const rule = family?.rules.find((one) => one.name === id.slice(slash + 1));
  return rule && { id, summary: rule.summary, why: rule.why };
}
