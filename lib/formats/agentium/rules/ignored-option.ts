import { adviceRule } from '../advice-kit';
import { fixes, removeMember } from '../edits';
import { adviceAt, sourceFiles } from '../rule-kit';
import { textContextType } from '../vocabulary';
import { allOf } from '../words';

/** What each call reads of its first argument. */
const read: Readonly<Record<string, readonly string[]>> = {
  base: ['id', 'abilities', 'defaults'],
  research: ['id', 'text', 'files', 'tools', 'abilities', 'defaults'],
  [textContextType]: ['id', 'entries'],
};

export const ignoredOption = adviceRule({
  name: 'ignored-option',
  severity: 'warning',
  confidence: 'certain',
  summary: 'Nothing that is written is ignored.',
  why: `\`base()\` and \`research()\` take an id, abilities and defaults and pass over the rest; a text context in code drops options it does not know. Use \`defineHarness\` for limits and runtime, and remove what is dropped.`,
  bad: sourceFiles('export default base({ id: "notes", limits: { toolRoundtrips: 2 } });', ['base']),
  good: sourceFiles('export default base({ id: "notes" });', ['base']),
  *find(model) {
    for (const { name, args, origin } of model.read.reader.calls) {
      const known = Object.hasOwn(read, name) ? read[name] : undefined;
      const [options] = args;
      if (!known || options?.kind !== 'object') continue;
      for (const [field, member] of options.members) {
        if (known.includes(field)) continue;
        const place = member.key ?? member.value.origin ?? origin;
        const offered = fixes(removeMember(model, `Remove \`${field}\``, options, field));
        yield adviceAt(
          model,
          place,
          `\`${field}\` is ignored here without a word; ${allOf(known)} are read.`,
          offered.length > 0 ? { fixes: offered } : {},
        );
      }
    }
  },
});
