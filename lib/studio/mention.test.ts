import { describe, expect, it } from 'vitest';
import { harnessOf } from '../core/files';
import { edit } from '../core/harness';
import { defaultSettings } from '../core/settings';
import { textOf } from '../core/text';
import { inProcess } from './in-process.fixture';
import { completePath } from './mention';
import { createStudio } from './store';

const root = '---\nname: Desk\ndescription: Runs the desk.\n---\n\nRead `notes/`, then `notes/tide.md`.\n';
const files = {
  'HARNESS.md': root,
  'notes/NOTES.md': '---\ndescription: What is settled.\n---\n\n- `tide.md`: when there is water.\n',
  'notes/tide.md': '---\ndescription: High and low water.\n---\n\nSee [the desk](../HARNESS.md).\n',
};

async function renamed(path: string, word: string, to: string) {
  const engine = inProcess();
  const studio = createStudio({ connect: engine.connect, now: () => 0 });
  studio.configure(defaultSettings);
  studio.open({ id: 'x', name: 'x', origin: 'test', harness: harnessOf(files) });
  await studio.whenChecked();
  const at = files[path as keyof typeof files].indexOf(word) + 1;
  const place = await engine.mirror().mention(path, at);
  const fix = await engine.mirror().rename(path, at, to);
  if (fix) studio.renameAll(fix);
  const { harness } = studio.store.getState();
  const text = (one: string) => {
    const entry = harness.get(one);
    return entry && textOf(entry);
  };
  return { place: place?.text, fix, paths: [...harness.keys()].sort(), text };
}

describe('a path mentioned in prose', () => {
  it('is renamed where it stands, with its file and all who mention it', async () => {
    const { place, paths, text } = await renamed('HARNESS.md', 'notes/tide.md', 'notes/water.md');
    expect(place).toBe('notes/tide.md');
    expect(paths).toEqual(['HARNESS.md', 'notes/NOTES.md', 'notes/water.md']);
    expect(text('HARNESS.md')).toContain('then `notes/water.md`');
    expect(text('notes/NOTES.md')).toContain('- `water.md`:');
  });

  it('is read from where it is written', async () => {
    const { paths } = await renamed('notes/NOTES.md', 'tide.md', 'deep/water.md');
    expect(paths).toContain('notes/deep/water.md');
  });

  it.each([
    ['notes/NOTES.md', 'its name is taken'],
    ['', 'it is none'],
    ['../../up.md', 'it leaves the harness'],
  ])('takes no name such as `%s`, where %s', async (to) => {
    expect((await renamed('HARNESS.md', 'notes/tide.md', to)).fix).toBeUndefined();
  });

  it('is none where nothing is mentioned', async () => {
    expect((await renamed('HARNESS.md', 'then', 'x.md')).place).toBeUndefined();
  });
});

describe('completing a path', () => {
  const offers = (path: string, before: string, after = '') => {
    const text = `${before}${after}`;
    const harness = edit(harnessOf(files), [...harnessOf({ [path]: text })]);
    return completePath(harness, path, before.length).map(({ insert, start, end }) => [insert, text.slice(start, end)]);
  };

  it('offers files and folders inside a code span, those of the own folder first and by their short way', () => {
    expect(offers('notes/NOTES.md', 'See `').map(([insert]) => insert)).toEqual(['tide.md', 'HARNESS.md', 'notes/']);
    expect(offers('HARNESS.md', 'See `notes/t', 'ide.md`.')).toEqual([['notes/tide.md', 'notes/tide.md']]);
  });

  it('offers a link the way from its own file', () => {
    expect(offers('notes/tide.md', 'See [it](../').map(([insert]) => insert)).toContain('../HARNESS.md');
  });

  it('offers nothing in prose, after a closed span, or in what is no Markdown', () => {
    expect(offers('HARNESS.md', 'See notes/')).toEqual([]);
    expect(offers('HARNESS.md', 'See `notes/` and')).toEqual([]);
    expect(offers('notes/run.py', 'print(`')).toEqual([]);
  });
});
