import { describe, expect, it } from 'vitest';
import { ran, world } from './memory.fixture';

const manifest = (id: string) => JSON.stringify({ contractVersion: 1, id, abilities: [] });

const desk = {
  'a/tide.harness.json': manifest('tide'),
  'a/desk.ts': `import { base } from "@agentium/harness";
export const day = base({ id: "day" });
export const night = base({ id: "night" });
export const any = base({ id: process.env.DESK });`,
};

describe('an export of one of several', () => {
  it.each([
    ['tide.harness.json', 'tide'],
    ['desk.ts#day', 'day'],
    ['desk.ts#night', 'night'],
  ])('--item %s', async (item, id) => {
    const io = world(desk);
    expect(await ran(io, `export a --as manifest --item ${item} --out -`)).toBe(0);
    expect(JSON.parse(io.said())).toMatchObject({ id });
    expect(io.complained()).not.toContain('--item');
  });

  it('takes the first where none is named, and says so', async () => {
    const io = world(desk);
    expect(await ran(io, 'export a --as description --out -')).toBe(0);
    expect(JSON.parse(io.said())).toMatchObject({ id: 'tide' });
    expect(io.complained()).toContain('tide.harness.json is exported, the first of 3; `--item` names another.\n');
  });

  it.each([
    ['desk.ts#dusk', '`desk.ts#dusk` is no `--item` of the export `manifest`; it takes `tide.harness.json`'],
    ['desk.ts#any', 'desk.ts stays out: desk.ts#any: it cannot be evaluated without running code'],
  ])('--item %s cannot leave', async (item, sentence) => {
    const io = world(desk);
    expect(await ran(io, `export a --as manifest --item ${item} --out x`)).toBe(2);
    expect(io.complained()).toContain(sentence);
    expect(io.written.size).toBe(0);
  });

  it('may name the only one', async () => {
    const io = world({ 'a/tide.harness.json': manifest('tide') });
    expect(await ran(io, 'export a --as definition --item tide.harness.json --out -')).toBe(0);
    expect(io.said()).toContain('tide');
    expect(io.complained()).toBe('');
  });
});
