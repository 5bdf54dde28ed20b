import { useRef, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { readSettings, settingsFileName, writeSettings } from '@/lib/core/settings-file';
import { keepSettings, saveAs } from '@/lib/studio/session';
import { Section } from './section';
import styles from './settings.module.css';

/** The same settings for the command line: taken away and brought in as the file that it reads. */
export function SettingsFile() {
  const session = useSession();
  const settings = useStudio((state) => state.settings);
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<readonly string[]>([]);

  const take = (): void => {
    const { severities, limits, tokenizer } = settings;
    saveAs(settingsFileName, writeSettings(undefined, { severities, limits, tokenizer }) ?? '{}\n', 'application/json');
  };
  const read = async (file: File): Promise<void> => {
    const { stored, findings, readable } = readSettings(await file.text());
    setSaid(findings.map((found) => found.message));
    if (!readable) return;
    const { suite: _, baseline: __, ...known } = stored;
    session.studio.configure({ ...settings, ...known });
    keepSettings(session);
    if (findings.length === 0) setSaid(['The settings were read.']);
  };

  return (
    <Section
      title="For the command line"
      about={`Rules, limits and tokenizer as \`${settingsFileName}\`, which the command line reads too.`}
    >
      <p className={styles.acts}>
        <Button onClick={take}>Download the file</Button>
        <Button onClick={() => input.current?.click()}>Read a file</Button>
      </p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Settings file to read"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void read(file);
          event.target.value = '';
        }}
      />
      <div role="status">
        {said.map((words) => (
          <p key={words} className={styles.note}>
            <Message text={words} />
          </p>
        ))}
      </div>
    </Section>
  );
}
