import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { harnessOf } from '../core/files';
import { edit, exists, sameHarness } from '../core/harness';
import { parentOf } from '../core/path';
import { textOf } from '../core/text';
import { createFile, createFolder, duplicate, move, nameFault, remove } from './file-acts';
import { inProcess } from './in-process.fixture';
import { createStudio } from './store';

const paths = ['HARNESS.md', 'a.md', 'skills/one/SKILL.md', 'skills/two/SKILL.md', 'deep/er/x.md', 'empty', 'skills'];
const path = fc.constantFrom(...paths);
const act = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), path, text: fc.string({ maxLength: 8 }) }),
  fc.record({ kind: fc.constant('file' as const), path }),
  fc.record({ kind: fc.constant('folder' as const), path }),
  fc.record({ kind: fc.constant('remove' as const), path }),
  fc.record({ kind: fc.constant('move' as const), path, to: path }),
  fc.record({ kind: fc.constant('copy' as const), path, to: path }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

const start = harnessOf({
  'HARNESS.md': '---\nname: x\n---\n',
  'skills/one/SKILL.md': 'one',
  'empty/': { directory: true },
});

function open() {
  const engine = inProcess();
  let time = 0;
  const studio = createStudio({
    connect: engine.connect,
    now: () => {
      time += 5000;
      return time;
    },
  });
  studio.open({ id: 'x', name: 'x', origin: 'test', harness: start });
  return { studio, engine };
}

function perform({ studio }: ReturnType<typeof open>, one: Act): void {
  const { harness } = studio.store.getState();
  if (one.kind === 'type') studio.type(one.path, one.text);
  else if (one.kind === 'remove') studio.commit('Remove', remove(harness, [one.path]));
  else if (one.kind === 'file' || one.kind === 'folder') {
    if (nameFault(harness, one.path)) return;
    const make = one.kind === 'file' ? createFile : createFolder;
    studio.commit('Create', make(harness, one.path));
  } else if (exists(harness, one.path) && !nameFault(harness, one.to) && !one.to.startsWith(`${one.path}/`)) {
    studio.commit('Place', (one.kind === 'move' ? move : duplicate)(harness, one.path, one.to));
  }
}

describe('any sequence of acts', () => {
  it('undone, gives the bytes of the start; done again, the same end', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        const desk = open();
        for (const one of acts) perform(desk, one);
        const { store, undo, redo } = desk.studio;
        const end = store.getState().harness;
        const steps = store.getState().past.length;
        for (let step = 0; step < steps; step++) undo();
        expect(sameHarness(store.getState().harness, start)).toBe(true);
        for (let step = 0; step < steps; step++) redo();
        expect(sameHarness(store.getState().harness, end)).toBe(true);
        expect(store.getState().future).toHaveLength(0);
      }),
    );
  });

  it('leaves the worker’s mirror as the store’s harness', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { maxLength: 20 }),
        fc.array(fc.nat(3), { maxLength: 20 }),
        async (acts, waits) => {
          const desk = open();
          for (const [index, one] of acts.entries()) {
            perform(desk, one);
            for (let wait = waits[index] ?? 0; wait > 0; wait--) await Promise.resolve();
          }
          await desk.studio.whenChecked();
          expect(sameHarness(desk.engine.mirror().current, desk.studio.store.getState().harness)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('never has a file where a folder is, and no listed folder that holds something', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        const desk = open();
        for (const one of acts) perform(desk, one);
        const { harness } = desk.studio.store.getState();
        for (const one of harness.keys()) {
          expect([...harness.keys()].filter((other) => other.startsWith(`${one}/`))).toEqual([]);
        }
      }),
    );
  });

  it('leaves nothing behind where something was moved from or deleted, and keeps the folder it lay in', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), path, path, (acts, from, to) => {
        const desk = open();
        for (const one of acts) perform(desk, one);
        const { harness } = desk.studio.store.getState();
        if (!exists(harness, from)) return;
        const moves = !nameFault(harness, to) && !to.startsWith(`${from}/`) && !from.startsWith(`${to}/`);
        for (const edits of [remove(harness, [from]), ...(moves ? [move(harness, from, to)] : [])]) {
          const after = edit(harness, edits);
          expect(exists(after, from)).toBe(false);
          expect(parentOf(from) === '' || exists(after, parentOf(from))).toBe(true);
        }
      }),
    );
  });

  it('keeps tabs to files that are there', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        const desk = open();
        for (const one of acts) {
          perform(desk, one);
          if ('path' in one) desk.studio.show(one.path);
        }
        const { harness, view } = desk.studio.store.getState();
        expect(view.tabs.every((tab) => harness.has(tab))).toBe(true);
      }),
    );
  });
});

describe('a worker that dies', () => {
  it('is replaced, and the new one gets the whole harness', async () => {
    const { studio, engine } = open();
    await studio.whenChecked();
    studio.type('HARNESS.md', 'changed');
    engine.die();
    await studio.whenChecked();
    expect(sameHarness(engine.mirror().current, studio.store.getState().harness)).toBe(true);
    expect(studio.store.getState().checking).not.toBe('failed');
  });
});

describe('typing', () => {
  it('in one burst is one step', () => {
    const engine = inProcess();
    const studio = createStudio({ connect: engine.connect, now: () => 0 });
    studio.open({ id: 'x', name: 'x', origin: 'test', harness: start });
    for (const text of ['a', 'ab', 'abc']) studio.type('HARNESS.md', text);
    expect(studio.store.getState().past.map((step) => step.title)).toEqual(['Type in HARNESS.md']);
    studio.undo();
    const entry = studio.store.getState().harness.get('HARNESS.md');
    expect(entry && textOf(entry)).toBe('---\nname: x\n---\n');
  });
});
