/** Finding rules in their index: by words, format, author and severity. The address holds the search, so that going back finds it. */
import type { RuleDocs } from '../core/rule';

/** A rule as lists show it. */
export type RuleLine = Pick<RuleDocs, 'name' | 'severity' | 'source' | 'summary'>;

export interface FamilyLines {
  id: string;
  title: string;
  about: string;
  rules: readonly RuleLine[];
}

/** An empty field filters nothing. */
export interface RuleSearch {
  words: string;
  family: string;
  source: string;
  severity: string;
}

export const noSearch: RuleSearch = { words: '', family: '', source: '', severity: '' };

/** Families with the rules that fit; those without any are left out. All words must occur. */
export function findRules(families: readonly FamilyLines[], search: RuleSearch): FamilyLines[] {
  const words = search.words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (family: string, rule: RuleLine): boolean => {
    const text = `${family}/${rule.name} ${rule.summary}`.toLowerCase();
    return (
      (search.source === '' || rule.source === search.source) &&
      (search.severity === '' || rule.severity === search.severity) &&
      words.every((word) => text.includes(word))
    );
  };
  return families
    .filter(({ id }) => search.family === '' || id === search.family)
    .map((family) => ({ ...family, rules: family.rules.filter((rule) => fits(family.id, rule)) }))
    .filter(({ rules }) => rules.length > 0);
}

const fields = Object.keys(noSearch) as (keyof RuleSearch)[];

/** `?words=hook&source=advice`; nothing where nothing is searched. */
export function addressOf(search: RuleSearch): string {
  const given = new URLSearchParams(fields.flatMap((field) => (search[field] === '' ? [] : [[field, search[field]]])));
  return given.size === 0 ? '' : `?${given}`;
}

export function searchIn(address: string): RuleSearch {
  const given = new URLSearchParams(address);
  const search = { ...noSearch };
  for (const field of fields) search[field] = given.get(field) ?? '';
  return search;
}
