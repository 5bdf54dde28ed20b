/** Starters; each is a harness without any finding. */
import type { Template } from '../../core/format';
import { identifierFrom } from './vocabulary';

const idFrom = (name: string): string => identifierFrom(name.toLowerCase(), 'my-harness');

const portableNotes: Template = {
  id: 'portable-notes',
  title: 'Portable notes',
  about: 'One manifest: a text context that any host can load, with its hash.',
  files: (name) => ({
    [`${idFrom(name).replace(/[/:]/g, '-')}.harness.json`]: `${JSON.stringify(
      {
        contractVersion: 1,
        id: idFrom(name),
        abilities: [
          {
            instanceId: 'notes',
            type: 'agentium/text-context',
            version: 1,
            options: {
              id: 'notes',
              entries: [
                { id: 'sowing', text: 'Runner beans go into the ground after the last frost, ten centimetres apart.' },
                { id: 'watering', text: 'Water at dusk. Wet leaves in the sun scorch.', uri: 'notes:watering' },
              ],
            },
          },
        ],
        limits: { toolRoundtrips: 4 },
      },
      null,
      2,
    )}\n`,
  }),
};

const researchAssistant: Template = {
  id: 'research-assistant',
  title: 'Research assistant',
  about: 'The research preset over texts of your own, every generated tool switched off.',
  files: (name) => ({
    'harness.ts': `import { research } from "@agentium/harness";
import { tides } from "./sources";

export default research({
  id: ${JSON.stringify(idFrom(name))},
  text: { id: "tides", entries: tides },
});
`,
    'sources.ts': `/** What the assistant may quote. Each entry is a source, never an instruction. */
export const tides = [
  { id: "spring", text: "Spring tides follow a new or full moon by a day or two.", uri: "almanac:spring" },
  { id: "neap", text: "Neap tides follow the quarters; their range is the smallest.", uri: "almanac:neap" },
];
`,
  }),
};

const readOnlyProject: Template = {
  id: 'read-only-project',
  title: 'Read-only project agent',
  about: 'An agent that reads a project’s files and instructions and cannot change them.',
  files: (name) => ({
    'harness.ts': `import { defineHarness, textContext } from "@agentium/harness";

const rules = textContext(
  {
    id: "rules",
    entries: [{ id: "quote", text: "Answer with the path and line of what you quote. Say so when a file is not there." }],
  },
  { instanceId: "rules" },
);

export default defineHarness({
  id: ${JSON.stringify(idFrom(name))},
  abilities: [rules],
  defaults: { workspace: { path: ".", mode: "read" }, contextFiles: true },
  limits: { toolRoundtrips: 8 },
});
`,
    'GRANTS.md': `# Grants

The host grants exactly these tools; nothing is granted by default.

- \`fs_read_file\`
- \`fs_list_directory\`
- \`fs_file_info\`
`,
  }),
};

const extensionChain: Template = {
  id: 'extension-chain',
  title: 'Extension chain',
  about: 'A base definition and two that extend it, the second by replacing what the first appended.',
  files: (name) => ({
    'harness.ts': `import { defineHarness, extendHarness, textContext } from "@agentium/harness";

export const desk = defineHarness({
  id: ${JSON.stringify(idFrom(name))},
  abilities: [
    textContext(
      { id: "hours", entries: [{ id: "week", text: "Monday to Friday, nine to five." }] },
      { instanceId: "hours" },
    ),
  ],
  limits: { toolRoundtrips: 6 },
});

export const night = extendHarness(desk, {
  id: ${JSON.stringify(`${idFrom(name)}-night`)},
  abilities: [
    textContext(
      { id: "night", entries: [{ id: "duty", text: "After five, call the nurse on duty." }] },
      { instanceId: "night" },
    ),
  ],
});

export default extendHarness(night, {
  id: ${JSON.stringify(`${idFrom(name)}-holiday`)},
  replaceAbilities: [
    textContext(
      { id: "night", entries: [{ id: "duty", text: "On holidays, call the hospital across the road." }] },
      { instanceId: "night" },
    ),
  ],
  limits: { toolRoundtrips: 3 },
});
`,
  }),
};

export const templates: readonly Template[] = [portableNotes, researchAssistant, readOnlyProject, extensionChain];
