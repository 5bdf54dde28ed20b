import { describe, expect, it, vi } from 'vitest';
import { harnessOf } from '../core/files';
import { fileOf } from '../core/text';
import { inProcess } from './in-process.fixture';
import { silentWords, verdictOf } from './route-words';
import { dropRoute, routesOf, saveRoute, settingsText, takeSettings } from './routes';
import { sampleFiles } from './sample';
import { createStudio } from './store';

async function studio() {
  const made = createStudio({ connect: inProcess().connect, now: () => 0 });
  made.open({ id: 'a', name: 'harbour', origin: 'Sample', harness: harnessOf(sampleFiles) });
  await made.whenChecked();
  return made;
}

const berth = { task: 'Find a berth for two nights', leaf: 'skills/assign-berth/' };

describe('routing tests', () => {
  it('are run with every check, and fail when an edit leads elsewhere', async () => {
    const made = await studio();
    saveRoute(made, berth);
    await vi.waitFor(() => expect(made.store.getState().report.routes).toMatchObject([{ passed: true }]));
    const path = 'skills/assign-berth/SKILL.md';
    made.commit('Break it', [[path, fileOf('---\nname: assign-berth\ndescription: Plans.\n---\n')]]);
    const help = 'skills/call-for-help/SKILL.md';
    made.commit('Compete', [[help, fileOf('---\nname: call-for-help\ndescription: Find a berth for nights.\n---\n')]]);
    await made.whenChecked();
    expect(made.store.getState().report.routes).toMatchObject([{ passed: false, reached: 'skills/call-for-help/' }]);
  });

  it('are one per task, and go when they are removed', async () => {
    const made = await studio();
    saveRoute(made, berth);
    saveRoute(made, { ...berth, leaf: 'skills/read-tide/' });
    expect(routesOf(made.store.getState())).toEqual([{ ...berth, leaf: 'skills/read-tide/' }]);
    dropRoute(made, berth.task);
    await vi.waitFor(() => expect(made.store.getState().report.routes).toEqual([]));
  });

  it('travel in the settings file, whose other keys stay', async () => {
    const made = await studio();
    const text = settingsText([berth], made.store.getState().settings);
    expect(JSON.parse(text ?? '')).toEqual({ routes: [berth] });
    expect(takeSettings(made, text ?? '')).toBe('Took 1 routing test from the file.');
    expect(routesOf(made.store.getState())).toEqual([berth]);
    expect(settingsText([berth], made.store.getState().settings, '{\n  // mine\n  "limits": {}\n}\n')).toContain(
      '// mine',
    );
    expect(takeSettings(made, '{')).toMatch(/settings are no JSON/);
    expect(takeSettings(made, '{}')).toBe('The file holds no routing test.');
    expect(routesOf(made.store.getState())).toEqual([berth]);
  });
});

describe('leaves that say nothing of themselves', () => {
  it('are named: a task finds them by their name only', async () => {
    const made = await studio();
    const walks = await made.checker.api().walks('water');
    expect(walks && silentWords(walks)).toBe(
      '`references/fees.md`, `skills/read-tide/` and `skills/tie-boat/` have no description that can be read: only the name speaks for them.',
    );
    expect(silentWords({ silent: [] })).toBeUndefined();
    expect(silentWords({ silent: ['a'] })).toContain('`a` has no description');
    expect(silentWords({ silent: ['a', 'b', 'c', 'd', 'e'] })).toContain('`c` and 2 more have');
  });
});

describe('the simulator', () => {
  it('tells the walk with its cost, near-ties, and that nothing fits', async () => {
    const made = await studio();
    await vi.waitFor(() => expect(made.store.getState().report.encoding).toBe('estimate'));
    const walk = async (task: string) => {
      const walks = await made.checker.api().walks(task);
      return walks && verdictOf(walks);
    };
    expect(await walk('Which berth has enough length for nights?')).toMatchObject({
      kind: 'led',
      text: expect.stringMatching(/^Likely led to `skills\/assign-berth\/`: 3 texts read, [\d,]+ tokens in all\.$/),
    });
    expect(await walk('zzz')).toMatchObject({ kind: 'nowhere' });
    expect(await walk('')).toMatchObject({ kind: 'nowhere', text: 'The task has no word to look for.' });
    const twins = ['a', 'b'].map(
      (name) => [`skills/${name}/SKILL.md`, fileOf(`---\nname: ${name}\ndescription: Paint hulls.\n---\n`)] as const,
    );
    made.commit('Twins', twins);
    await made.whenChecked();
    expect(await walk('paint the hull')).toMatchObject({
      kind: 'ambiguous',
      text: expect.stringContaining('`skills/a/` and `skills/b/`'),
    });
  });
});
