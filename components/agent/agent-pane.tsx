import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDesk } from '@/components/shell/desk';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import { countOf } from '@/lib/studio/words';
import styles from './agent.module.css';

/** The exact text an agent reads, context by context. */
export function AgentPane() {
  const { studio } = useSession();
  const { desk } = useDesk();
  const contexts = useStudio((state) => state.report.contexts);
  const encoding = useStudio((state) => state.report.encoding);
  const [name, setName] = useState<string>();
  const [text, setText] = useState('');
  // No choice yet, or its context is gone: the first.
  const index = Math.max(
    0,
    contexts.findIndex((one) => one.name === name),
  );
  const context = contexts[index];

  useEffect(() => {
    let current = true;
    if (context) {
      void studio.checker
        .api()
        .contextText(index)
        .then((answer) => current && setText(answer));
    }
    return () => {
      current = false;
    };
  }, [studio, context, index]);

  if (!context) {
    return (
      <Empty title="The agent sees nothing yet.">
        <p>Once a format recognises the harness, this shows word for word what each session reads.</p>
      </Empty>
    );
  }
  return (
    <div className={styles.pane}>
      <div className={styles.bar}>
        <select
          className={styles.select}
          aria-label="Context"
          value={context.name}
          onChange={(event) => setName(event.target.value)}
        >
          {contexts.map((one) => (
            <option key={one.name} value={one.name}>
              {one.name}
            </option>
          ))}
        </select>
        <Button tone="plain" size="small" onClick={() => void desk.copy(text)}>
          <Copy size={14} aria-hidden /> Copy
        </Button>
      </div>
      <p className={styles.when}>
        {context.when}
        {encoding !== undefined && ` ${countOf(context.tokens, 'token')}.`}
      </p>
      <p className={styles.paths}>
        From{' '}
        {context.paths.map((path) => (
          <button key={path} type="button" onClick={() => studio.show(path)}>
            {path}
          </button>
        ))}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={styles.text} tabIndex={0} aria-label={`Text of ${context.name}`}>
        <pre>{text}</pre>
      </section>
    </div>
  );
}
