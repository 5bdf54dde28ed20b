import { useEffect } from 'react';
import { commands } from '@/lib/studio/commands';
import { commandFor, nameOf } from '@/lib/studio/keys';
import { isMac } from './command-button';
import { useDesk } from './desk';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Runs commands by their keys, before the editor sees the press. Signs such as `?` stay letters while one types. */
export function useKeys(): void {
  const { desk } = useDesk();
  useEffect(() => {
    const mac = isMac();
    const listen = (event: KeyboardEvent): void => {
      const name = nameOf(event, mac);
      if (!name.includes('+') && !/^F\d/.test(name) && isTyping(event.target)) return;
      const command = commandFor(name, commands);
      if (!command) return;
      event.preventDefault();
      event.stopPropagation();
      const why = command.disabled?.(desk.studio.store.getState());
      if (why === undefined) void command.run(desk);
      else desk.studio.setView({ said: `${command.title}: ${why}` });
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [desk]);
}
