import { Kbd } from '@/components/ui/kbd';
import { Sheet } from '@/components/ui/sheet';
import { commands } from '@/lib/studio/commands';
import { groupBy } from '@/lib/studio/group';
import { shownKeys } from '@/lib/studio/keys';
import { isMac } from './command-button';
import { useSession } from './session';
import styles from './shell.module.css';

/** Keys that the editor and the tree bring themselves. */
const others: readonly { title: string; keys: readonly string[] }[] = [
  { title: 'Let Tab leave the editor', keys: ['Ctrl+M'] },
  { title: 'Undo in the file', keys: ['Mod+Z'] },
  { title: 'Complete what is begun', keys: ['Ctrl+Space'] },
  { title: 'Go to what is mentioned', keys: ['F12'] },
  { title: 'Rename it everywhere', keys: ['F2'] },
  { title: 'Rename in the tree', keys: ['F2'] },
  { title: 'Delete in the tree', keys: ['Delete'] },
  { title: 'Cut, copy and paste in the tree', keys: ['Mod+X', 'Mod+C', 'Mod+V'] },
  { title: 'Choose several in the tree', keys: ['Shift+↓', 'Mod+Shift+Space'] },
  { title: 'Undo and redo in the tree', keys: ['Mod+Z', 'Mod+Y'] },
];

export function KeyMap() {
  const { studio } = useSession();
  const mac = isMac();
  const groups = groupBy(
    commands.filter((command) => command.keys),
    (command) => command.group,
  );
  return (
    <Sheet title="Keys" onClose={() => studio.sheet(undefined)}>
      <div className={styles.keys}>
        {[...groups].map(([group, list]) => (
          <KeyGroup key={group} title={group} list={list.map(({ title, keys = [] }) => ({ title, keys }))} mac={mac} />
        ))}
        <KeyGroup title="Editor and tree" list={others} mac={mac} />
      </div>
    </Sheet>
  );
}

interface KeyGroupProps {
  title: string;
  list: readonly { title: string; keys: readonly string[] }[];
  mac: boolean;
}

function KeyGroup({ title, list, mac }: KeyGroupProps) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {list.map((one) => (
          <li key={one.title}>
            {one.title}
            <span>
              {one.keys.map((keys) => (
                <Kbd key={keys} keys={shownKeys(keys, mac)} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
