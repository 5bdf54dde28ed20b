/** What is read of code in the manner of the cases, from sentences of sections 4 to 9 that no case shows. */
import { beforeAll, expect, test } from 'vitest';
import { conformance } from '../conformance';
import { loadParser } from './parse';

beforeAll(loadParser);

const I =
  'import { defineHarness, extendHarness, base, research, loadManifest, defineAbility, textContext, fileContext, suppliedTools, mcpResources, agentDriver } from "@agentium/harness";\n';

/** Title, files (or the entry alone), faults with path and definition, definitions: M manifest, C composition, D description, or NA. */
const rows: readonly (readonly [string, string | Record<string, string>, string])[] = [
  [
    'a package function under another name',
    I +
      `const define = defineHarness; const abilities=[textContext({id:"a",entries:[]},{instanceId:"a"})]; export const d = define({ id: "x", abilities });`,
    ' | d=x M C D',
  ],
  [
    'functions taken out of a namespace import',
    `import * as ag from "@agentium/harness"; const { defineHarness: df, textContext: tc } = ag; const o={id:"a",entries:[]}; export const d = df({ id: "x", abilities: [tc(o,{instanceId:"a"})] });`,
    ' | d=x M C D',
  ],
  [
    'an ability of another file, with a guarded validation',
    {
      'harness.ts': `import { defineHarness } from "@agentium/harness"; import { shelf } from "./abilities.js"; const o = { a: 1 }; export const d = defineHarness({ id: "x", abilities: [shelf(o, { instanceId: "s" })] });`,
      'abilities.ts': `import { defineAbility } from "@agentium/harness"; export const shelf = defineAbility<any>({ type: "a/b", validate(o) { if (!o.a) throw new Error("x"); return o; }, describe() { return { toolNames: [], requirements: [] }; }, bind: async () => ({ tools: [] }), portable: { validateOptions: (o: any) => o, toOptions: (o: any) => o as never, toJSON: (o: any) => ({ ...o }) } });`,
    },
    ' | d=x M C D',
  ],
  [
    'one use without an instance id listed twice',
    `${I}const t = textContext({id:"a",entries:[]}); export const d = defineHarness({ id: "x", abilities: [t, t] });`,
    'duplicate-instance-id:harness.ts | ',
  ],
  ['an exported let that is assigned later', `${I}export let d; d = defineHarness({ id: "x" });`, ' | d=NA'],
  [
    'definitions taken out of a mapped list',
    `${I}export const [a, b] = ["x","y"].map((id) => defineHarness({ id }));`,
    ' | a=NA b=NA',
  ],
  [
    'a list of definitions is no definition',
    `${I}export const all = ["x","y"].map((id) => defineHarness({ id }));`,
    ' | ',
  ],
  [
    'a definition made by a function that is called at once',
    `${I}export const d = (() => defineHarness({ id: "x" }))();`,
    ' | d=NA',
  ],
  [
    'a choice by the environment',
    `${I}export const d = process.env.A ? defineHarness({ id: "x" }) : base();`,
    ' | d=NA',
  ],
  [
    'a function of the package’s name',
    `import { defineHarness as real } from "@agentium/harness"; function defineHarness(x: any) { return real({ ...x, id: "other" }); } export const d = defineHarness({ id: "x" });`,
    ' | d=NA',
  ],
  [
    'a name of another package',
    `import { defineHarness } from "other"; export const d = defineHarness({ id: "x" });`,
    ' | d=NA',
  ],
  ['a const used before it is set', `${I}export const d = defineHarness({ id: X }); const X = "later";`, ' | d=NA'],
  ['an enum of texts', `${I}enum E { A = "x" } export const d = defineHarness({ id: E.A });`, ' | d=x M C D'],
  [
    'a circle of imports that is only one of types',
    {
      'harness.ts': `${I}import { ids } from "./ids"; export type T = { a: 1 }; export const d = defineHarness({ id: ids.a });`,
      'ids.ts': `import { T } from "./harness"; export const ids = { a: "x" }; export const t: T = { a: 1 };`,
    },
    ' | d=x M C D',
  ],
  [
    'a JSON import with attributes',
    {
      'harness.ts': `${I}import m from "./m.json" with { type: "json" }; export const d = loadManifest(m, [textContext.factory!]);`,
      'm.json': `{"contractVersion":1,"id":"m","abilities":[]}`,
    },
    ' | d=m M C D',
  ],
  [
    'a JSON import with an assertion',
    {
      'harness.ts':
        I +
        `import m from "./m.json" assert { type: "json" }; export const d = loadManifest(m, [textContext.factory!]);`,
      'm.json': `{"contractVersion":1,"id":"m","abilities":[]}`,
    },
    ' | d=m M C D',
  ],
  [
    'a JSON import that is no JSON',
    {
      'harness.ts': `${I}import m from "./m.json"; export const d = loadManifest(m, []);`,
      'm.json': `{"contractVersion":1,}`,
    },
    'manifest-json-syntax:m.json | ',
  ],
  [
    'an import that leads nowhere',
    `${I}import { x } from "./nope"; export const d = defineHarness({ id: x });`,
    'typescript-syntax:harness.ts | ',
  ],
  [
    'an import of a name that is not exported',
    {
      'harness.ts': `${I}import { y } from "./a"; export const d = defineHarness({ id: y });`,
      'a.ts': `export const x = "x";`,
    },
    'typescript-syntax:harness.ts | ',
  ],
  [
    'implementations from other packages',
    `import { defineHarness } from "@agentium/harness"; import { driver } from "some-drivers"; import { drivers } from "other"; export const d = defineHarness({ id: "x", runtime: { driver, controller: drivers.main }, runtimeReferences: { driver: { id: "a", version: 1 }, controller: {id:"c",version:1} }, runtimeRegistry: { driver: [{ id: "a", version: 1, implementation: driver }], controller: [{id:"c",version:1,implementation: drivers.main}] } });`,
    ' | d=x M C D',
  ],
  [
    'one implementation under three names',
    {
      'harness.ts': `import { defineHarness } from "@agentium/harness"; import { main as driver } from "./d"; import * as ds from "./d"; const alias = ds.main; export const d = defineHarness({ id: "x", runtime: { driver }, runtimeReferences: { driver: { id: "a", version: 1 } }, runtimeRegistry: { driver: [{ id: "a", version: 1, implementation: alias }] } });`,
      'd.ts': `import { agentDriver } from "@agentium/harness"; export const main = agentDriver({ name: "x" });`,
    },
    ' | d=x M C D',
  ],
  [
    'a description that lacks a list leaves other definitions',
    I +
      `const s = defineAbility({ type: "a/b", validate: o=>o, describe: () => ({ toolNames: "x", requirements: [] }), bind: async () => ({ tools: [] }) }); export const d = defineHarness({ id: "x", abilities: [s({}, { instanceId: "s" })] }); export const e = defineHarness({ id: "e" });`,
    'invalid-description:harness.ts#d export-local-ability:harness.ts#d | d=x e=e M C D',
  ],
  [
    'a description that throws',
    I +
      `const s = defineAbility({ type: "a/b", validate: o=>o, describe: () => { throw new Error("x"); }, bind: async () => ({ tools: [] }) }); export const d = defineHarness({ id: "x", abilities: [s({}, { instanceId: "s" })] });`,
    'invalid-description:harness.ts#d export-local-ability:harness.ts#d | d=x',
  ],
  [
    'a binding that cannot be read',
    I +
      `const s = defineAbility({ type: "a/b", validate: o=>o, describe: () => ({ toolNames: ["t"], requirements: [] }), bind: async (o) => { const x = await load(); return { tools: x }; } }); export const d = defineHarness({ id: "x", abilities: [s({}, { instanceId: "s" })] });`,
    'export-local-ability:harness.ts#d | d=x D',
  ],
  [
    'MCP resources',
    I +
      `export const d = defineHarness({ id: "x", abilities: [mcpResources({ id: "m", connect: async () => ({} as never), authorize: () => true, resources: [{ uri: "file:///a", mimeTypes: ["text/plain"] }] }, { instanceId: "m" })] });`,
    'export-local-ability:harness.ts#d | d=x C D',
  ],
  [
    'an empty instance id',
    I +
      `export const d = defineHarness({ id: "x", abilities: [textContext({ id: "a", entries: [] }, { instanceId: "" })] });`,
    'invalid-identifier:harness.ts | ',
  ],
  [
    'an ability that was not called',
    `${I}export const d = defineHarness({ id: "x", abilities: [textContext] });`,
    'invalid-ability:harness.ts | ',
  ],
  [
    'an object with a prototype of its own',
    `${I}export const d = defineHarness({ id: "x", limits: { __proto__: { toolRoundtrips: 3 } } });`,
    ' | d=NA',
  ],
  ['an id of null', `${I}export const d = defineHarness({ id: null });`, 'invalid-identifier:harness.ts | '],
  [
    'a date among the defaults',
    `${I}export const d = defineHarness({ id: "x", defaults: { filesystem: new Date() } });`,
    'non-json-value:harness.ts | ',
  ],
  [
    'NaN as a limit',
    `${I}export const d = defineHarness({ id: "x", limits: { toolRoundtrips: NaN } });`,
    'non-json-value:harness.ts | ',
  ],
  [
    'a function among the defaults',
    `${I}export const d = defineHarness({ id: "x", defaults: { filesystem: () => true } });`,
    'non-json-value:harness.ts | ',
  ],
  [
    'a list with a gap',
    `${I}export const d = defineHarness({ id: "x", defaults: { skillDirs: ["a",,"b"] } });`,
    'non-json-value:harness.ts | ',
  ],
  [
    'a getter among the defaults',
    `${I}export const d = defineHarness({ id: "x", defaults: { get filesystem() { return true; } } });`,
    'non-json-value:harness.ts | ',
  ],
  [
    'a portable definition as input',
    I +
      `export const d = defineHarness({ kind: "portable", manifest: { contractVersion: 1, id: "m", abilities: [] }, factories: [] });`,
    ' | d=m M C D',
  ],
  [
    'an unknown kind',
    `${I}export const d = defineHarness({ kind: "other", id: "x" } as never);`,
    'unsupported-kind:harness.ts | ',
  ],
  [
    'a definition of a definition',
    `${I}const a = defineHarness({ id: "x" }); export const d = defineHarness(a);`,
    ' | d=x M C D',
  ],
  [
    'a disabled ability is said in later extensions',
    I +
      `const a = defineHarness({ id: "x", abilities: [textContext({id:"a",entries:[]},{instanceId:"a"})] }); export const b = extendHarness(a, { id: "b", disable: ["a"] }); export const c = extendHarness(b, { id: "c" });`,
    'ability-disabled:harness.ts#b ability-disabled:harness.ts#c | b=b M C D c=c M C D',
  ],
  [
    'direct model roles beside references',
    I +
      `export const d = defineHarness({ id: "x", runtime: { modelRoles: { a: "b" } }, runtimeReferences: { modelRoles: { c: "d" } } });`,
    ' | d=x M C D',
  ],
  [
    'an empty model role',
    `${I}export const d = defineHarness({ id: "x", runtime: { modelRoles: { "": "b" } } });`,
    'invalid-identifier:harness.ts#d | d=x C D',
  ],
  [
    'undefined among the defaults of research',
    `${I}export const d = research({ defaults: { contextFiles: undefined } });`,
    'non-json-value:harness.ts | ',
  ],
  [
    'a tool name with a blank',
    I +
      `export const d = defineHarness({ id: "x", abilities: [suppliedTools({ tools: [{ name: "a b", parameters: {} as never, execute() {} }] }, { instanceId: "t" })] });`,
    'invalid-identifier:harness.ts#d export-local-ability:harness.ts#d | d=x',
  ],
  [
    'tools made by map',
    I +
      `import { z } from "zod"; const schema = z.object({}); const tools = ["a"].map((n) => ({ name: n, parameters: schema, execute: async () => "" })); export const d = defineHarness({ id: "x", abilities: [suppliedTools({ tools }, { instanceId: "t" })] });`,
    ' | d=NA',
  ],
  [
    'an ability with a bad type and version',
    I +
      `export const a = defineAbility({ type: "a b", version: 9007199254740993, validate: (o) => o, describe: () => ({ toolNames: [], requirements: [] }), bind: async () => ({ tools: [] }) });`,
    'invalid-identifier:harness.ts invalid-integer:harness.ts | ',
  ],
  [
    'a template in a file with CRLF',
    I.replace('\n', '\r\n') +
      'export const d = defineHarness({ id: "x", abilities: [textContext({ id: "a", entries: [{ id: "b", text: `one\r\ntwo` }] }, { instanceId: "a" })] });',
    ' | d=x M C D',
  ],
  [
    'namespace, star and string exports',
    {
      'harness.ts': `export * as inner from "./more"; export * from "./more"; export { d as "string name" } from "./more";`,
      'more.ts': `${I}export const d = base({ id: "x" }); export default base({ id: "y" });`,
    },
    ' | d=x M C D string name=x M C D',
  ],
  ['a file that throws', `${I}throw new Error("x"); export const d = base();`, ' | d=NA'],
  [
    'a static member of a class',
    `${I}class R { static main = defineHarness({ id: "x" }); } export const d = R.main;`,
    ' | d=NA',
  ],
  [
    'an awaited call',
    `${I}export const d = await make(); async function make() { return defineHarness({ id: "x" }); }`,
    ' | d=NA',
  ],
  ['a generic arrow function', `${I}export const d = <T,>(x: T) => x;`, ' | '],
  [
    'an object that another file changes',
    {
      'harness.ts': `${I}import { limits } from "./l"; import "./m"; export const d = defineHarness({ id: "x", limits });`,
      'l.ts': `export const limits = { toolRoundtrips: 1 };`,
      'm.ts': `import { limits } from "./l"; limits.toolRoundtrips = 2;`,
    },
    ' | d=NA',
  ],
  [
    'a credential name in portable options',
    {
      'harness.ts': `import { defineHarness, defineAbility } from "@agentium/harness"; const s = defineAbility<any>({ type: "a/b", validate: o=>o, describe: () => ({ toolNames: [], requirements: [] }), bind: async () => ({ tools: [] }), portable: { validateOptions: (o) => o, toOptions: (o) => o, toJSON: (o) => o } }); export const d = defineHarness({ id: "x", abilities: [s({ api_key: "x" }, { instanceId: "s" })] });`,
    },
    'credential-key:harness.ts | ',
  ],
  [
    'a credential name in local options',
    {
      'harness.ts': `import { defineHarness, defineAbility } from "@agentium/harness"; const s = defineAbility<any>({ type: "a/b", validate: o=>o, describe: () => ({ toolNames: [], requirements: [] }), bind: async () => ({ tools: [] }) }); export const d = defineHarness({ id: "x", abilities: [s({ api_key: "x" }, { instanceId: "s" })] });`,
    },
    'export-local-ability:harness.ts#d | d=x C D',
  ],
  [
    'a service among local options',
    {
      'harness.ts': `import { defineHarness, defineAbility } from "@agentium/harness"; import { client } from "svc"; const s = defineAbility<any>({ type: "a/b", validate: o=>o, describe: (o) => ({ toolNames: [o.tool], requirements: [] }), bind: async (o) => ({ tools: [{ name: o.tool, parameters: o.client.schema, execute: o.client.run }] }) }); export const d = defineHarness({ id: "x", abilities: [s({ client, tool: "run" }, { instanceId: "s" })] });`,
    },
    'export-local-ability:harness.ts#d | d=x C D',
  ],
  [
    'nested destructuring',
    I +
      `const cfg = { defaults: { filesystem: true }, list: ["a"] } as const; const { defaults, list: [first] } = cfg; export const d = defineHarness({ id: first, defaults });`,
    ' | d=a M C D',
  ],
  [
    'a manifest loaded through a mapping that changes options',
    `${I}const s = defineAbility({ type: "a/b", validate: (o: never) => o, describe: () => ({ toolNames: [], requirements: [] }), bind: async () => ({ tools: [] }), portable: { validateOptions: (o: object) => ({ ...o, more: 1 }), toOptions: (o: never) => o, toJSON: (o: never) => o } }); export const d = loadManifest({ contractVersion: 1, id: "m", abilities: [{ instanceId: "i", type: "a/b", version: 1, options: {} }] }, [s.factory!]);`,
    ' | d=NA',
  ],
  [
    'a validation that only throws',
    `${I}const s = defineAbility({ type: "a/b", validate: () => { throw new Error("no"); }, describe: () => ({ toolNames: [], requirements: [] }), bind: async () => ({ tools: [] }) }); export const d = defineHarness({ id: "x", abilities: [s({})] });`,
    'invalid-options:harness.ts | ',
  ],
  [
    'two calls are two objects, one member of another package is one',
    `${I}import { drivers } from "some-drivers"; const make = () => agentDriver({ name: "x" } as never); export const d = defineHarness({ id: "x", runtime: { driver: make() }, runtimeReferences: { driver: { id: "a", version: 1 } }, runtimeRegistry: { driver: [{ id: "a", version: 1, implementation: make() }] } }); export const e = defineHarness({ id: "e", runtime: { driver: drivers.main }, runtimeReferences: { driver: { id: "a", version: 1 } }, runtimeRegistry: { driver: [{ id: "a", version: 1, implementation: drivers.other }] } });`,
    'runtime-binding-mismatch:harness.ts | e=NA',
  ],
  [
    'a binding that depends on the run',
    `${I}const s = defineAbility({ type: "a/b", validate: (o: object) => o, describe: () => ({ toolNames: [], requirements: [] }), bind: async (_o, ctx) => ({ tools: [], promptFragments: ctx ? [{ id: "p", text: "t" }] : [] }) }); export const d = defineHarness({ id: "x", abilities: [s({}, { instanceId: "s" })] });`,
    'export-local-ability:harness.ts#d | d=x D',
  ],
  [
    'schemas, logs and tests leave objects as they are',
    {
      'harness.ts': `${I}import { z } from "zod"; export const limits = { toolRoundtrips: 1 }; const shape = { a: z.string() }; z.object(shape); console.log(limits); Object.freeze(limits); export const d = defineHarness({ id: "x", limits });`,
      'harness.test.ts': `import { expect, test } from "vitest"; import { limits } from "./harness"; test("limits", () => { expect(limits).toEqual({ toolRoundtrips: 1 }); });`,
    },
    ' | d=x M C D',
  ],
  [
    'a function of another package may change what it is given',
    `${I}import { tune } from "tuner"; const limits = { toolRoundtrips: 1 }; tune(limits); export const d = defineHarness({ id: "x", limits });`,
    ' | d=NA',
  ],
  [
    'an enum of numbers and texts, each member known to later ones',
    `${I}enum E { One = 1, Two, A = "a", B = A } export const d = defineHarness({ id: E.B, limits: { toolRoundtrips: E.Two } });`,
    ' | d=a M C D',
  ],
  ['an enum used before it is set', `${I}export const d = base({ id: E.A }); enum E { A = "x" }`, ' | d=NA'],
  ['an enum that is only declared', `${I}declare enum E { A = "x" } export const d = base({ id: E.A });`, ' | d=NA'],
  [
    'a namespace that adds to an enum',
    `${I}namespace E { export const B = "b"; } enum E { A = "a" } export const d = base({ id: E.B ?? "z" });`,
    ' | d=NA',
  ],
  [
    'a namespace of types beside a constant',
    `${I}const N = { id: "x" }; namespace N { export type T = string; } export const d = base({ id: N.id });`,
    ' | d=x M C D',
  ],
  [
    'getters that the package would call',
    `${I}export const d = defineHarness({ get id() { return "x"; } }); export const e = base({ get abilities() { return []; } }); export const f = base({ abilities: [textContext({ get id() { return "t"; }, entries: [] }, { instanceId: "t" })] });`,
    ' | d=NA e=NA f=NA',
  ],
  [
    'a getter in a description',
    `${I}const s = defineAbility({ type: "a/b", validate: (o: object) => o, describe: () => ({ get toolNames() { return ["q"]; }, requirements: [] }), bind: async () => ({ tools: [] }) }); export const d = base({ abilities: [s({}, { instanceId: "s" })] });`,
    ' | d=NA',
  ],
  [
    'a mapping that changes only some options',
    `${I}const same = (o: any) => o; const s = defineAbility({ type: "a/b", validate: same, describe: () => ({ toolNames: [], requirements: [] }), bind: async () => ({ tools: [] }), portable: { validateOptions: same, toOptions: same, toJSON: (o: any) => (o.compact ? { id: o.id } : o) } }); export const d = base({ abilities: [s({ compact: true }, { instanceId: "s" })] }); export const e = base({ id: "e", abilities: [s({ id: "x" }, { instanceId: "s" })] });`,
    ' | d=NA e=e M C D',
  ],
  [
    'a mapping that picks one option',
    `${I}const same = (o: any) => o; const s = defineAbility({ type: "a/b", validate: same, describe: () => ({ toolNames: [], requirements: [] }), bind: async () => ({ tools: [] }), portable: { validateOptions: same, toOptions: same, toJSON: (o: any) => ({ probe: o.probe }) } }); export const d = base({ abilities: [s({ probe: 1, more: 2 }, { instanceId: "s" })] });`,
    ' | d=NA',
  ],
  [
    'an ability without a validation',
    `${I}const s = defineAbility({ type: "a/b", describe: () => ({ toolNames: [], requirements: [] }), bind: async () => ({ tools: [] }) } as any); export const d = base({ abilities: [s({}, { instanceId: "s" })] });`,
    'invalid-options:harness.ts | ',
  ],
  [
    'middleware whose place is not known',
    `${I}import { early } from "order"; const s = defineAbility({ type: "a/b", validate: (o: object) => o, describe: () => ({ toolNames: [], requirements: [] }), bind: async () => ({ tools: [], middleware: [{ id: "a" }, { id: "b", before: early }, { id: "c", after: [early] }] }) }); export const d = base({ abilities: [s({}, { instanceId: "s" })] });`,
    'export-local-ability:harness.ts#d | d=agentium/base D',
  ],
  [
    'a function’s own name inside it',
    `${I}const names = ["a"]; const s = defineAbility({ type: "a/b", validate: (o: object) => o, describe: function names() { return { toolNames: names as never, requirements: [] }; }, bind: async () => ({ tools: [] }) }); export const d = base({ abilities: [s({}, { instanceId: "s" })] });`,
    'invalid-description:harness.ts#d export-local-ability:harness.ts#d | d=agentium/base',
  ],
  [
    'definitions handed through what cannot be followed are listed all the same',
    `${I}const tag = <T,>(v: T) => v; class H { x = base(); } namespace N { export const h = base(); } const o = { get h() { return base(); } }; export const a = tag(base()), b = [base()].find(Boolean), c = new H().x, d = N.h, e = o.h, f = defineHarness.call(null, {}), g = await Promise.resolve(base()), h = Object.values({ q: base() })[0]; export const late = (async () => base())();`,
    ' | a=NA b=NA c=NA d=NA e=NA f=NA g=NA h=NA',
  ],
  [
    'a definition of a file that is loaded when it runs',
    { 'harness.ts': 'export const d = (await import("./more")).d;', 'more.ts': `${I}export const d = base();` },
    ' | d=NA',
  ],
  [
    'a call in a sequence, a sealed definition',
    `${I}export const d = (0, defineHarness)({ id: "x" }); export const e = Object.seal(base({ id: "e" }));`,
    ' | d=x M C D e=e M C D',
  ],
  [
    'an object that answers `await` itself',
    `${I}const o: any = await { id: "a", then(r: any) { r({ id: "b" }); } }; export const d = base({ id: o.id });`,
    ' | d=NA',
  ],
  [
    'a source beside its own output',
    {
      'harness.ts': `${I}import { id } from "./id.js"; export const d = base({ id });`,
      'id.ts': 'export const id = "ts";',
      'id.js': 'export const id = "js";',
    },
    ' | d=NA',
  ],
  [
    'a JSON file by the names of its members',
    {
      'harness.ts': `${I}import * as m from "./m.json"; export const d = base({ id: m.id }); export const e = base({ id: m.default.id });`,
      'm.json': '{"id":"own"}',
    },
    ' | d=NA e=own M C D',
  ],
  [
    'the package handed on whole',
    {
      'harness.ts': 'import { base as make } from "./h"; export const d = make({ id: "x" });',
      'h.ts': 'export * from "@agentium/harness";',
    },
    ' | d=x M C D',
  ],
  [
    'one value under one name from two files',
    {
      'harness.ts': `${I}import * as i from "./i"; export const d = base({ id: i.id ?? "none" });`,
      'i.ts': 'export * from "./a"; export * from "./b";',
      's.ts': 'export const s = "x";',
      'a.ts': 'import { s } from "./s"; export const id = s;',
      'b.ts': 'import { s } from "./s"; export const id = s;',
    },
    ' | d=none M C D',
  ],
  [
    'registry entries without an implementation',
    `${I}export const d = defineHarness({ id: "x", runtimeRegistry: { driver: [{ id: "a", version: 1 } as never] } });`,
    'invalid-runtime-registry:harness.ts | ',
  ],
  [
    'a broken registry beside a manifest',
    `${I}export const d = loadManifest({ contractVersion: 1, id: "m", abilities: [] }, [], { driver: [{ id: "a b", version: 1, implementation: {} as never }] });`,
    'invalid-runtime-registry:harness.ts | ',
  ],
];

interface Found {
  rule: string;
  path: string;
  definition?: string;
}

interface Definition {
  analysable: boolean;
  id: string;
  manifest: unknown;
  composition: unknown;
  description: unknown;
}

test.each(rows)('%s', async (_title, given, expected) => {
  const files = typeof given === 'string' ? { 'harness.ts': given } : given;
  const actual = await conformance.actual({ kind: 'typescript', files, entry: 'harness.ts' });
  const faults = (actual.diagnostics as Found[]).map(
    ({ rule, path, definition }) => `${rule.replace('agentium/', '')}:${path}${definition ? `#${definition}` : ''}`,
  );
  const definitions = Object.entries(actual.definitions as Record<string, Definition>).map(([name, each]) => {
    const parts = [each.manifest && 'M', each.composition && 'C', each.description && 'D'].filter(Boolean);
    return `${name}=${each.analysable ? [each.id, ...parts].join(' ') : 'NA'}`;
  });
  expect(`${faults.join(' ')} | ${definitions.join(' ')}`.trim()).toBe(expected.trim());
});
