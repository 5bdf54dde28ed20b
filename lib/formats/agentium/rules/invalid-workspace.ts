import { fixes, insertMember, keyText, quoted, replaceValue } from '../edits';
import { faultRule, manifestFiles } from '../rule-kit';
import { isAbsent, memberOf } from '../value';
import { placeInWords } from '../words';

export const invalidWorkspace = faultRule({
  name: 'invalid-workspace',
  severity: 'error',
  summary: 'A workspace is `false`, or a path with mode `read` or `write`.',
  why: `The mode decides whether the agent may write on the host's disk, so it is never implied: a bare path is refused.`,
  bad: manifestFiles({ defaults: { workspace: { path: 'docs', mode: 'append' } } }),
  good: manifestFiles({ defaults: { workspace: false } }),

  message: ({ fault }) =>
    `${placeInWords(fault.pointer, 'The workspace')} is neither \`false\` nor a nonempty \`path\` with \`mode\` \`read\` or \`write\`.`,
  fixes({ fault, path }, model) {
    const { at } = fault;
    if (at?.kind === 'text' && at.value !== '')
      return fixes(
        replaceValue(
          'Write it as path and mode',
          at,
          `{ ${keyText(model, path, 'path')}: ${quoted(model, path, at.value)}, ${keyText(model, path, 'mode')}: ${quoted(model, path, 'read')} }`,
          true,
        ),
      );
    if (at?.kind !== 'object') return fixes(replaceValue('Set it to `false`', at, 'false'));
    const mode = memberOf(at, 'mode');
    const good = memberOf(at, 'path');
    if (good.kind !== 'text' || good.value === '') return [];
    return fixes(
      isAbsent(mode)
        ? insertMember(model, 'Insert `mode`: `read`', at, 'mode', quoted(model, path, 'read'), true)
        : replaceValue('Set `mode` to `read`', mode, quoted(model, path, 'read'), true),
    );
  },
});
