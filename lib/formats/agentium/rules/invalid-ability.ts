import { pathOfPointer } from '../../../core/pointer';
import { fixes, fixOf, removeItem } from '../edits';
import { faultRule, sourceFiles } from '../rule-kit';
import { kindInWords } from '../value';
import { placeInWords } from '../words';

export const invalidAbility = faultRule({
  name: 'invalid-ability',
  severity: 'error',
  summary: '`abilities` lists what calling an ability gives.',
  why: `An ability is a function: call it with its options. A selection \`{instanceId, type, version, options}\` belongs in a manifest; hand it to \`loadManifest\`.`,
  bad: sourceFiles('export default defineHarness({ id: "notes", abilities: [null] });'),
  good: sourceFiles('export default defineHarness({ id: "notes", abilities: [] });'),

  message: ({ fault }) =>
    `${placeInWords(fault.pointer, 'The entry')} is ${fault.at ? kindInWords(fault.at) : 'missing'}, where an ability use belongs.`,
  fixes({ fault }, model) {
    const index = Number(pathOfPointer(fault.pointer).at(-1));
    const place = fault.holder?.kind === 'list' ? fault.holder.places?.[index] : undefined;
    return fixes(
      fault.at?.kind === 'ability' && place
        ? fixOf('Call the ability', [{ path: place.path, start: place.end, end: place.end, text: '({})' }])
        : undefined,
      fault.at?.kind === 'null' ? removeItem(model, 'Remove it', fault.holder, index, true) : undefined,
    );
  },
});
