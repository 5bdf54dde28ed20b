import { fixes, quoted, replaceValue } from '../edits';
import { faultRule, manifestFiles } from '../rule-kit';
import { placeInWords } from '../words';

export const invalidSkillDirs = faultRule({
  name: 'invalid-skill-dirs',
  severity: 'error',
  summary: '`skillDirs` is `false` or a list of nonempty paths.',
  why: `\`false\` turns inherited directories off; a list adds to them. An empty text is no path.`,
  bad: manifestFiles({ defaults: { skillDirs: '' } }),
  good: manifestFiles({ defaults: { skillDirs: false } }),

  message: ({ fault }) =>
    `${placeInWords(fault.pointer, 'The list')} is neither \`false\` nor a list of nonempty paths.`,
  fixes({ fault, path }, model) {
    const { at } = fault;
    if (at?.kind === 'text' && at.value !== '')
      return fixes(replaceValue('Put it in a list', at, `[${quoted(model, path, at.value)}]`, true));
    if (at?.kind !== 'list') return fixes(replaceValue('Set it to `false`', at, 'false'));
    const kept = at.items.flatMap((each) =>
      each.kind === 'text' && each.value !== '' ? [quoted(model, path, each.value)] : [],
    );
    return fixes(replaceValue('Keep only the paths', at, `[${kept.join(', ')}]`, true));
  },
});
