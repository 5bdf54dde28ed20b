/** Whatever the reader calls analysable is what running the same code gives. The programs are made here, so running them is safe. */
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { harnessOf } from '../../../core/files';
import { defaultSettings } from '../../../core/settings';
import { parse } from '../model';
import { plainOf } from '../value';
import { loadParser } from './parse';

beforeAll(loadParser);

/** Stand-ins that record what the package would copy at the call. */
const stubs = `"use strict";
const copy = (value) => JSON.parse(JSON.stringify(value));
const textContext = (options, config) => ({ instanceId: config.instanceId, options: copy(options) });
const defineHarness = (input) => ({
  id: input.id,
  abilities: input.abilities.map((use) => use.options),
  limits: input.limits === undefined ? undefined : copy(input.limits),
});
`;

function ran(body: string): unknown {
  try {
    return new Function(`${stubs}${body}\nreturn d;`)();
  } catch {
    return 'throws';
  }
}

function read(body: string): unknown {
  const source = `import { defineHarness, textContext } from "@agentium/harness";\n${body}\nexport { d };\n`;
  const { definitions, faults } = parse(harnessOf({ 'a.ts': source }), defaultSettings);
  if ([...faults.keys()].some((rule) => rule !== 'ability-disabled')) return undefined;
  const manifest = definitions.find((item) => item.exportName === 'd')?.manifest;
  if (!manifest) return undefined;
  const plain = JSON.parse(JSON.stringify(plainOf(manifest)));
  return {
    id: plain.id,
    abilities: plain.abilities.map((each: { options: unknown }) => each.options),
    limits: plain.limits,
  };
}

const start = [
  `const limits = { toolRoundtrips: 1, maxChildDepth: 1 };`,
  `const entry = { id: "e", text: "one" };`,
  `const entries = [entry, { id: "f", text: "two" }];`,
  `const options = { id: "n", entries };`,
  `const config = { limits, options, deep: { entry } };`,
  `let name = "a";`,
];

