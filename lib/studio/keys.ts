/** Key presses as the names commands use: `Mod+Shift+P`. */
import type { Command } from './commands';

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The name of a press. On a Mac `Mod` is ⌘, elsewhere Ctrl. */
export function nameOf(press: Press, mac: boolean): string {
  const mod = mac ? press.metaKey : press.ctrlKey;
  const key = keyOf(press);
  // A sign such as `?` already says that Shift was held.
  const shift = press.shiftKey && (key.length > 1 || /[A-Z0-9]/.test(key));
  const held = [mod && 'Mod', mac && press.ctrlKey && 'Ctrl', press.altKey && 'Alt', shift && 'Shift', key];
  return held.filter(Boolean).join('+');
}

/** With Alt, layouts type signs of their own (`Alt+1` is `¡` on a Mac): the place of the key counts then. */
function keyOf({ key, code, altKey }: Press): string {
  if (altKey) {
    const place = /^(?:Key|Digit)(.)$/.exec(code)?.[1];
    if (place) return place;
  }
  return key.length === 1 ? key.toUpperCase() : key;
}

export function commandFor(name: string, commands: readonly Command[]): Command | undefined {
  return commands.find((command) => command.keys?.includes(name));
}

/** A key name as people read it: `Ctrl K`, on a Mac `⌘K`. */
export function shownKeys(keys: string, mac: boolean): string[] {
  const names: Record<string, string> = mac
    ? { Mod: '⌘', Alt: '⌥', Shift: '⇧', Ctrl: '⌃' }
    : { Mod: 'Ctrl', Alt: 'Alt', Shift: 'Shift' };
  return keys.split('+').map((part) => names[part] ?? part);
}
