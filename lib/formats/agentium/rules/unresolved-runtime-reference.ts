import type { Settings } from '../../../core/settings';
import { fixOf, quoted, replaced } from '../edits';
import { faultRule, manifestFiles } from '../rule-kit';
import { memberOf } from '../value';
import { allOf, placeInWords } from '../words';

const exampleSettings: Partial<Settings> = {
  host: { runtimeRegistry: { driver: [{ id: 'acme/queue', version: 2 }] } },
};

export const unresolvedRuntimeReference = faultRule({
  name: 'unresolved-runtime-reference',
  severity: 'error',
  summary: 'Every runtime reference is answered by exactly one entry of the registry.',
  why: `A manifest names its driver, controller and policies by id and version; the host's registry holds the code. Both must match, in the same slot. Model roles need no registry.`,
  bad: manifestFiles({ runtime: { driver: { id: 'acme/queue', version: 1 } } }),
  good: manifestFiles({ runtime: { driver: { id: 'acme/queue', version: 2 } } }),
  exampleSettings,

  message: ({ fault }) =>
    `The reference at ${placeInWords(fault.pointer, '`runtime`')} is answered by no single registry entry; registered for \`${fault.name}\`: ${fault.known?.length ? allOf(fault.known) : 'nothing'}.`,
  fixes({ fault, path }, model) {
    const { at } = fault;
    if (at?.kind !== 'object') return [];
    return (fault.known ?? []).flatMap((entry) => {
      const split = entry.lastIndexOf('@');
      const id = memberOf(at, 'id').origin;
      const version = memberOf(at, 'version').origin;
      if (!id || !version) return [];
      return [
        fixOf(`Use \`${entry}\``, [
          replaced(id, quoted(model, path, entry.slice(0, split))),
          replaced(version, entry.slice(split + 1)),
        ]),
      ];
    });
  },
});
