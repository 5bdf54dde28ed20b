import { fixes, insertMember, replaceValue } from '../edits';
import { faultRule, manifestFiles } from '../rule-kit';
import { kindInWords, type Value } from '../value';

const seenAs = (at: Value | undefined): string =>
  at?.kind === 'number' ? `\`${at.value}\`` : at ? kindInWords(at) : 'missing';

export const contractVersion = faultRule({
  name: 'contract-version',
  severity: 'error',
  summary: 'A manifest says `contractVersion: 1`.',
  why: `A number, not text: \`"1"\` and \`true\` are refused. The version tells a host which contract the rest follows.`,
  bad: manifestFiles({ contractVersion: '1' }),
  good: manifestFiles({}),

  message: ({ fault }) =>
    fault.at === fault.holder
      ? '`contractVersion` is missing; the only version is the number 1.'
      : `\`contractVersion\` is ${seenAs(fault.at)}; the number 1, the only version, was wanted.`,
  fixes: ({ fault }, model) =>
    fixes(
      fault.at === fault.holder
        ? insertMember(model, 'Insert `contractVersion`', fault.holder, 'contractVersion', '1', true)
        : replaceValue('Set it to 1', fault.at, '1', true),
    ),
});
