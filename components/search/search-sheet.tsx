import { useEffect, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { groupBy } from '@/lib/studio/group';
import type { Found, Match, Search } from '@/lib/studio/search';
import { countOf } from '@/lib/studio/words';
import styles from './search.module.css';

const nothing: Found = { matches: [], files: 0, total: 0 };
/** An expression can be slow without end: then the worker is started anew. */
const patience = 3000;

export function SearchSheet() {
  const { studio } = useSession();
  const harness = useStudio((state) => state.harness);
  const [search, setSearch] = useState<Search>({ words: '', regex: false, matchCase: false });
  const [replacement, setReplacement] = useState('');
  const { found, slow } = useFound(search, replacement, harness);
  const total = 'fault' in found ? 0 : found.total;
  const words =
    'fault' in found
      ? found.fault
      : search.words === ''
        ? ''
        : total === 0
          ? 'Nothing found.'
          : `${countOf(total, 'place')} in ${countOf(found.files, 'file')}.`;

  const replace = async (): Promise<void> => {
    await studio.whenChecked();
    const edits = await studio.checker.api().replace(search, replacement);
    studio.commit(`Replace “${search.words}” in ${countOf(edits.length, 'file')}`, edits);
  };

  return (
    <Sheet
      title="Find and replace in all files"
      onClose={() => studio.sheet(undefined)}
      foot={
        <>
          <span className={styles.faint} role="status">
            {slow ? 'The expression takes too long: make it simpler.' : words}
          </span>
          <Button
            tone="primary"
            size="large"
            why={total === 0 ? 'Nothing is found to replace.' : undefined}
            onClick={() => void replace()}
          >
            Replace {total > 0 ? countOf(total, 'place') : ''}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <label>
          Find
          <input
            type="text"
            data-first
            value={search.words}
            spellCheck={false}
            onChange={(event) => setSearch({ ...search, words: event.target.value })}
          />
        </label>
        <label>
          Replace with
          <input
            type="text"
            value={replacement}
            spellCheck={false}
            onChange={(event) => setReplacement(event.target.value)}
          />
        </label>
        <label className={styles.flag}>
          <input
            type="checkbox"
            checked={search.matchCase}
            onChange={(event) => setSearch({ ...search, matchCase: event.target.checked })}
          />
          Match case
        </label>
        <label className={styles.flag}>
          <input
            type="checkbox"
            checked={search.regex}
            onChange={(event) => setSearch({ ...search, regex: event.target.checked })}
          />
          Regular expression
        </label>
      </div>
      {'matches' in found && (
        <Matches
          matches={found.matches}
          replacing={replacement !== ''}
          onChoose={({ path, line, column, endColumn }) => {
            studio.sheet(undefined);
            setTimeout(() => studio.show(path, { line, column, endLine: line, endColumn }));
          }}
        />
      )}
    </Sheet>
  );
}

function useFound(search: Search, replacement: string, harness: unknown): { found: Found; slow: boolean } {
  const { studio } = useSession();
  const [state, setState] = useState<{ found: Found; slow: boolean }>({ found: nothing, slow: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: searched again when the harness changes.
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      if (!current) return;
      setState({ found: nothing, slow: true });
      studio.checker.restart();
    }, patience);
    void studio
      .whenChecked()
      .then(() => studio.checker.api().search(search, replacement))
      .then((found) => {
        clearTimeout(timer);
        if (current) setState({ found, slow: false });
      });
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [studio, search, replacement, harness]);
  return state;
}

interface MatchesProps {
  matches: readonly Match[];
  replacing: boolean;
  onChoose(match: Match): void;
}

function Matches({ matches, replacing, onChoose }: MatchesProps) {
  return [...groupBy(matches, (match) => match.path)].map(([path, list]) => (
    <section key={path} className={styles.file}>
      <h3>
        {path} <span className={styles.faint}>{list.length}</span>
      </h3>
      <ul>
        {list.map((match) => (
          <li key={`${match.line}:${match.column}`}>
            <button type="button" onClick={() => onChoose(match)}>
              <span className={styles.line}>{match.line}</span>
              <span className={styles.text}>
                {match.before}
                <mark>{match.text}</mark>
                {replacing && <ins>{match.becomes}</ins>}
                {match.after}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
