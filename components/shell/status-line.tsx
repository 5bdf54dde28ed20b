import { Check, CircleX, Cloud, CloudOff, Copy, LoaderCircle, TriangleAlert } from 'lucide-react';
import { textOf } from '@/lib/core/text';
import { eolOf, withEol } from '@/lib/studio/eol';
import { figureWords, nearestCap } from '@/lib/studio/figure-words';
import { verdictOf } from '@/lib/studio/findings';
import { countOf, shortHash } from '@/lib/studio/words';
import { useDesk } from './desk';
import { useSession, useStudio } from './session';
import shell from './shell.module.css';
import styles from './status-line.module.css';

export function StatusLine() {
  return (
    <section className={styles.status} id="pane-status" aria-label="Status">
      <Verdict />
      <Budget />
      <Cap />
      <HashItem />
      <SavedItem />
      <span className={shell.space} />
      <Said />
      <EolItem />
      <CursorItem />
    </section>
  );
}

function Verdict() {
  const { studio } = useSession();
  const report = useStudio((state) => state.report);
  const checking = useStudio((state) => state.checking);
  const verdict = useStudio(verdictOf);
  const tone = report.valid ? 'valid' : report.format ? 'error' : undefined;
  const Icon = report.valid ? Check : CircleX;
  if (checking === 'failed') {
    return (
      <button type="button" onClick={() => studio.recheck()}>
        <TriangleAlert size={14} aria-hidden /> The checker stopped: try again
      </button>
    );
  }
  return (
    <button type="button" onClick={() => studio.setView({ problems: true, phone: 'problems' })} data-tone={tone}>
      <Icon size={14} aria-hidden />
      {verdict}
    </button>
  );
}

/** The first context that has a budget: what every session starts with. */
function Budget() {
  const { studio } = useSession();
  const context = useStudio(
    ({ report: { contexts } }) =>
      contexts.find((one) => one.budget && one.loads === 'always') ??
      contexts.find((one) => one.loads === 'always') ??
      contexts[0],
  );
  const encoding = useStudio((state) => state.report.encoding);
  if (!context || encoding === undefined) return null;
  const { tokens, budget, name } = context;
  const tone = budget && tokens > budget.limit ? 'error' : budget && tokens > budget.ideal ? 'warning' : undefined;
  const cap = budget && (tokens > budget.ideal ? budget.limit : budget.ideal);
  return (
    <button
      type="button"
      data-tone={tone}
      title={`${name}: ${tokens} tokens (${encoding})${budget ? `, ideally ${budget.ideal}, at most ${budget.limit}` : ''}`}
      onClick={() => studio.setView({ side: 'tokens', sidebar: true, phone: 'side' })}
    >
      {name} {cap === undefined ? countOf(tokens, 'token') : `${tokens.toLocaleString('en')}/${cap} tokens`}
    </button>
  );
}

/** A cap of the format that is near or passed. */
function Cap() {
  const { studio } = useSession();
  const cap = useStudio((state) => nearestCap(state.report.figures));
  if (!cap) return null;
  return (
    <button
      type="button"
      data-tone={cap.value > cap.limit ? 'error' : 'warning'}
      title={cap.path === undefined ? cap.title : `${cap.title}: ${cap.path}`}
      onClick={() => studio.setView({ side: 'tokens', sidebar: true, phone: 'side' })}
    >
      {cap.title}: {figureWords(cap)}
    </button>
  );
}

function HashItem() {
  const { desk } = useDesk();
  const hash = useStudio((state) => state.report.hashes[0]);
  if (!hash) return null;
  return (
    <button type="button" title={`Copy ${hash.name}: ${hash.hex}`} onClick={() => void desk.copy(hash.hex)}>
      {hash.name} {shortHash(hash.hex)}… <Copy size={12} aria-hidden />
    </button>
  );
}

function SavedItem() {
  const { desk } = useDesk();
  const saved = useStudio((state) => state.saved);
  if (saved.kind === 'saved') {
    return (
      <span className={styles.item} title="Kept in this browser, on this machine">
        <Cloud size={14} aria-hidden /> Saved
      </span>
    );
  }
  if (saved.kind === 'saving') {
    return (
      <span className={styles.item}>
        <LoaderCircle size={14} aria-hidden /> Saving
      </span>
    );
  }
  return (
    <button type="button" data-tone="error" onClick={() => void desk.download()}>
      <CloudOff size={14} aria-hidden /> Not saved: download
    </button>
  );
}

/** What was just done, told to screen readers too. */
function Said() {
  const said = useStudio((state) => state.view.said);
  return (
    <span className={styles.item} role="status">
      {said}
    </span>
  );
}

function EolItem() {
  const { studio } = useSession();
  const path = useStudio((state) => state.view.active);
  const entry = useStudio((state) => (path === undefined ? undefined : state.harness.get(path)));
  if (path === undefined || entry?.kind !== 'file') return null;
  const text = textOf(entry);
  const eol = eolOf(text);
  if (eol === 'none') return null;
  if (eol !== 'mixed') return <span className={styles.item}>{eol}</span>;
  const lines = { crlf: text.split('\r\n').length - 1, lf: text.split(/(?<!\r)\n/).length - 1 };
  const title = `${countOf(lines.crlf, 'CRLF line')}, ${countOf(lines.lf, 'LF line')}: press to make all LF`;
  return (
    <button type="button" data-tone="warning" title={title} onClick={() => studio.type(path, withEol(text, '\n'))}>
      Mixed line ends
    </button>
  );
}

function CursorItem() {
  const { desk } = useDesk();
  const cursor = useStudio((state) => state.view.cursor);
  if (!cursor) return null;
  return (
    <button type="button" title="Go to line" onClick={() => desk.editor?.act('editor.action.gotoLine')}>
      Ln {cursor.line}, Col {cursor.column}
      {cursor.selected > 0 && ` (${cursor.selected} selected)`}
    </button>
  );
}
