/** Ways to change an object or a name after it was written: what they reach is never called known. */
import { beforeAll, expect, test } from 'vitest';
import { harnessOf } from '../../../core/files';
import { defaultSettings } from '../../../core/settings';
import { agentium } from '..';
import { conformance } from '../conformance';
import { loadParser } from './parse';

beforeAll(loadParser);

const imports = 'import { defineHarness, base } from "@agentium/harness";\n';

async function isKnown(files: Record<string, string>): Promise<boolean | undefined> {
  const { definitions } = await conformance.actual({ kind: 'typescript', files, entry: 'harness.ts' });
  return (definitions as Record<string, { analysable: boolean }>).d?.analysable;
}

/** Each may set `limits.toolRoundtrips`. */
const writes: readonly (readonly [string, string])[] = [
  ['a namespace', 'namespace N { const l = limits; l.toolRoundtrips = 9; export const z = 1; }'],
  ['a namespace that exports', 'namespace N { export const l = limits; } N.l.toolRoundtrips = 9;'],
  ['a method that is named like a list’s', 'const o = { l: limits, get() { this.l.toolRoundtrips = 7; } }; o.get();'],
  ['a function as such a method', 'function map(this: any) { this.l.toolRoundtrips = 7; } ({ l: limits, map }).map();'],
  ['a method that keeps `this`', 'const o = { l: limits, at() { const s = this; s.l.toolRoundtrips = 7; } }; o.at();'],
  [
    'an arrow in a method',
    'const o = { l: [limits], at() { this.l.forEach((x) => { x.toolRoundtrips = 7; }); } }; o.at();',
  ],
  ['a method of a class', 'class S { l = limits; get() { this.l.toolRoundtrips = 7; } } new S().get();'],
  ['a constructor', 'class S { l = limits; constructor() { this.l.toolRoundtrips = 7; } } new S();'],
  [
    'a constructor’s default',
    'class S { constructor(private l = limits) {} get() { this.l.toolRoundtrips = 7; } } new S().get();',
  ],
  [
    'a class that extends',
    'class A { l = limits; } class B extends A { get() { super.l; this.l.toolRoundtrips = 7; } } new B().get();',
  ],
  ['a static block', 'class S { static l = limits; static { this.l.toolRoundtrips = 3; } }'],
  ['a setter', 'const o = { l: limits, set v(x: number) { this.l.toolRoundtrips = x; } }; o.v = 9;'],
  ['a tag', 'const o = { l: limits, tag(_: any) { this.l.toolRoundtrips = 4; } }; o.tag`x`;'],
  ['a decorator', 'function dec(c: any) { c.l.toolRoundtrips = 2; } @dec class C { static l = limits; }'],
  ['a callback by name', 'function bump(x: any) { x.toolRoundtrips = 5; } [limits].forEach(bump);'],
  ['a callback in a wrapper', 'const w = (f: any) => f; [limits].forEach(w((x: any) => { x.toolRoundtrips = 5; }));'],
  ['a callback of an optional call', '[limits]?.forEach((x: any) => { x.toolRoundtrips = 5; });'],
  ['what a reduction starts with', '["a"].reduce((all: any) => { all.toolRoundtrips = 8; return all; }, limits);'],
  ['the `this` of a callback', '["a"].forEach(function (this: any) { this.toolRoundtrips = 8; }, limits);'],
  ['the callback of a copy', 'Array.from([limits], (x: any) => { x.toolRoundtrips = 5; return x; });'],
  ['a replacer', 'JSON.stringify({ limits }, (_k, v) => { v.toolRoundtrips = 6; return v; });'],
  ['the default of a pattern', 'const { q = limits } = {} as any; q.toolRoundtrips = 9;'],
  ['the default of an inner pattern', 'function f({ a: { q = limits } }: any) { q.toolRoundtrips = 9; } f({ a: {} });'],
  ['a local pattern’s default', 'function f() { const { q = limits } = {} as any; q.toolRoundtrips = 9; } f();'],
  ['something thrown', 'try { throw limits; } catch (e: any) { e.toolRoundtrips = 9; }'],
  [
    'another case of a switch',
    'switch (2 as number) { case 1: let l: any; default: l = limits; case 2: l.toolRoundtrips = 9; }',
  ],
  ['a name of another case', 'switch (1 as number) { case 1: let l: any = limits; case 2: l.toolRoundtrips = 9; }'],
  ['a `var` in a statement', 'if (limits) var l = limits; l!.toolRoundtrips = 9;'],
  ['a `var` in a block of a function', 'function f() { { var l = limits; } l.toolRoundtrips = 9; } f();'],
  ['a `var` of a loop', 'for (var l of [limits]); l!.toolRoundtrips = 9;'],
  [
    'an argument below an assertion',
    'const tune = (l: any) => { l.toolRoundtrips = 3; }; const z = <any>tune(limits);',
  ],
];

