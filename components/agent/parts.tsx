import { useEffect, useRef } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import type { ContextPart, ContextParts } from '@/lib/studio/context-parts';
import { countOf } from '@/lib/studio/words';
import styles from './agent.module.css';

/** More is a wall nobody reads on a screen; copy and download give all of it. */
const longest = 200_000;

/** A context's text in its order; the part and the line under the cursor are marked. */
export function Parts({ shown }: { shown: ContextParts }) {
  const path = useStudio((state) => state.view.active);
  const line = useStudio((state) => state.view.cursor?.line);
  const here = shown.parts.findIndex((part) => part.path === path && holds(part, line));
  let room = longest;
  return shown.parts.map((part, index) => {
    const text = part.text.slice(0, Math.max(0, room));
    room -= part.text.length;
    return (
      <Part
        // Parts of one file may be equal: their place is what tells them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of parts is their identity.
        key={index}
        part={part}
        text={text}
        line={index === here ? line : undefined}
        current={index === here}
      />
    );
  });
}

const holds = ({ lines }: ContextPart, line: number | undefined): boolean =>
  lines === undefined || (line !== undefined && line >= lines[0] && line <= lines[1]);

interface PartProps {
  part: ContextPart;
  /** What of it is shown. */
  text: string;
  current: boolean;
  line: number | undefined;
}

function Part({ part, text, current, line }: PartProps) {
  const { studio } = useSession();
  const mark = useRef<HTMLElement>(null);
  const { path, lines, tokens } = part;
  useEffect(() => {
    if (line !== undefined) mark.current?.scrollIntoView({ block: 'nearest' });
  }, [line]);
  const cut = lines && line !== undefined ? lineIn(text, line - lines[0]) : undefined;
  const place = lines
    ? lines[0] === lines[1]
      ? `line ${lines[0]}`
      : `lines ${lines[0]} to ${lines[1]}`
    : 'made from it';
  return (
    <div className={styles.part} data-current={current} aria-current={current}>
      <p className={styles.from}>
        <button type="button" className={styles.link} onClick={() => studio.show(path, { line: lines?.[0] ?? 1 })}>
          {path}
        </button>
        <span>
          {place}
          {tokens !== undefined && `, ${countOf(tokens, 'token')}`}
          {current && ', under the cursor'}
        </span>
      </p>
      <pre>
        {cut ? (
          <>
            {text.slice(0, cut.start)}
            <mark ref={mark}>{text.slice(cut.start, cut.end) || ' '}</mark>
            {text.slice(cut.end)}
          </>
        ) : (
          text
        )}
      </pre>
      {text.length < part.text.length && (
        <p className={styles.nothing}>
          {countOf(part.text.length - text.length, 'letter')} more are not shown here; Copy and Download give all of it.
        </p>
      )}
    </div>
  );
}

/** Where a line of a text stands, its break left out; undefined where there is none. */
function lineIn(text: string, line: number): { start: number; end: number } | undefined {
  let start = 0;
  for (let at = 0; at < line; at++) {
    const next = /\r\n|\r|\n/g;
    next.lastIndex = start;
    const found = next.exec(text);
    if (!found) return undefined;
    start = found.index + found[0].length;
  }
  const rest = text.slice(start).search(/[\r\n]/);
  return { start, end: rest < 0 ? text.length : start + rest };
}
