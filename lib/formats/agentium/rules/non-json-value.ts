import { fixes, replaceValue } from '../edits';
import { faultRule, manifestFiles } from '../rule-kit';
import { kindInWords } from '../value';
import { placeInWords } from '../words';

export const nonJsonValue = faultRule({
  name: 'non-json-value',
  severity: 'error',
  summary: 'Portable data is JSON: texts, finite numbers, booleans, `null`, lists and objects.',
  why: `\`1e999\` overflows to infinity. In code \`undefined\` inside defaults or limits, \`NaN\`, functions, dates, gaps in lists and getters have no JSON either. Leave the field out instead of giving it \`undefined\`.`,
  bad: {
    'notes.harness.json':
      '{ "contractVersion": 1, "id": "notes", "abilities": [{ "instanceId": "a", "type": "acme/a", "version": 1, "options": { "most": 1e999 } }] }\n',
  },
  good: manifestFiles({}),

  message: ({ fault }) =>
    fault.wanted
      ? `${placeInWords(fault.pointer, 'The manifest')} ${fault.wanted}, more than is read.`
      : `${placeInWords(fault.pointer, 'The value')} is ${fault.at ? kindInWords(fault.at) : 'no JSON'}, which no JSON text can hold.`,
  // Everywhere else the contract wants something that `null` is not.
  fixes: ({ fault }) =>
    fixes(
      fault.at?.kind === 'number' && /^\/abilities\/\d+\/options\//.test(fault.pointer)
        ? replaceValue('Replace it by `null`', fault.at, 'null')
        : undefined,
    ),
});