/** Lines that change something, one way or another, or only seem to. */
const lines = [
  `limits.toolRoundtrips = 2;`,
  `config.limits.toolRoundtrips = 3;`,
  `config["limits"]["maxChildDepth"] = 4;`,
  `entries.push({ id: "g", text: "three" });`,
  `entries[0].text = "changed";`,
  `for (const each of entries) each.text = "loop";`,
  `for (const each of entries) { const alias = each; alias.text = "alias"; }`,
  `entries.forEach((each) => { each.text = "callback"; });`,
  `entries.map((each) => { each.text += "!"; return each; });`,
  `const alias1 = limits; alias1.maxChildDepth = 5;`,
  `const { entry: taken } = config.deep; taken.text = "taken";`,
  `function tweak(value) { value.text = "tweaked"; } tweak(entry);`,
  `function tweak2(value) { const inner = value; inner.toolRoundtrips = 6; } tweak2(limits);`,
  `const tweak3 = ({ limits: inner }) => { inner.toolRoundtrips = 7; }; tweak3(config);`,
  `const get = () => limits; get().toolRoundtrips = 8;`,
  `Object.assign(limits, { toolRoundtrips: 9 });`,
  `Object.assign(config.deep.entry, { text: "assigned" });`,
  `delete limits.maxChildDepth;`,
  `limits.toolRoundtrips++;`,
  `[limits.toolRoundtrips] = [10];`,
  `({ a: limits.toolRoundtrips } = { a: 11 });`,
  `name = "b";`,
  `if (true) { name = "c"; }`,
  `(() => { limits.toolRoundtrips = 12; })();`,
  `entries.splice(0, 1);`,
  `entries.reverse();`,
  `entries.length = 1;`,
  `const holder = {}; holder.inner = limits; holder.inner.toolRoundtrips = 13;`,
  `let late; late = limits; late.toolRoundtrips = 14;`,
  `const bag = []; bag.push(limits); bag[0].toolRoundtrips = 15;`,
  `Reflect.set(limits, "toolRoundtrips", 16);`,
  `Object.defineProperty(limits, "toolRoundtrips", { value: 17, enumerable: true });`,
  `[limits].forEach((each) => { each.toolRoundtrips = 18; });`,
  `Object.values(config).forEach((each) => { each.toolRoundtrips = 19; });`,
  `Array.prototype.push.call(entries, { id: "h", text: "called" });`,
  `const push = entries.push.bind(entries); push({ id: "i", text: "bound" });`,
  `class Box { constructor(value) { value.toolRoundtrips = 20; } } new Box(limits);`,
  `var name2 = "x"; { var name2 = "y"; } name = name2;`,
  `const [first] = entries; first.text = "first";`,
  `const [, ...others] = entries; others[0].text = "rest";`,
  `const copy2 = { ...limits }; copy2.toolRoundtrips = 21;`,
  `const shallow = [...entries]; shallow[1].text = "shallow";`,
  `switch (1) { case 1: limits.toolRoundtrips = 22; }`,
  `try { throw 1; } catch { limits.toolRoundtrips = 23; }`,
  `const method = { set() { limits.toolRoundtrips = 24; } }; method.set();`,
  `const self = { value: 1, grow() { this.value = 2; return this; } }; self.grow();`,
  `const tag = (_parts, value) => { value.toolRoundtrips = 25; }; tag\`\${limits}\`;`,
  `entries.sort((a, b) => (a.id < b.id ? 1 : -1));`,
  `const limits2 = limits ?? {}; limits2.toolRoundtrips = 26;`,
  `(true ? limits : entry).toolRoundtrips = 27;`,
  `entries.at(0).text = "at";`,
  `entries.find((each) => each.id === "f").text = "found";`,
  `const found = entries.find((each) => each.id === "f"); found.text = "found";`,
  `for (const key in limits) limits[key] = 30;`,
  `for (let i = 0; i < entries.length; i++) entries[i].text = "i" + i;`,
  `let i = 0; while (i < 1) entries[i++].text = "while";`,
  `function byDefault(value = limits) { value.toolRoundtrips = 31; } byDefault();`,
  `const same = (value) => value; same(limits).toolRoundtrips = 32;`,
  `const getter = { get inner() { return limits; } }; getter.inner.toolRoundtrips = 33;`,
  `const owner = { limits, grow() { this.limits.toolRoundtrips = 34; } }; owner.grow();`,
  `globalThis.leaked = limits; globalThis.leaked.toolRoundtrips = 35;`,
  `const map = new Map([["k", limits]]); map.get("k").toolRoundtrips = 37;`,
  `const { limits: orElse = {} } = config; orElse.toolRoundtrips = 38;`,
  `function byArguments() { arguments[0].toolRoundtrips = 39; } byArguments(limits);`,
  `const nested = () => { const inner = () => limits; inner().toolRoundtrips = 40; }; nested();`,
  `const nested2 = () => { function inner() { return limits; } inner().toolRoundtrips = 48; }; nested2();`,
  `function* items() { yield limits; } for (const each of items()) each.toolRoundtrips = 41;`,
  `const pair = [limits, entry]; const [one] = pair; one.toolRoundtrips = 42;`,
  `const kept = [limits].filter(Boolean); kept[0].toolRoundtrips = 43;`,
  `const merged = Object.assign({}, config); merged.limits.toolRoundtrips = 44;`,
  `eval("limits.toolRoundtrips = 45");`,
  `(0, limits).toolRoundtrips = 46;`,
  `entries.reduce((sum, each) => { each.text = "reduced"; return sum; }, 0);`,
  `const bound = ((value) => { value.toolRoundtrips = 47; }).bind(null, limits); bound();`,
  `const unused = entries.length + 1;`,
  `const frozen = Object.freeze(limits);`,
  `const text = "x" + 1;`,
  `const each = JSON.stringify(limits);`,
];

const heads = [
  `name`,
  `"n-" + entries.length`,
  '`n-$'.concat('{limits.toolRoundtrips}`'),
  `entries[1].id`,
  `config.deep.entry.text`,
];
const limitForms = [`limits`, `{ ...limits, maxChildDepth: 2 }`, `config.limits`, `true ? limits : {}`];
const optionForms = [
  `options`,
  `{ id: "n", entries: [...entries, { id: "z", text: "last" }] }`,
  `config.options`,
  `{ ...options, entries: [entry] }`,
];

test('what is called analysable is what running gives', () => {
  let analysable = 0;
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(lines.length - 1), { maxLength: 3 }),
      fc.nat(heads.length - 1),
      fc.nat(limitForms.length - 1),
      fc.nat(optionForms.length - 1),
      fc.boolean(),
      (chosen, head, limits, options, after) => {
        const changes = chosen.map((index) => lines[index]);
        const definition = `const d = defineHarness({ id: ${heads[head]}, abilities: [textContext(${optionForms[options]}, { instanceId: "n" })], limits: ${limitForms[limits]} });`;
        const body = [...start, ...(after ? [definition, ...changes] : [...changes, definition])].join('\n');
        const found = read(body);
        if (found === undefined) return;
        analysable++;
        expect(found, body).toEqual(ran(body));
      },
    ),
    { numRuns: 400, seed: 20261130 },
  );
  expect(analysable).toBeGreaterThan(40);
});

test.each(lines)('one change: %s', (line) => {
  for (const [index, options] of optionForms.entries()) {
    const definition = `const d = defineHarness({ id: ${heads[index]}, abilities: [textContext(${options}, { instanceId: "n" })], limits: ${limitForms[index]} });`;
    const body = [...start, line, definition].join('\n');
    const found = read(body);
    if (found !== undefined) expect(found, body).toEqual(ran(body));
  }
});
