/** All rules by id. */
import type { RuleDocs } from '../core/rule';
import { formats } from '../formats';
import { commonRules } from '../formats/common';

/** Every rule with its id, format by format. */
export const allRules = (): { id: string; docs: RuleDocs }[] =>
  [...formats, { id: 'common', rules: commonRules as readonly RuleDocs[] }].flatMap(({ id, rules }) =>
    rules.map((docs) => ({ id: `${id}/${docs.name}`, docs })),
  );

export const ruleDocsOf = (id: string): RuleDocs | undefined => allRules().find((rule) => rule.id === id)?.docs;
