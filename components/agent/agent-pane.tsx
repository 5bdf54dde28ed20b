import { Copy, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDesk } from '@/components/shell/desk';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import { Message } from '@/components/ui/message';
import type { ContextParts } from '@/lib/studio/context-parts';
import type { ContextLine } from '@/lib/studio/protocol';
import { saveAs } from '@/lib/studio/session';
import { loadings } from '@/lib/studio/token-words';
import { countOf } from '@/lib/studio/words';
import styles from './agent.module.css';
import { Besides } from './besides';
import { Elsewhere } from './elsewhere';
import { Parts } from './parts';
import { Unread } from './unread';

/** The exact text an agent reads, context by context, and why it reads nothing else. */
export function AgentPane() {
  const contexts = useStudio((state) => state.report.contexts);
  const name = useStudio((state) => state.view.context);
  // No choice yet, or its context is gone: what a session starts with.
  const context =
    contexts.find((one) => one.name === name) ?? contexts.find((one) => one.loads === 'always') ?? contexts[0];
  if (!context) {
    return (
      <div className={styles.pane}>
        <Empty title="The agent sees nothing yet.">
          <p>Once a format recognises the harness, this shows word for word what each session reads.</p>
        </Empty>
        <Unread />
      </div>
    );
  }
  return <Shown context={context} index={contexts.indexOf(context)} />;
}

function Shown({ context, index }: { context: ContextLine; index: number }) {
  const { studio } = useSession();
  const { desk } = useDesk();
  const contexts = useStudio((state) => state.report.contexts);
  const encoding = useStudio((state) => state.report.encoding);
  const shown = useContextParts(context, index);
  const text = () => studio.checker.api().contextText(index);
  return (
    <div className={styles.pane}>
      <div className={styles.bar}>
        <select
          className={styles.select}
          aria-label="Context"
          value={context.name}
          onChange={(event) => studio.setView({ context: event.target.value })}
        >
          {loadings.map(({ loads, title }) => (
            <Options key={loads} title={title} list={contexts.filter((one) => one.loads === loads)} />
          ))}
        </select>
        <Button tone="plain" size="small" onClick={() => void text().then(desk.copy)}>
          <Copy size={14} aria-hidden /> Copy
        </Button>
        <Button
          tone="plain"
          size="small-icon"
          aria-label="Download this text"
          title="Download this text"
          onClick={() => void text().then((all) => saveAs(fileNameOf(context.name), all, 'text/plain'))}
        >
          <Download size={14} aria-hidden />
        </Button>
      </div>
      <p className={styles.when}>
        <Message text={context.when} />
        {encoding !== undefined && <strong> {countOf(context.tokens, 'token')}.</strong>}
      </p>
      <Elsewhere context={context} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={styles.text} tabIndex={0} aria-label={`Text of ${context.name}`}>
        {shown && <Parts shown={shown} />}
        {context.paths.length === 0 && <p className={styles.nothing}>Nothing is read here.</p>}
        {shown && <Besides groups={shown.beside} />}
      </section>
      <Unread />
    </div>
  );
}

function Options({ title, list }: { title: string; list: readonly ContextLine[] }) {
  if (list.length === 0) return null;
  return (
    <optgroup label={title}>
      {list.map((one) => (
        <option key={one.name} value={one.name}>
          {one.name}
        </option>
      ))}
    </optgroup>
  );
}

const fileNameOf = (name: string): string => `${name.replace(/[^\p{L}\p{N}._-]+/gu, '-')}.txt`;

/** The parts of a context; those of the last state stay until the next are there. */
function useContextParts(context: ContextLine, index: number): ContextParts | undefined {
  const { studio } = useSession();
  const checked = useStudio((state) => state.checked);
  const encoding = useStudio((state) => state.report.encoding);
  const [shown, setShown] = useState<{ name: string; parts: ContextParts }>();
  const { name } = context;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text follows each check, the figures the tokenizer.
  useEffect(() => {
    let current = true;
    void studio.checker
      .api()
      .contextParts(index)
      .then((parts) => current && parts && setShown({ name, parts }));
    return () => {
      current = false;
    };
  }, [studio, name, index, checked, encoding]);

  return shown?.name === name ? shown.parts : undefined;
}
