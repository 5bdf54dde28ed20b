import { pathOfPointer } from '../../../core/pointer';
import { fixes, insertMember, replaceValue } from '../edits';
import { faultRule, manifestFiles } from '../rule-kit';
import { kindInWords } from '../value';
import { placeInWords } from '../words';

export const invalidInteger = faultRule({
  name: 'invalid-integer',
  severity: 'error',
  summary: 'Versions are whole numbers from 1 on, limits from 0 on.',
  why: `A number, not text. \`8.0\` counts as whole; \`1.5\`, \`-1\` and \`"8"\` do not. A limit of 0 is legal: it allows no tool round, or no child.`,
  bad: manifestFiles({ limits: { toolRoundtrips: 2.5 } }),
  good: manifestFiles({ limits: { toolRoundtrips: 2 } }),

  message: ({ fault }) =>
    `${placeInWords(fault.pointer, 'The number')} ${fault.at === undefined || fault.at === fault.holder ? 'is missing' : fault.at.kind === 'number' ? 'does not fit' : `is ${kindInWords(fault.at)}`}; a whole number from ${fault.wanted} on was wanted.`,
  fixes({ fault }, model) {
    const least = Number(fault.wanted);
    const name = pathOfPointer(fault.pointer).at(-1) ?? '';
    if (fault.at === undefined || fault.at === fault.holder)
      return fixes(insertMember(model, `Insert \`${name}\``, fault.holder, name, '1', true));
    const { at } = fault;
    const number =
      at.kind === 'number' ? at.value : at.kind === 'text' && at.value.trim() !== '' ? Number(at.value) : Number.NaN;
    if (!Number.isFinite(number)) return [];
    const to = String(Math.min(Math.max(least, Math.round(number)), Number.MAX_SAFE_INTEGER));
    return fixes(replaceValue(`Change it to ${to}`, at, to, true));
  },
});
