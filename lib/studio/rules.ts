/** Rules by id, for hovers and for their pages. */
import { type Files, harnessOf } from '../core/files';
import type { Format } from '../core/format';
import type { RuleDocs } from '../core/rule';
import { defaultSettings } from '../core/settings';
import { formats } from '../formats';
import { commonDiagnostics, commonRules } from '../formats/common';
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

export function docsOf(id: string): RuleDocs | undefined {
  const slash = id.indexOf('/');
  const family = ruleFamilies().find((one) => one.id === id.slice(0, slash));
  return family?.rules.find((one) => one.name === id.slice(slash + 1));
}

export function ruleById(id: string): RuleProse | undefined {
  const rule = docsOf(id);
  return rule && { id, summary: rule.summary, why: rule.why };
}

/** What a rule says of one of its own examples. */
export async function messagesOf(family: RuleFamily, rule: RuleDocs, files: Files): Promise<string[]> {
  const settings = { ...defaultSettings, ...rule.exampleSettings };
  const harness = harnessOf(files);
  await family.format?.prepare();
  const found = family.format?.open(harness, settings).diagnostics() ?? commonDiagnostics(harness, settings);
  const own = found.filter((one) => one.rule === `${family.id}/${rule.name}`);
  return [...new Set(own.map((one) => one.message))];
}