test.each(writes)('objects: %s', async (_title, code) => {
  const definition = 'export const d = defineHarness({ id: "x", limits });';
  expect(
    await isKnown({ 'harness.ts': `${imports}const limits = { toolRoundtrips: 1 };\n${code}\n${definition}` }),
  ).toBe(false);
});

/** Each may set `name`, a `var`. */
const assignments: readonly (readonly [string, string])[] = [
  ['without a block', 'if (true) var name = "b";'],
  ['behind a label', 'q: var name = "b";'],
  ['in a loop', 'do var name = "b"; while (false);'],
  ['in a pattern', '{ var { name } = { name: "b" }; }'],
  ['in a list pattern', '{ var [name] = ["b"]; }'],
  ['in the pattern of a loop', 'for (var [name] of [["b"]]);'],
];

test.each(assignments)('names: %s', async (_title, code) => {
  expect(
    await isKnown({ 'harness.ts': `${imports}var name = "a"; ${code} export const d = base({ id: name });` }),
  ).toBe(false);
});

const limitsFile = 'export const limits = { toolRoundtrips: 1 };';
const entry = `${imports}import { limits } from "./limits"; import "./writer"; export const d = defineHarness({ id: "x", limits });`;

test.each([
  ['over a namespace', 'import * as n from "./limits"; Object.values(n)[0].toolRoundtrips = 9;'],
  ['in a loop over names', 'import * as n from "./limits"; for (const k in n) (n as any)[k].toolRoundtrips = 9;'],
  ['loaded when it runs', '(await import("./limits")).limits.toolRoundtrips = 9;'],
  ['required', 'declare const require: any; require("./limits").limits.toolRoundtrips = 9;'],
  ['taken out of what is loaded', 'const { limits: l } = await import("./limits"); l.toolRoundtrips = 9;'],
])('objects of another file: %s', async (_title, writer) => {
  expect(await isKnown({ 'harness.ts': entry, 'limits.ts': limitsFile, 'writer.ts': writer })).toBe(false);
});

test.each([
  ['an enum', { 'harness.ts': `${imports}enum E { A = "a" } (E as any).A = "z"; export const d = base({ id: E.A });` }],
  [
    'an enum of another file',
    {
      'harness.ts': `${imports}import { E } from "./e"; import "./w"; export const d = base({ id: E.A });`,
      'e.ts': 'export enum E { A = "a" }',
      'w.ts': 'import { E } from "./e"; (E as any).A = "z";',
    },
  ],
])('%s', async (_title, files) => {
  expect(await isKnown(files)).toBe(false);
});

test.each([
  ['a spread', 'const c = { ...limits }; c.toolRoundtrips = 2;'],
  ['a deep copy', 'const c = structuredClone(limits); c.toolRoundtrips = 2;'],
  ['a copy by way of JSON', 'const c = JSON.parse(JSON.stringify(limits)); c.toolRoundtrips = 2;'],
  ['a new object that takes its members', 'const c = Object.assign({}, limits); console.log(c);'],
  [
    'a local name',
    'function f() { const limits = { toolRoundtrips: 1 }; limits.toolRoundtrips = 2; return limits; } f();',
  ],
  ['a method that only reads', 'const o = { n: 1, get() { return this.n; } }; console.log(o.get(), limits);'],
  [
    'what a function makes',
    'const list = (n: number) => { const all = [n]; all.push(limits.toolRoundtrips); return all; }; list(1);',
  ],
  ['callbacks that only read', 'console.log([limits].map((each) => each.toolRoundtrips).filter(Boolean).map(String));'],
])('left as it is: %s', async (_title, code) => {
  const definition = 'export const d = defineHarness({ id: "x", limits });';
  expect(
    await isKnown({ 'harness.ts': `${imports}const limits = { toolRoundtrips: 1 };\n${code}\n${definition}` }),
  ).toBe(true);
});

test('a file that nobody imports and that loads another when it runs', async () => {
  await agentium.prepare();
  const opened = (writer: string) =>
    agentium
      .open(
        harnessOf({
          'harness.ts': `${imports}import { limits } from "./limits"; export const d = defineHarness({ id: "x", limits });`,
          'limits.ts': limitsFile,
          'writer.ts': writer,
        }),
        defaultSettings,
      )
      .hashed();
  expect(opened('(await import("./limits")).limits.toolRoundtrips = 9;')).toEqual([]);
  expect(opened('console.log(await import("./limits"));')).toHaveLength(1);
});
