import { Check, CircleX } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { type Files, harnessOf } from '@/lib/core/files';
import type { Entry } from '@/lib/core/harness';
import { isBinary, textOf } from '@/lib/core/text';
import { basePath } from '@/lib/studio/base-path';
import styles from './rules.module.css';

const longest = 1500;

interface RuleExampleProps {
  id: string;
  kind: 'bad' | 'good';
  files: Files;
  /** What the check says of it. */
  messages: readonly string[];
}

export function RuleExample({ id, kind, files, messages }: RuleExampleProps) {
  const entries = [...harnessOf(files)];
  return (
    <section className={styles.example} data-kind={kind}>
      <h2>
        {kind === 'bad' ? <CircleX size={16} aria-hidden /> : <Check size={16} aria-hidden />}
        {kind === 'bad' ? 'Breaks it' : 'Keeps it'}
      </h2>
      {messages.map((message) => (
        <p key={message} className={styles.said}>
          <Message text={message} />
        </p>
      ))}
      {entries.map(([path, entry]) => (
        <figure key={path}>
          <figcaption>{path}</figcaption>
          <pre>{shownOf(entry)}</pre>
        </figure>
      ))}
      <ButtonLink href={`${basePath}/studio/?rule=${encodeURIComponent(id)}&example=${kind}`}>
        Open in the studio
      </ButtonLink>
    </section>
  );
}

function shownOf(entry: Entry): string {
  if (entry.kind === 'symlink') return `link to ${entry.target}`;
  if (entry.kind === 'directory') return 'empty folder';
  if (isBinary(entry)) return `${entry.bytes.length} bytes that are no text`;
  const text = textOf(entry);
  return text.length > longest ? `${text.slice(0, longest)}\n… ${text.length} characters in all` : text;
}
