import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import type { MenuItem } from '@/components/ui/menu';
import { type Command, commandById, commands } from '@/lib/studio/commands';
import { shownKeys } from '@/lib/studio/keys';
import type { StudioState } from '@/lib/studio/state';
import { useDesk } from './desk';
import { useSession, useStudio } from './session';
import styles from './shell.module.css';

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

export const keysOf = (command: Command): string[] | undefined => {
  const [first] = command.keys ?? [];
  return first === undefined ? undefined : shownKeys(first, isMac());
};

interface CommandButtonProps {
  id: string;
  tone?: 'normal' | 'primary' | 'plain';
  /** Shown instead of the title; the title stays the name. */
  icon?: ReactNode;
  label?: string;
}

/** A command as a button. */
export function CommandButton({ id, tone = 'normal', icon, label }: CommandButtonProps) {
  const { desk } = useDesk();
  const command = commandById(id);
  const why = useStudio((state) => command?.disabled?.(state));
  if (!command) return null;
  const keys = keysOf(command);
  const title = keys ? `${command.title} (${keys.join(' ')})` : command.title;
  return (
    <Button
      tone={tone}
      size={icon && label === undefined ? 'icon' : 'normal'}
      title={title}
      aria-label={icon && label === undefined ? command.title : undefined}
      why={why}
      onClick={() => void command.run(desk)}
    >
      {icon}
      {icon && label === undefined ? null : (label ?? command.title)}
    </Button>
  );
}

/** A few commands with their keys, for panes that are empty. */
export function Commands({ ids }: { ids: readonly string[] }) {
  const { desk } = useDesk();
  return (
    <ul className={styles.hints}>
      {ids.map((id) => {
        const command = commandById(id);
        if (!command) return null;
        const keys = keysOf(command);
        return (
          <li key={id}>
            <Button tone="plain" onClick={() => void command.run(desk)}>
              {command.title}
              {keys && <Kbd keys={keys} />}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** All commands of a group as menu items. */
export function useCommandItems(): (group: Command['group']) => MenuItem[] {
  const { desk } = useDesk();
  const { studio } = useSession();
  return (group) =>
    commands
      .filter((command) => command.group === group)
      .map((command) => itemOf(command, studio.store.getState(), () => void command.run(desk)));
}

function itemOf(command: Command, state: StudioState, run: () => void): MenuItem {
  const keys = keysOf(command);
  return { id: command.id, title: command.title, why: command.disabled?.(state), run, ...(keys && { keys }) };
}
