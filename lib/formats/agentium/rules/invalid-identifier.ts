import { baseName } from '../../../core/path';
import { pathOfPointer } from '../../../core/pointer';
import { fixes, fixOf, insertMember, quoted, replaced, replaceValue } from '../edits';
import { faultRule, manifestFiles } from '../rule-kit';
import { kindInWords } from '../value';
import { identifierFrom } from '../vocabulary';
import { placeInWords } from '../words';

export const invalidIdentifier = faultRule({
  name: 'invalid-identifier',
  severity: 'error',
  summary: 'Ids, types, roles and the names that abilities bring are identifiers.',
  why: `Hosts look things up by these names, so they are plain: \`A\`–\`Z\`, \`a\`–\`z\`, digits and \`._:/-\`, beginning with a letter or digit. The id of a text context passes its own check with a space in it, then fails when a run binds; it is reported here at once.`,
  bad: manifestFiles({ id: 'field notes' }),
  good: manifestFiles({ id: 'field-notes' }),

  message({ fault }) {
    const place = placeInWords(fault.pointer, 'The id');
    if (fault.wanted === 'role')
      return `A role named in ${place} is no identifier: letters, digits and \`._:/-\`, beginning with a letter or digit.`;
    const at = fault.at;
    if (fault.name !== undefined)
      return `The name \`${fault.name}\` that ${place} brings is no identifier: letters, digits and \`._:/-\`, beginning with a letter or digit.`;
    const what =
      at === undefined || at === fault.holder
        ? 'is missing'
        : at.kind === 'text'
          ? 'is no identifier'
          : `is ${kindInWords(at)}`;
    return `${place} ${what}; an identifier has letters, digits and \`._:/-\`, and begins with a letter or digit.`;
  },
  fixes({ fault, path }, model) {
    const name = pathOfPointer(fault.pointer).at(-1) ?? 'id';
    if (fault.key) {
      const to = identifierFrom(fault.name ?? '', 'main');
      return [fixOf(`Rename to \`${to}\``, [replaced(fault.key, quoted(model, path, to))], true)];
    }
    if (fault.at === undefined || fault.at === fault.holder) {
      const to = identifierFrom(baseName(path).replace(/\..*$/, ''));
      return /^\d+$/.test(name)
        ? []
        : fixes(insertMember(model, `Insert \`${name}\``, fault.holder, name, quoted(model, path, to), true));
    }
    if (fault.at.kind !== 'text') return [];
    const to = identifierFrom(fault.at.value);
    return fixes(
      replaceValue(`Change it to \`${to}\``, fault.at, quoted(model, fault.at.origin?.path ?? path, to), true),
    );
  },
});
