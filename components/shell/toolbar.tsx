import { ChevronDown, ChevronRight, Menu as MenuIcon, PackageCheck, Redo2, Search, Undo2 } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { Mark } from '@/components/ui/mark';
import { Menu } from '@/components/ui/menu';
import { commandById } from '@/lib/studio/commands';
import type { FormatName } from '@/lib/studio/protocol';
import { CommandButton, keysOf, useCommandItems } from './command-button';
import { useSession, useStudio } from './session';
import styles from './shell.module.css';
import { useWide } from './use-wide';

export function Toolbar() {
  const { studio } = useSession();
  const items = useCommandItems();
  const wide = useWide();
  const palette = commandById('palette');
  return (
    <header className={styles.bar}>
      <Menu
        nested={wide}
        groups={() =>
          (['File', 'Edit', 'Go', 'View', 'Help'] as const).map((group) => ({ title: group, items: items(group) }))
        }
      >
        <Button tone="plain" size="icon" aria-label="Menu">
          <MenuIcon size={16} aria-hidden />
        </Button>
      </Menu>
      <nav className={styles.crumb} aria-label="Harness">
        <Link href="/" className={styles.brand} title="Start page" aria-label="Harness Studio, start page">
          <Mark />
        </Link>
        <ChevronRight size={14} aria-hidden />
        <NameInput />
        <FormatMenu />
      </nav>
      <span className={styles.space} />
      <button
        type="button"
        className={styles.search}
        onClick={() => studio.sheet('palette')}
        aria-label="Commands and files"
      >
        <Search size={14} aria-hidden />
        <span>Commands and files</span>
        {palette && <Kbd keys={keysOf(palette) ?? []} />}
      </button>
      <span className={styles.wide}>
        <CommandButton id="undo" tone="plain" icon={<Undo2 size={16} aria-hidden />} />
        <CommandButton id="redo" tone="plain" icon={<Redo2 size={16} aria-hidden />} />
      </span>
      <CommandButton id="export" tone="primary" label="Export" icon={<PackageCheck size={16} aria-hidden />} />
    </header>
  );
}

/** The harness's name in the studio: typed over where it stands. */
function NameInput() {
  const { studio } = useSession();
  const name = useStudio((state) => state.name);
  const [value, setValue] = useState(name);
  useEffect(() => setValue(name), [name]);
  return (
    <input
      className={styles.harness}
      aria-label="Name of the harness"
      value={value}
      spellCheck={false}
      onChange={(event) => setValue(event.target.value)}
      onBlur={() => (value.trim() === '' ? setValue(name) : studio.rename(value.trim()))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setValue(name);
      }}
    />
  );
}

/** The format the harness is read as; the person may say otherwise. */
function FormatMenu() {
  const { studio } = useSession();
  const format = useStudio((state) => state.report.format);
  const candidates = useStudio((state) => state.report.candidates);
  const chosen = useStudio((state) => state.formatId);
  const [all, setAll] = useState<readonly FormatName[]>([]);
  useEffect(() => {
    void studio.checker.api().formats().then(setAll);
  }, [studio]);
  const evidence = (id: string): string | undefined => candidates.find((one) => one.id === id)?.evidence.join(' · ');
  const note = (id: string) => {
    const words = evidence(id);
    return words ? { note: words } : {};
  };
  return (
    <span className={styles.format}>
      <Menu
        groups={[
          {
            title: 'Read it as',
            items: all.map(({ id, title }) => ({
              id,
              title,
              ...note(id),
              checked: format?.id === id,
              run: () => studio.choose(id),
            })),
          },
          {
            items: [
              {
                id: 'auto',
                title: 'Let the studio find out',
                checked: chosen === undefined,
                run: () => studio.choose(undefined),
              },
            ],
          },
        ]}
      >
        <Button tone="plain" title="The format it is read as">
          {format?.title ?? 'Unknown format'}
          <ChevronDown size={14} aria-hidden />
        </Button>
      </Menu>
    </span>
  );
}
