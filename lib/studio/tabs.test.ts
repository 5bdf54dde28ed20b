import { describe, expect, it } from 'vitest';
import { harnessOf } from '../core/files';
import { inProcess } from './in-process.fixture';
import { renameOnly } from './rename-act';
import { emptyView } from './state';
import { createStudio } from './store';
import { firstTab, followRenames, shownTabs } from './tabs';

const harness = harnessOf({ 'HARNESS.md': '', 'README.md': '', 'a/b.md': '', '.hidden': '' });

describe('tabs', () => {
  it('begin with the file that names the harness', () => {
    expect(firstTab(emptyView, harness).active).toBe('HARNESS.md');
    expect(firstTab(emptyView, harnessOf({ 'x.json': '{}', 'README.md': '' })).active).toBe('README.md');
  });

  it('follow what is renamed, folders too, and close with what is gone', () => {
    const view = { ...emptyView, tabs: ['a/b.md', 'README.md'], active: 'a/b.md', split: 'a/b.md' };
    const moved = followRenames(view, [{ from: 'a', to: 'c/d' }]);
    expect([moved.tabs[0], moved.active, moved.split]).toEqual(['c/d/b.md', 'c/d/b.md', 'c/d/b.md']);
    const shown = shownTabs(moved, harness);
    expect([shown.tabs, shown.active, shown.split]).toEqual([['README.md'], 'README.md', undefined]);
  });

  it('keep showing a file whose rename is undone and done again', () => {
    const studio = createStudio({ connect: inProcess().connect, now: () => 0 });
    studio.open({ id: 'x', name: 'x', origin: 'test', harness });
    studio.show('a/b.md');
    renameOnly(studio, 'a', 'c');
    const active = () => studio.store.getState().view.active;
    expect(active()).toBe('c/b.md');
    studio.undo();
    expect(active()).toBe('a/b.md');
    studio.redo();
    expect(active()).toBe('c/b.md');
  });

  it('are put where they are dropped, and come back when reopened', () => {
    const studio = createStudio({ connect: inProcess().connect, now: () => 0 });
    studio.open({ id: 'x', name: 'x', origin: 'test', harness });
    for (const path of ['README.md', 'a/b.md']) studio.show(path);
    studio.moveTab('HARNESS.md', 'a/b.md');
    expect(studio.store.getState().view.tabs).toEqual(['README.md', 'a/b.md', 'HARNESS.md']);
    studio.moveTab('HARNESS.md', 'README.md');
    expect(studio.store.getState().view.tabs).toEqual(['HARNESS.md', 'README.md', 'a/b.md']);
    studio.closeTab('a/b.md');
    studio.reopenTab();
    expect(studio.store.getState().view.active).toBe('a/b.md');
  });
});
