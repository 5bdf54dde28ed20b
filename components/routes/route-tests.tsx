import { CircleCheck, CircleX, Download, FileUp, Split, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import type { RouteResult } from '@/lib/core/routing-simulator';
import { settingsFileName } from '@/lib/core/settings-file';
import { dropRoute, routesOf, settingsText, takeSettings } from '@/lib/studio/routes';
import { saveAs } from '@/lib/studio/session';
import { countOf } from '@/lib/studio/words';
import styles from './routes.module.css';

/** The kept tests and how they come out, as of the last check. */
export function RouteTests() {
  const results = useStudio((state) => state.report.routes);
  const tests = useStudio(routesOf);
  const failed = results.filter((one) => !one.passed).length;
  return (
    <section className={styles.group} aria-label="Routing tests">
      <h3>
        Routing tests{' '}
        <span className={styles.note} role="status">
          {tests.length === 0
            ? 'none yet'
            : failed > 0
              ? `${failed} of ${countOf(tests.length, 'test')} failed`
              : `${countOf(tests.length, 'test')} passed`}
        </span>
      </h3>
      {tests.length === 0 && (
        <p className={styles.note}>
          A saved task is tried again after each edit, here and by <code>check --routes</code>.
        </p>
      )}
      <ul>
        {results.map((result) => (
          <Test key={result.task} result={result} />
        ))}
      </ul>
      <TestsFile />
    </section>
  );
}

function Test({ result }: { result: RouteResult }) {
  const { studio } = useSession();
  const { task, leaf, passed, ambiguous, message } = result;
  const state = !passed ? 'failed' : ambiguous ? 'ambiguous' : 'passed';
  const Icon = { failed: CircleX, ambiguous: Split, passed: CircleCheck }[state];
  return (
    <li className={styles.test} data-state={state}>
      <Icon size={16} aria-hidden />
      <div>
        <button type="button" className={styles.link} onClick={() => studio.setView({ task })}>
          {task}
        </button>
        <p className={styles.note}>
          <strong>{state}</strong>: wants <code>{leaf}</code>
        </p>
        {state !== 'passed' && (
          <p>
            <Message text={message} />
          </p>
        )}
      </div>
      <Button
        tone="plain"
        size="small-icon"
        aria-label={`Remove the test ${task}`}
        title="Remove this test"
        onClick={() => dropRoute(studio, task)}
      >
        <Trash2 size={14} aria-hidden />
      </Button>
    </li>
  );
}

/** The same tests for the command line: taken away and brought in as the settings file. */
function TestsFile() {
  const { studio } = useSession();
  const tests = useStudio(routesOf);
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const take = (): void => {
    const text = settingsText(tests, studio.store.getState().settings);
    if (text !== undefined) saveAs(settingsFileName, text, 'application/json');
  };
  return (
    <div className={styles.file}>
      <Button size="small" why={tests.length === 0 ? 'There is no test yet.' : undefined} onClick={take}>
        <Download size={14} aria-hidden /> {settingsFileName}
      </Button>
      <Button size="small" onClick={() => input.current?.click()}>
        <FileUp size={14} aria-hidden /> Read tests from a file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Settings file with tests"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void file.text().then((text) => setSaid(takeSettings(studio, text)));
          event.target.value = '';
        }}
      />
      <p className={styles.note} role="status">
        {said === '' ? (
          <>
            The command line reads <code>{settingsFileName}</code> from the directory above the harness. A browser may
            leave out the first dot: put it back.
          </>
        ) : (
          <Message text={said} />
        )}
      </p>
    </div>
  );
}
