import { describe, expect, it } from 'vitest';
import { harnessOf } from '../core/files';
import { defaultSettings } from '../core/settings';
import { inProcess } from './in-process.fixture';
import { routesOf, saveRoute, settingsText } from './routes';
import type { Session } from './session';
import { takeFile } from './settings-acts';
import { createStudio } from './store';

const route = { task: 'Read the tide', leaf: 'skills/read-tide' };

function session(isOpen: boolean) {
  const studio = createStudio({ connect: inProcess().connect, now: () => 0 });
  studio.configure(defaultSettings);
  const harness = harnessOf({ 'HARNESS.md': '---\nname: Desk\ndescription: Answers.\n---\n' });
  if (isOpen) studio.open({ id: 'x', name: 'x', origin: 'test', harness });
  return { studio } as Session;
}

describe('the settings file on the settings screen', () => {
  it('carries the routing tests of the open harness there and back', () => {
    const one = session(true);
    saveRoute(one.studio, route);
    const state = one.studio.store.getState();
    const text = settingsText(routesOf(state), { ...state.settings, limits: { 'kapso/page-lines': 50 } }) ?? '';
    const other = session(true);
    expect(takeFile(other, text)).toEqual(['The settings were read.', 'Took 1 routing test from the file.']);
    expect(routesOf(other.studio.store.getState())).toEqual([route]);
    expect(other.studio.store.getState().settings.limits).toEqual({ 'kapso/page-lines': 50 });
  });

  it('says where its tests belong while no harness is open, and what is for the command line', () => {
    const text = JSON.stringify({ routes: [route], suite: 'suite' });
    expect(takeFile(session(false), text)).toEqual([
      'The settings were read.',
      'Routing tests belong to a harness: open one, then read the file again.',
      '`suite` is for the command line alone.',
    ]);
  });

  it('takes nothing from what is no JSON', () => {
    const one = session(false);
    expect(takeFile(one, 'tokenizer: estimate')).toHaveLength(1);
    expect(one.studio.store.getState().settings).toEqual(defaultSettings);
  });

  it('has no routing tests where there are none', () => {
    expect(settingsText([], defaultSettings)).toBe('{}\n');
  });
});
