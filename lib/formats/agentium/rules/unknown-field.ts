import { nearest } from '../../../core/nearest';
import { fixes, removeMember, renameKey } from '../edits';
import { faultRule, manifestFiles } from '../rule-kit';
import { allOf, placeInWords } from '../words';

export const unknownField = faultRule({
  name: 'unknown-field',
  severity: 'error',
  summary: 'The contract names every field; no other may stand beside them.',
  why: `A misspelt or foreign field is refused, not ignored, so that a manifest never says something a host does not hear. Only the options of an ability are free. Note: \`runtimeReferences\` belongs to definitions; a manifest calls it \`runtime\`.`,
  bad: manifestFiles({ limit: { toolRoundtrips: 4 } }),
  good: manifestFiles({ limits: { toolRoundtrips: 4 } }),

  message: ({ fault }) =>
    `\`${fault.name}\` is no field of ${placeInWords(fault.pointer.slice(0, fault.pointer.lastIndexOf('/')), 'the whole')}; the contract knows ${allOf(fault.known ?? [])}.`,
  fixes({ fault }, model) {
    const { holder, name = '', known = [] } = fault;
    if (holder?.kind !== 'object') return [];
    const free = known.filter((each) => !holder.members.has(each));
    const near = nearest(name, free);
    return fixes(
      near === undefined ? undefined : renameKey(model, `Rename to \`${near}\``, holder.members.get(name), near, true),
      removeMember(model, `Remove \`${name}\``, holder, name, near === undefined),
    );
  },
});
