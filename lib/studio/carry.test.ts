import { describe, expect, it } from 'vitest';
import { harnessOf } from '../core/files';
import { defaultSettings } from '../core/settings';
import { putDown, putFault, takeUp } from './carry';
import { inProcess } from './in-process.fixture';
import { createStudio } from './store';

const files = {
  'HARNESS.md': '---\nname: Desk\ndescription: Answers.\n---\n\nSee `notes/one.md`.\n',
  'notes/one.md': 'One.\n',
  'notes/deep/two.md': 'Two.\n',
  'other/one.md': 'Another one.\n',
};

async function open() {
  const studio = createStudio({ connect: inProcess().connect, now: () => 0 });
  studio.configure(defaultSettings);
  studio.open({ id: 'x', name: 'x', origin: 'test', harness: harnessOf(files) });
  await studio.whenChecked();
  const paths = () => [...studio.store.getState().harness.keys()].sort();
  const fault = (folder: string) => putFault(studio.store.getState(), folder);
  return { studio, paths, fault };
}

describe('what was cut or copied in the tree', () => {
  it('is moved with several at once, and undone in one step', async () => {
    const { studio, paths } = await open();
    const before = paths();
    takeUp(studio, 'move', ['notes/deep', 'notes/deep/two.md', 'HARNESS.md']);
    putDown(studio, 'other');
    expect(paths()).toEqual(['notes/one.md', 'other/HARNESS.md', 'other/deep/two.md', 'other/one.md']);
    expect(studio.store.getState().view.held).toBeUndefined();
    studio.undo();
    expect(paths()).toEqual(before);
  });

  it('stays where its name is taken, and that is said', async () => {
    const { studio, paths, fault } = await open();
    takeUp(studio, 'move', ['notes/one.md']);
    expect(fault('other')).toBe('`other/one.md` exists already.');
    takeUp(studio, 'move', ['notes/one.md', 'notes/deep']);
    putDown(studio, 'other');
    await expect.poll(paths).toContain('other/deep/two.md');
    expect(paths()).toContain('notes/one.md');
  });

  it('asks first where other files speak of it', async () => {
    const { studio } = await open();
    takeUp(studio, 'move', ['notes/one.md']);
    putDown(studio, '');
    await expect.poll(() => studio.store.getState().view.renaming?.to).toBe('one.md');
  });

  it('is copied under a name of its own, as often as one likes', async () => {
    const { studio, paths } = await open();
    takeUp(studio, 'copy', ['notes/one.md', 'notes/deep']);
    putDown(studio, 'other');
    putDown(studio, 'other');
    expect(paths()).toEqual([
      ...['HARNESS.md', 'notes/deep/two.md', 'notes/one.md'],
      ...['other/deep-copy/two.md', 'other/deep/two.md', 'other/one-copy-2.md', 'other/one-copy.md', 'other/one.md'],
    ]);
  });

  it('a folder is copied into itself once, and never moved there', async () => {
    const { studio, paths, fault } = await open();
    takeUp(studio, 'move', ['notes']);
    expect(fault('notes/deep')).toBe('A folder cannot be put into itself.');
    takeUp(studio, 'copy', ['notes']);
    putDown(studio, 'notes');
    expect(paths().filter((path) => path.startsWith('notes/notes'))).toEqual([
      'notes/notes/deep/two.md',
      'notes/notes/one.md',
    ]);
  });

  it('is nothing at first, and gone once deleted', async () => {
    const { studio, fault } = await open();
    expect(fault('')).toBe('Nothing was cut or copied.');
    takeUp(studio, 'copy', ['notes/one.md']);
    expect(fault('other')).toBeUndefined();
    studio.commit('Delete', [['notes/one.md', undefined]]);
    expect(fault('other')).toBe('What was cut or copied is gone.');
  });
});
