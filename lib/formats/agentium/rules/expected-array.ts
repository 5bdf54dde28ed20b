import { pathOfPointer } from '../../../core/pointer';
import { fixes, insertMember, replaceValue } from '../edits';
import type { Model } from '../model';
import { faultRule, manifestFiles } from '../rule-kit';
import { textOf } from '../text-places';
import { kindInWords, type ObjectValue } from '../value';
import { placeInWords } from '../words';

/** The values of an object keyed by instance, in their own words; undefined where they are no abilities. */
function listedText(model: Model, object: ObjectValue): string | undefined {
  const parts: string[] = [];
  for (const { value } of object.members.values()) {
    if (!value.origin || value.kind !== 'object' || !value.members.has('instanceId')) return undefined;
    parts.push(textOf(model, value.origin.path).slice(value.origin.start, value.origin.end));
  }
  return parts.length > 0 ? `[${parts.join(', ')}]` : undefined;
}

export const expectedArray = faultRule({
  name: 'expected-array',
  severity: 'error',
  summary: '`abilities` is a list, even where it is empty.',
  why: `Abilities are bound in the order of the list, and the order is part of the hash: an object keyed by instance has no order to rely on.`,
  bad: manifestFiles({ abilities: {} }),
  good: manifestFiles({}),

  message: ({ fault }) =>
    `${placeInWords(fault.pointer, 'The whole')} ${fault.at === fault.holder ? 'is missing' : `is ${fault.at ? kindInWords(fault.at) : 'missing'}`}, where a list belongs.`,
  fixes({ fault }, model) {
    const name = pathOfPointer(fault.pointer).at(-1) ?? '';
    if (fault.at === fault.holder)
      return fixes(insertMember(model, `Insert \`${name}\``, fault.holder, name, '[]', true));
    const listed = fault.at?.kind === 'object' ? listedText(model, fault.at) : undefined;
    return fixes(
      listed === undefined ? undefined : replaceValue('Turn it into a list', fault.at, listed, true),
      replaceValue('Replace it by `[]`', fault.at, '[]'),
    );
  },
});
