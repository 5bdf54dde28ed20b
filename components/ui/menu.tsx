import { Check } from 'lucide-react';
import { ContextMenu, DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Kbd } from './kbd';
import styles from './menu.module.css';

export interface MenuItem {
  id: string;
  title: string;
  note?: string;
  keys?: readonly string[];
  tone?: 'danger';
  icon?: ReactNode;
  checked?: boolean;
  /** Why it cannot be chosen now. */
  why?: string | undefined;
  run(): void;
}

export interface MenuGroup {
  title?: string;
  items: readonly MenuItem[];
}

type Kit = typeof DropdownMenu | typeof ContextMenu;

function Items({ groups, kit }: { groups: readonly MenuGroup[]; kit: Kit }) {
  return groups
    .filter((group) => group.items.length > 0)
    .map((group, index) => (
      <kit.Group key={group.title ?? group.items[0]?.id}>
        {index > 0 && <kit.Separator className={styles.line} />}
        {group.title !== undefined && <kit.Label className={styles.label}>{group.title}</kit.Label>}
        {group.items.map((item) => (
          <kit.Item
            key={item.id}
            className={styles.item}
            data-tone={item.tone}
            disabled={item.why !== undefined}
            onSelect={item.run}
          >
            {item.checked !== undefined && (
              <Check size={16} aria-hidden style={{ visibility: item.checked ? 'visible' : 'hidden' }} />
            )}
            {item.icon}
            <span className={styles.words}>
              {item.title}
              {item.checked && <span className="sr-only"> (chosen)</span>}
              {(item.why ?? item.note) !== undefined && <span className={styles.note}>{item.why ?? item.note}</span>}
            </span>
            {item.keys && <Kbd keys={item.keys} />}
          </kit.Item>
        ))}
      </kit.Group>
    ));
}

interface MenuProps {
  groups: readonly MenuGroup[];
  children: ReactNode;
  align?: 'start' | 'end';
}

/** A menu below its button. */
export function Menu({ groups, children, align = 'start' }: MenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align={align} sideOffset={4} collisionPadding={8}>
          <Items groups={groups} kit={DropdownMenu} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** The same menu where a thing is right-clicked, or its menu key pressed. */
export function MenuHere({ groups, children }: MenuProps) {
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild>{children}</ContextMenu.Trigger>
      <ContextMenu.Portal>
        <ContextMenu.Content className={styles.menu} collisionPadding={8}>
          <Items groups={groups} kit={ContextMenu} />
        </ContextMenu.Content>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}
