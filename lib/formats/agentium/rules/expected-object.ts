import { pathOfPointer } from '../../../core/pointer';
import { fixes, insertMember, removeItem, removeMember, replaceValue } from '../edits';
import { faultRule, manifestFiles } from '../rule-kit';
import { kindInWords, type Value } from '../value';
import { slots } from '../vocabulary';
import { placeInWords } from '../words';

const seen = (value: Value | undefined, holder: Value | undefined): string =>
  value === undefined || value === holder ? 'is missing' : `is ${kindInWords(value)}`;

export const expectedObject = faultRule({
  name: 'expected-object',
  severity: 'error',
  summary: 'The manifest, its abilities, their options and its groups are objects.',
  why: `\`null\` is not the same as leaving a group out, and \`options\` may not be left out at all: write \`{}\` where there is nothing to say. An empty group is kept and changes the hash, so remove what you do not mean.`,
  bad: manifestFiles({ defaults: null }),
  good: manifestFiles({}),

  message: ({ fault }) =>
    `${placeInWords(fault.pointer, 'The whole')} ${seen(fault.at, fault.holder)}, where an object belongs.`,
  fixes({ fault }, model) {
    const name = pathOfPointer(fault.pointer).at(-1);
    if (name === undefined) return [];
    if (fault.at === fault.holder)
      return fixes(insertMember(model, `Insert \`${name}\``, fault.holder, name, '{}', true));
    // An empty ability would only lack everything.
    if (/^\/abilities\/\d+$/.test(fault.pointer))
      return fixes(removeItem(model, 'Remove it', fault.holder, Number(name)));
    const isOptional = ['defaults', 'limits', 'runtime', 'modelRoles', ...slots].includes(name);
    return fixes(
      isOptional && fault.holder ? removeMember(model, `Remove \`${name}\``, fault.holder, name, true) : undefined,
      isOptional && (slots as readonly string[]).includes(name)
        ? undefined
        : replaceValue('Replace it by `{}`', fault.at, '{}'),
    );
  },
});
