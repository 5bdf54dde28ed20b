import { Command as Picker } from 'cmdk';
import { useState } from 'react';
import { RoleIcon } from '@/components/files/role-icon';
import { Kbd } from '@/components/ui/kbd';
import { Sheet } from '@/components/ui/sheet';
import { baseName, parentOf } from '@/lib/core/path';
import { type Command, commands } from '@/lib/studio/commands';
import { bestOf } from '@/lib/studio/fuzzy';
import { keysOf } from './command-button';
import { useDesk } from './desk';
import styles from './palette.module.css';
import { QuickFiles } from './quick-files';
import { useSession, useStudio } from './session';
import shell from './shell.module.css';

/** All commands, and the files below them. */
export function Palette() {
  const { studio } = useSession();
  const [query, setQuery] = useState('');
  const harness = useStudio((state) => state.harness);
  const paths = query.trim() === '' ? [] : bestOf(query, [...harness.keys()], 6);
  return (
    <Sheet title="Commands and files" place="top" bare onClose={() => studio.sheet(undefined)}>
      <Picker className={styles.picker} label="Commands and files" loop>
        <Picker.Input placeholder="Type a command or a path…" value={query} onValueChange={setQuery} />
        <Picker.List className={styles.options}>
          <Picker.Empty className={shell.nothing}>Nothing is called so.</Picker.Empty>
          {commands
            .filter((command) => command.id !== 'palette')
            .map((command) => (
              <CommandOption key={command.id} command={command} />
            ))}
          {paths.map((path) => (
            <Picker.Item
              key={path}
              value={`file ${path}`}
              forceMount
              className={styles.option}
              onSelect={() => {
                studio.sheet(undefined);
                setTimeout(() => studio.show(path, { focus: true }));
              }}
            >
              <RoleIcon path={path} entry={harness.get(path)} />
              <span>{path}</span>
              <span className={shell.faint}>File</span>
            </Picker.Item>
          ))}
        </Picker.List>
      </Picker>
    </Sheet>
  );
}

function CommandOption({ command }: { command: Command }) {
  const { studio } = useSession();
  const { desk } = useDesk();
  const why = useStudio((state) => command.disabled?.(state));
  const keys = keysOf(command);
  return (
    <Picker.Item
      className={styles.option}
      value={`${command.title} ${command.group}`}
      disabled={why !== undefined}
      onSelect={() => {
        studio.sheet(undefined);
        // The sheet gives its focus back first, so that the command may move it.
        setTimeout(() => void command.run(desk));
      }}
    >
      <span>
        {command.title}
        {why !== undefined && <span className={shell.faint}> · {why}</span>}
      </span>
      {keys ? <Kbd keys={keys} /> : <span className={shell.faint}>{command.group}</span>}
    </Picker.Item>
  );
}

/** Any file, by a few letters of its path. */
export function QuickOpen() {
  const { studio } = useSession();
  const roles = useStudio((state) => state.report.roles);
  const harness = useStudio((state) => state.harness);
  return (
    <Sheet title="Go to file" place="top" bare onClose={() => studio.sheet(undefined)}>
      <QuickFiles
        paths={[...harness.keys()].filter((path) => harness.get(path)?.kind !== 'directory')}
        render={(path) => (
          <>
            <RoleIcon kind={roles.get(path)?.kind} path={path} entry={harness.get(path)} />
            <span>
              {baseName(path)} <span className={shell.faint}>{parentOf(path)}</span>
            </span>
          </>
        )}
        onChoose={(path) => {
          studio.sheet(undefined);
          setTimeout(() => studio.show(path, { focus: true }));
        }}
      />
    </Sheet>
  );
}
