import { faultRule, sourceFiles } from '../rule-kit';

export const runtimeBindingMismatch = faultRule({
  name: 'runtime-binding-mismatch',
  severity: 'error',
  summary: 'A direct implementation is the very object its reference selects.',
  why: `The reference says what a host will use in its place. If the registry holds another object, code and manifest would run differently. Bind the implementation to one const and use it in both places; two equal literals are two objects.`,
  bad: sourceFiles(
    `
const first = agentDriver({ name: "first" });
const second = agentDriver({ name: "second" });
export default defineHarness({
  id: "notes",
  runtime: { driver: first },
  runtimeReferences: { driver: { id: "acme/driver", version: 1 } },
  runtimeRegistry: { driver: [{ id: "acme/driver", version: 1, implementation: second }] },
});
`,
    ['agentDriver', 'defineHarness'],
  ),
  good: sourceFiles(
    `
const driver = agentDriver({ name: "first" });
export default defineHarness({
  id: "notes",
  runtime: { driver },
  runtimeReferences: { driver: { id: "acme/driver", version: 1 } },
  runtimeRegistry: { driver: [{ id: "acme/driver", version: 1, implementation: driver }] },
});
`,
    ['agentDriver', 'defineHarness'],
  ),

  message: ({ fault }) =>
    `The direct \`${fault.name}\` is not the object that the registry holds under its reference; both must be one const.`,
});
