import { Check, ChevronRight } from 'lucide-react';
import { ContextMenu, DropdownMenu } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
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
type Groups = readonly MenuGroup[] | (() => readonly MenuGroup[]);

/** What was chosen runs once the menu has given its focus back, so that it may lead the focus elsewhere. */
function useChosen() {
  const chosen = useRef<() => void>(undefined);
  const onCloseAutoFocus = (): void => {
    const { current } = chosen;
    chosen.current = undefined;
    if (current) queueMicrotask(current);
  };
  return { chosen, onCloseAutoFocus };
}

interface ItemsProps {
  groups: Groups;
  kit: Kit;
  chosen: RefObject<(() => void) | undefined>;
}

const shownGroups = (groups: Groups): MenuGroup[] =>
  (typeof groups === 'function' ? groups() : groups).filter((group) => group.items.length > 0);

function Items({ groups, kit, chosen }: ItemsProps) {
  return shownGroups(groups).map((group, index) => (
    <kit.Group key={group.title ?? group.items[0]?.id}>
      {index > 0 && <kit.Separator className={styles.line} />}
      {group.title !== undefined && <kit.Label className={styles.label}>{group.title}</kit.Label>}
      {group.items.map((item) => (
        <kit.Item
          key={item.id}
          className={styles.item}
          data-tone={item.tone}
          disabled={item.why !== undefined}
          onSelect={() => {
            chosen.current = item.run;
          }}
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

/** Each group as a menu of its own beside its title. */
function SubMenus({ groups, chosen }: Omit<ItemsProps, 'kit'>) {
  return shownGroups(groups).map(({ title, items }) => (
    <DropdownMenu.Sub key={title}>
      <DropdownMenu.SubTrigger className={styles.item}>
        <span className={styles.words}>{title}</span>
        <ChevronRight size={14} aria-hidden />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent className={styles.menu} sideOffset={2} collisionPadding={8}>
          <Items groups={[{ items }]} kit={DropdownMenu} chosen={chosen} />
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  ));
}

interface MenuProps {
  /** A function is asked when the menu opens. */
  groups: Groups;
  children: ReactNode;
  align?: 'start' | 'end';
  /** Groups open beside their titles: for more items than a screen is high. */
  nested?: boolean;
}

/** A menu below its button. */
export function Menu({ groups, children, align = 'start', nested = false }: MenuProps) {
  const { chosen, onCloseAutoFocus } = useChosen();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.menu}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          {nested ? (
            <SubMenus groups={groups} chosen={chosen} />
          ) : (
            <Items groups={groups} kit={DropdownMenu} chosen={chosen} />
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** The same menu where a thing is right-clicked, or its menu key pressed. */
export function MenuHere({ groups, children }: MenuProps) {
  const { chosen, onCloseAutoFocus } = useChosen();
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild>{children}</ContextMenu.Trigger>
      <ContextMenu.Portal>
        <ContextMenu.Content className={styles.menu} collisionPadding={8} onCloseAutoFocus={onCloseAutoFocus}>
          <Items groups={groups} kit={ContextMenu} chosen={chosen} />
        </ContextMenu.Content>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}
