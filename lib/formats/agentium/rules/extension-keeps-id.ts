import { adviceRule, atValue, extensionOf } from '../advice-kit';
import { fixes, insertMember, quoted } from '../edits';
import { sourceFiles } from '../rule-kit';
import { isAbsent, memberOf } from '../value';
import { identifierFrom } from '../vocabulary';

const extended = (extension: string, base = '{ id: "notes" }') =>
  sourceFiles(
    `
export const notes = defineHarness(${base});
export const more = extendHarness(notes, ${extension});
`,
    ['defineHarness', 'extendHarness'],
  );

export const extensionKeepsId = adviceRule({
  name: 'extension-keeps-id',
  severity: 'info',
  confidence: 'likely',
  summary: 'An exported extension has an id of its own.',
  why: `Base and extension are two definitions with two hashes; under one id a host cannot tell which it has.`,
  bad: extended('{ limits: { toolRoundtrips: 2 } }'),
  good: extended('{ id: "more", limits: { toolRoundtrips: 2 } }'),
  *find(model) {
    for (const item of model.definitions) {
      const extension = extensionOf(item);
      const id = item.definition?.id;
      if (!extension || id === undefined || !isAbsent(memberOf(extension, 'id'))) continue;
      const own = identifierFrom((item.exportName === 'default' ? `${id}-2` : item.exportName) ?? `${id}-2`);
      const path = extension.origin?.path ?? item.path;
      const offered = fixes(
        insertMember(model, `Insert \`id\`: \`${own}\``, extension, 'id', quoted(model, path, own), true),
      );
      yield atValue(model, item, extension, `This extension keeps the id \`${id}\` of what it extends.`, offered);
    }
  },
});
