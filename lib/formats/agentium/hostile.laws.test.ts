/** Nothing of a harness is executed, everything ends, and no bytes make the engine fail. */
import fc from 'fast-check';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Diagnostic } from '../../core/diagnostic';
import { harnessOf } from '../../core/files';
import type { Entry } from '../../core/harness';
import { defaultSettings } from '../../core/settings';
import { textOf } from '../../core/text';
import { agentium } from '.';

beforeAll(() => agentium.prepare());

const spied = globalThis as { pwned?: unknown };
afterEach(() => {
  delete spied.pwned;
});

function everything(files: Record<string, string>): readonly Diagnostic[] {
  return asked(harnessOf(files));
}

function asked(harness: ReadonlyMap<string, Entry>): readonly Diagnostic[] {
  const opened = agentium.open(harness, defaultSettings);
  opened.graph();
  opened.contexts();
  opened.hashed();
  opened.roles();
  opened.needs();
  for (const each of opened.exports()) if (!each.blocked?.()) void each.files({});
  return opened.diagnostics();
}

const payload = '(globalThis.pwned = true)';
const positions: readonly string[] = [
  `export const d = defineHarness({ id: ${payload} });`,
  `export const d = defineHarness({ [${payload}]: 1 });`,
  `export const d = defineHarness({ ...${payload} });`,
  `export const d = defineHarness({ get id() { return ${payload}; } });`,
  `export const d = defineHarness({ id: { toString() { return ${payload}; } } });`,
  `export const d = defineHarness({ id: \`\${${payload}}\` });`,
  `export const d = defineHarness({ id: "x" + ${payload} });`,
  `export const d = ${payload} ? defineHarness({ id: "x" }) : base();`,
  `export const d = defineHarness(${payload});`,
  `${payload}; export const d = defineHarness({ id: "x" });`,
  `eval("${payload}"); export const d = defineHarness({ id: "x" });`,
  `new Function("${payload}")(); export const d = defineHarness({ id: "x" });`,
  `(() => ${payload})(); export const d = defineHarness({ id: "x" });`,
  `class A { static { ${payload}; } static x = ${payload}; } export const d = defineHarness({ id: "x" });`,
  `const tag = () => ${payload}; tag\`x\`; export const d = defineHarness({ id: "x" });`,
  `const { a = ${payload} } = {}; export const d = defineHarness({ id: "x" });`,
  `const p = new Proxy({}, { get: () => ${payload} }); export const d = defineHarness({ id: p.x });`,
  `const a = defineAbility({ type: "a/b", validate: () => ${payload}, describe: () => ${payload}, bind: () => ${payload}, portable: { validateOptions: () => ${payload}, toOptions: () => ${payload}, toJSON: () => ${payload} } }); export const d = defineHarness({ id: "x", abilities: [a({}, { instanceId: "a" })] });`,
  `export const d = defineHarness({ id: "x", abilities: [textContext({ id: "a", entries: [{ id: "b", get text() { return ${payload}; } }] }, { instanceId: "a" })] });`,
  `export const d = defineHarness({ id: "x", abilities: [suppliedTools({ tools: [{ name: "t", parameters: ${payload}, execute: () => ${payload} }] }, { instanceId: "a" })] });`,
  `import("data:text/javascript,${payload}"); export const d = defineHarness({ id: "x" });`,
  `export const d = await ${payload};`,
  `@(${payload}) class A {} export const d = defineHarness({ id: "x" });`,
];

test.each(positions)('stays inert: %s', (body) => {
  everything({
    'harness.ts': `import { defineHarness, defineAbility, base, textContext, suppliedTools } from "@agentium/harness";\n${body}\n`,
  });
  expect(spied.pwned).toBeUndefined();
});

