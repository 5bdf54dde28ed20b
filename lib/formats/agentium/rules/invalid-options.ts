import { pathOfPointer } from '../../../core/pointer';
import { fixes, quoted, removeMember, replaceValue } from '../edits';
import { faultRule, manifestFiles, textSelection } from '../rule-kit';
import { memberOf, type Value } from '../value';

/** The value that the parts of a pointer lead to. */
const valueAt = (value: Value, parts: readonly string[]): Value =>
  parts.reduce((at: Value, part) => (at.kind === 'list' ? (at.items[Number(part)] ?? at) : memberOf(at, part)), value);

export const invalidOptions = faultRule({
  name: 'invalid-options',
  severity: 'error',
  summary: 'An ability accepts its options.',
  why: `A text context has an \`id\` and \`entries\`, each entry an \`id\` of its own, a \`text\` and perhaps a \`uri\`, and nothing else. A file context has an absolute \`root\` and distinct files inside it. Supplied tools have a name, parameters and an \`execute\` function.`,
  bad: manifestFiles({
    abilities: [
      {
        ...textSelection('garden'),
        options: {
          id: 'garden',
          entries: [
            { id: 'first', text: 'Sow after the last frost.' },
            { id: 'first', text: 'Water at dusk.' },
          ],
        },
      },
    ],
  }),
  good: manifestFiles({ abilities: [textSelection('garden')] }),

  message: ({ fault }) =>
    `The options of ${fault.name ? `\`${fault.name}\`` : 'the ability'} are refused: ${fault.wanted}.`,
  fixes({ fault, path, item }, model) {
    const parts = pathOfPointer(fault.pointer);
    const name = parts.at(-1) ?? '';
    if (fault.wanted?.startsWith('the `id` of an entry is unique') && fault.at?.kind === 'text') {
      const to = `${fault.at.value}-2`;
      return fixes(replaceValue('Give it another id', fault.at, quoted(model, path, to), true));
    }
    const holder = item?.read?.value && valueAt(item.read.value, parts.slice(0, -1));
    if (fault.wanted?.includes('is no ')) return fixes(removeMember(model, `Remove \`${name}\``, holder, name, true));
    if (fault.wanted?.includes('or left out'))
      return fixes(removeMember(model, `Remove \`${name}\``, holder, name, true));
    return [];
  },
});
