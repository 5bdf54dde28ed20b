import { useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { FileButton } from '@/components/ui/file-button';
import { Message } from '@/components/ui/message';
import { settingsFileName } from '@/lib/core/settings-file';
import { routesOf, settingsText } from '@/lib/studio/routes';
import { saveAs } from '@/lib/studio/session';
import { takeFile } from '@/lib/studio/settings-acts';
import { Section } from './section';
import styles from './settings.module.css';

/** The same settings for the command line: taken away and brought in as the file that it reads. */
export function SettingsFile() {
  const session = useSession();
  const settings = useStudio((state) => state.settings);
  const routes = useStudio(routesOf);
  const [said, setSaid] = useState<readonly string[]>([]);

  const take = (): void => {
    const text = settingsText(routes, settings);
    if (text !== undefined) saveAs(settingsFileName, text, 'application/json');
  };

  return (
    <Section
      title="For the command line"
      about={`Rules, limits, tokenizer and the routing tests of the open harness as \`${settingsFileName}\`, which the command line reads too.`}
    >
      <p className={styles.acts}>
        <Button onClick={take}>Download the file</Button>
        <FileButton
          label="Settings file to read"
          accept=".json,application/json"
          onFiles={([file]) => file?.text().then((text) => setSaid(takeFile(session, text)))}
        >
          Read a file
        </FileButton>
      </p>
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
