import { fixes, quoted, replaceValue } from '../edits';
import type { Item } from '../model';
import { faultRule, manifestFiles, textSelection } from '../rule-kit';
import { memberOf, textIn } from '../value';

function takenIds(item: Item | undefined): Set<string> {
  const abilities = item?.read?.value && memberOf(item.read.value, 'abilities');
  return new Set(
    (abilities?.kind === 'list' ? abilities.items : []).map((each) => textIn(memberOf(each, 'instanceId')) ?? ''),
  );
}

export const duplicateInstanceId = faultRule({
  name: 'duplicate-instance-id',
  severity: 'error',
  summary: 'Every ability of a definition has an instance id of its own.',
  why: `Extensions disable and replace abilities by this id, and descriptions name them by it. Upper and lower case differ.`,
  bad: manifestFiles({ abilities: [textSelection('garden'), { ...textSelection('garden', 'orchard') }] }),
  good: manifestFiles({ abilities: [textSelection('garden'), textSelection('orchard')] }),

  message: ({ fault }) => `\`${fault.name}\` is the instance id of more than one ability; each needs its own.`,
  fixes({ fault, path, item }, model) {
    if (fault.at?.kind !== 'text') return [];
    const taken = takenIds(item);
    let count = 2;
    while (taken.has(`${fault.name}-${count}`)) count++;
    const to = `${fault.name}-${count}`;
    return fixes(
      replaceValue(`Change it to \`${to}\``, fault.at, quoted(model, fault.at.origin?.path ?? path, to), true),
    );
  },
});
