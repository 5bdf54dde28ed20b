import { describe, expect, it } from 'vitest';
import { commands } from './commands';
import { commandFor, nameOf, shownKeys } from './keys';

describe('the commands', () => {
  it('have ids and titles of their own', () => {
    expect(new Set(commands.map((command) => command.id)).size).toBe(commands.length);
    expect(new Set(commands.map((command) => command.title)).size).toBe(commands.length);
  });

  it('share no key', () => {
    const keys = commands.flatMap((command) => command.keys ?? []);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('take no key that a browser keeps for itself or that types a letter', () => {
    const taken = new Set([
      'Mod+T',
      'Mod+N',
      'Mod+W',
      'Mod+Shift+T',
      'Mod+Shift+N',
      'Mod+Z',
      'Mod+Y',
      'Mod+A',
      'Mod+C',
    ]);
    expect(commands.flatMap((command) => command.keys ?? []).filter((key) => taken.has(key))).toEqual([]);
  });
});

const press = (part: Partial<KeyboardEvent>) => ({
  key: 'a',
  code: 'KeyA',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...part,
});

describe('key presses', () => {
  it.each([
    [press({ key: 'k', code: 'KeyK', ctrlKey: true }), false, 'palette'],
    [press({ key: 'k', code: 'KeyK', metaKey: true }), true, 'palette'],
    [press({ key: 'F8', code: 'F8', shiftKey: true }), false, 'previous-finding'],
    [press({ key: '¡', code: 'Digit1', altKey: true }), true, 'focus-files'],
    [press({ key: '?', code: 'Slash', shiftKey: true }), false, 'keys'],
    [press({ key: 'k', code: 'KeyK', ctrlKey: true }), true, undefined],
  ])('%o on a Mac: %s is %s', (event, mac, id) => {
    expect(commandFor(nameOf(event, mac), commands)?.id).toBe(id);
  });

  it('are shown in the machine’s own signs', () => {
    expect([shownKeys('Mod+Shift+K', true), shownKeys('Mod+K', false)]).toEqual([
      ['⌘', '⇧', 'K'],
      ['Ctrl', 'K'],
    ]);
  });
});
