import type { Settings } from '../../../core/settings';
import { faultRule, manifestFiles } from '../rule-kit';
import { placeInWords } from '../words';

const host = (provided: string): Partial<Settings> => ({
  host: {
    factories: [{ type: 'acme/clock', version: 1, describe: { toolNames: [], requirements: ['clock'] } }],
    hostRequirements: [provided],
  },
});

export const missingRequirement = faultRule({
  name: 'missing-requirement',
  severity: 'error',
  summary: 'The host provides every requirement that an ability declares.',
  why: `Requirements are compared letter by letter. A run is not started while one is missing. Add it to the host profile where the host does provide it, else remove the ability.`,
  bad: manifestFiles({ abilities: [{ instanceId: 'time', type: 'acme/clock', version: 1, options: {} }] }),
  good: manifestFiles({}),
  exampleSettings: host('calendar'),

  message: ({ fault }) =>
    `${placeInWords(fault.pointer, 'An ability')} requires \`${fault.name}\`, which the host does not provide; add it to the host profile.`,
});