test('names of the object prototype are data', () => {
  everything({
    'a.harness.json':
      '{"contractVersion":1,"id":"a","abilities":[{"instanceId":"i","type":"acme/a","version":1,"options":{"__proto__":{"pwned":true},"constructor":{"prototype":{"pwned":true}}}}],"__proto__":{"pwned":true}}',
    'harness.ts':
      'import { defineHarness } from "@agentium/harness";\nimport m from "./a.harness.json";\nconst x = { ["__proto__"]: { pwned: true }, ...m };\nexport const d = defineHarness(x);\n',
  });
  expect(({} as { pwned?: unknown }).pwned).toBeUndefined();
});

const nested = (open: string, inner: string, close: string, times: number) =>
  open.repeat(times) + inner + close.repeat(times);
const head = 'import { defineHarness, extendHarness } from "@agentium/harness";\n';
const doubling = (line: (index: number) => string) =>
  `${head}const a0 = ["x"];\nconst o0 = { x: "y" };\nconst s0 = "xxxxxxxx";\n${Array.from({ length: 60 }, (_, index) => line(index)).join('\n')}\n`;

const bombs: Readonly<Record<string, Record<string, string>>> = {
  'deep parentheses': { 'a.ts': `${head}export const d = defineHarness(${nested('(', '{}', ')', 20_000)});` },
  'deep lists': { 'a.ts': `${head}export const d = defineHarness({ id: ${nested('[', '1', ']', 3000)} });` },
  'deep objects': { 'a.ts': `${head}export const d = defineHarness(${nested('{a:', '1', '}', 3000)});` },
  'type assertions in type assertions': { 'a.ts': `${head}export const d = ${nested('<T>(', '1', ')', 60)};` },
  'arrow functions in arrow functions': { 'a.ts': `${head}export const d = ${nested('(a=>', '1', ')', 400)};` },
  'conditionals in conditionals': { 'a.ts': `${head}export const d = ${nested('a?(b):', '1', '', 400)};` },
  'a long sum': { 'a.ts': `${head}export const d = defineHarness({ id: ${'"x"+'.repeat(20_000)}"x" });` },
  'a list that doubles': {
    'a.ts': `${doubling((index) => `const a${index + 1} = [...a${index}, ...a${index}];`)}export const d = defineHarness({ defaults: { skillDirs: a60 } });`,
  },
  'an object that doubles': {
    'a.ts': `${doubling((index) => `const o${index + 1} = { l: o${index}, r: o${index} };`)}export const d = defineHarness({ id: "x", defaults: o60 });`,
  },
  'a text that doubles': {
    'a.ts': `${doubling((index) => `const s${index + 1} = s${index} + s${index};`)}export const d = defineHarness({ id: s60 });`,
  },
  'files that hand on everything, and never the name': Object.fromEntries([
    ['a.ts', `${head}import { q } from "./m0";\nexport const d = defineHarness({ id: q });`],
    ...Array.from({ length: 40 }, (_, at) => [
      `m${at}.ts`,
      `export * from "./m${at + 1}"; export * from "./m${at + 2}";`,
    ]),
    ...[40, 41].map((at) => [`m${at}.ts`, 'export const other = 1;']),
  ]),
  'callbacks of callbacks that write': {
    'a.ts': `${head}const l = [{ toolRoundtrips: 1 }];\nl${'.map((x) => { x.y = 1; return x; })'.repeat(150)};\nexport const d = defineHarness({ id: "x", limits: l[0] });`,
  },
  'a pattern of many defaults': {
    'a.ts': `${head}const l = {};\nconst { ${Array.from({ length: 800 }, (_, at) => `a${at} = l`).join(', ')} } = {} as any;\n${Array.from({ length: 800 }, (_, at) => `a${at}.x = 1;`).join('\n')}\nexport const d = defineHarness({ id: "x", limits: l });`,
  },
  'bindings in a circle': { 'a.ts': `${head}const a = b, b = c, c = a;\nexport const d = defineHarness({ id: a });` },
  'functions that call each other': {
    'a.ts': `${head}const f = (x) => g(x), g = (x) => f(x);\nexport const d = defineHarness({ id: f(1), limits: { get: f } });`,
  },
  'a long chain of names': {
    'a.ts': `${head}const n0 = "x";\n${Array.from({ length: 3000 }, (_, index) => `const n${index + 1} = n${index};`).join('\n')}\nexport const d = defineHarness({ id: n3000 });`,
  },
  'a long chain of extensions': {
    'a.ts': `${head}const e0 = defineHarness({ id: "x" });\n${Array.from({ length: 300 }, (_, index) => `export const e${index + 1} = extendHarness(e${index}, { id: "x${index}" });`).join('\n')}\n`,
  },
  'functions that hand each other on': {
    'a.ts': `${head}const shared = {};\n${Array.from({ length: 2000 }, (_, index) => `function h${index}(x) { const y = h${(index * 7 + 1) % 2000}(x, h${(index * 11 + 3) % 2000}); const z = [y, x]; z.sort(); h${(index + 1) % 2000}(y, z, shared); return z; }`).join('\n')}\nh1(shared);\nexport const d = defineHarness({ id: "x" });`,
  },
  'files that export each other': {
    'a.ts': `${head}export * from "./b";\nexport { d } from "./b";`,
    'b.ts': 'export * from "./a";\nexport { d } from "./a";',
  },
  'a deep manifest': {
    'a.harness.json': `{"contractVersion":1,"id":"a","abilities":[{"instanceId":"i","type":"a/b","version":1,"options":{"x":${nested('[', '', ']', 50_000)}}}]}`,
  },
  'a wide manifest': {
    'a.harness.json': `{"contractVersion":1,"id":"a","abilities":[${Array.from({ length: 3000 }, (_, index) => `{"instanceId":"i${index}","type":"agentium/text-context","version":1,"options":{"id":"s${index}","entries":[]}}`).join()}]}`,
  },
  'many equal keys': { 'a.harness.json': `{${'"id":"a",'.repeat(5000)}"contractVersion":1,"abilities":[]}` },
};

