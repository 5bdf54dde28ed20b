import { fixes, removeMember, replaceValue } from '../edits';
import { faultRule, manifestFiles } from '../rule-kit';
import { kindInWords } from '../value';
import { placeInWords } from '../words';

export const expectedBoolean = faultRule({
  name: 'expected-boolean',
  severity: 'error',
  summary: 'Every other default is `true` or `false`.',
  why: `\`contextFiles\`, \`filesystem\`, \`subagents\`, \`fileMemory\` and \`searchPastSessions\` are switches. Text, numbers and \`null\` are refused rather than guessed at.`,
  bad: manifestFiles({ defaults: { contextFiles: 'off' } }),
  good: manifestFiles({ defaults: { contextFiles: false } }),

  message: ({ fault }) =>
    `${placeInWords(fault.pointer, 'The default')} is ${fault.at ? kindInWords(fault.at) : 'missing'}, where \`true\` or \`false\` belongs.`,
  fixes({ fault }, model) {
    const { at, name = '' } = fault;
    if (at?.kind === 'null') return fixes(removeMember(model, `Remove \`${name}\``, fault.holder, name, true));
    const text = at?.kind === 'text' ? at.value.toLowerCase() : at?.kind === 'number' ? String(at.value) : '';
    if (['true', 'yes', 'on', '1'].includes(text)) return fixes(replaceValue('Set it to `true`', at, 'true', true));
    return fixes(replaceValue('Set it to `false`', at, 'false', ['false', 'no', 'off', '0'].includes(text)));
  },
});
