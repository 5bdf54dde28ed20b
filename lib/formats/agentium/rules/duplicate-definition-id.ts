import { adviceRule, atValue, extensionOf, idOf, idValue } from '../advice-kit';
import { canonicalOf } from '../canonical';
import { fixes, quoted, replaceValue } from '../edits';
import type { Item } from '../model';
import { manifestFiles } from '../rule-kit';
import { isAbsent, memberOf } from '../value';

/** One definition under two names, or two manifests that say the same. */
const isSame = (left: Item, right: Item): boolean =>
  left.definition === right.definition ||
  (left.manifest !== undefined &&
    right.manifest !== undefined &&
    canonicalOf(left.manifest) === canonicalOf(right.manifest));

/** Another rule speaks of extensions that keep their base's id. */
const keepsId = (item: Item): boolean => {
  const extension = extensionOf(item);
  return extension !== undefined && isAbsent(memberOf(extension, 'id'));
};

export const duplicateDefinitionId = adviceRule({
  name: 'duplicate-definition-id',
  severity: 'warning',
  confidence: 'likely',
  summary: 'No two definitions or manifests share an id.',
  why: `Hosts look definitions up by id. Two that differ and share one make it a matter of luck which is meant. A manifest exported from a definition carries its id rightly.`,
  bad: {
    ...manifestFiles({ limits: { toolRoundtrips: 2 } }, 'a.harness.json'),
    ...manifestFiles({ limits: { toolRoundtrips: 3 } }, 'b.harness.json'),
  },
  good: { ...manifestFiles({}, 'a.harness.json'), ...manifestFiles({ id: 'other' }, 'b.harness.json') },
  *find(model) {
    const first = new Map<string, Item>();
    for (const item of model.items) {
      const id = idOf(item);
      if (id === undefined) continue;
      const key = `${item.kind} ${id}`;
      const other = first.get(key);
      if (!other) first.set(key, item);
      else if (!isSame(item, other) && !keepsId(item)) {
        const value = idValue(item);
        const offered = fixes(
          replaceValue(`Change it to \`${id}-2\``, value, quoted(model, value?.origin?.path ?? item.path, `${id}-2`)),
        );
        yield atValue(model, item, value, `\`${id}\` is the id of \`${other.name}\` as well.`, offered);
      }
    }
  },
});