// Each of these takes minutes or never ends where the work is not bounded: the runner's own time limit is the judge.
test.each(Object.entries(bombs))('ends: %s', (_name, files) => {
  expect(() => everything(files)).not.toThrow();
});

const names = ['harness.ts', 'a/b.tsx', 'x.mjs', 'm.harness.json', 'manifest.json', 'data.json', 'README.md'];
const fragments = [
  'import { defineHarness as d, textContext } from "@agentium/harness";\n',
  'import x from "./m.harness.json";\n',
  'export * from "./a/b";\n',
  'export default d({ id: "x", abilities: [textContext({ id: "a", entries: [] })] });\n',
  'export const e = d({ ...x, defaults: { skillDirs: ["/a", "..", ""] }, limits: { toolRoundtrips: -1 } });\n',
  '{"contractVersion":1,"id":"a b","abilities":[{"instanceId":"n"}],"defaults":null}',
  '{"abilities":[{"type":"x","version":1e999,"password":1,"options":[]}],',
  '\ufeff',
  'const a = [1, , 2]; a.push(3);\n',
  '}',
  '`',
];

test('any bytes give answers, and every finding lies inside its file', () => {
  const file = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.array(fc.constantFrom(...fragments), { maxLength: 5 }).map((parts) => new TextEncoder().encode(parts.join(''))),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), file, { maxKeys: 4 }), (files) => {
      const harness = new Map(Object.entries(files).map(([path, bytes]) => [path, { kind: 'file' as const, bytes }]));
      for (const found of asked(harness)) {
        if (found.path === '.') continue;
        const entry = harness.get(found.path);
        expect(entry, found.message).toBeDefined();
        const lines = entry ? textOf(entry).split(/\r\n|\r|\n/) : [];
        expect(found.line ?? 1, found.message).toBeLessThanOrEqual(lines.length);
        expect(found.column ?? 1, found.message).toBeLessThanOrEqual((lines[(found.line ?? 1) - 1]?.length ?? 0) + 1);
      }
    }),
    { numRuns: 300 },
  );
});
