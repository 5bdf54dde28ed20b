import { Button } from '@/components/ui/button';
import { countOf } from '@/lib/studio/words';
import styles from './start.module.css';
import type { Opener } from './use-open';

/** What came of bringing something in, where it was brought in. */
export function Answer({ opener }: { opener: Opener }) {
  const { opening } = opener;
  if (opening.kind === 'idle') return null;
  if (opening.kind === 'busy') {
    return (
      <p className={styles.answer} role="status">
        {opening.words}
      </p>
    );
  }
  if (opening.kind === 'fault') {
    return (
      <p className={styles.answer} data-tone="error" role="alert">
        {opening.words}
      </p>
    );
  }
  if (opening.kind === 'several') {
    return (
      <div className={styles.answer} role="alert">
        <p>
          <strong>
            {countOf(opening.roots.length, 'harness', 'harnesses')} found in {opening.brought.name}.
          </strong>{' '}
          Which one?
        </p>
        <ul className={styles.roots}>
          {opening.roots.map(({ root, format, files }) => (
            <li key={root}>
              <button type="button" onClick={() => void opener.openRoot(opening.brought, root)}>
                <span>{root || opening.brought.name}</span>
                <span className={styles.faint}>
                  {format} · {countOf(files, 'file')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if (opening.conversions.length > 0) {
    return (
      <div className={styles.answer} role="alert">
        <p>
          <strong>{opening.brought.name} is no harness yet, but can become one.</strong>{' '}
          {opening.conversions.length > 1 && 'You choose which. '}You see what would change first.
        </p>
        <ul className={styles.offers}>
          {opening.conversions.map((one) => (
            <li key={one.id}>
              {one.title} → {one.format.title}. <span className={styles.faint}>{one.about}</span>
            </li>
          ))}
        </ul>
        <p className={styles.ways}>
          <Button tone="primary" onClick={() => void opener.convert(opening.brought)}>
            Open and convert
          </Button>
          <Button onClick={() => void opener.open(opening.brought)}>Open as it is</Button>
          <Button onClick={opener.leave}>Leave it</Button>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.answer} role="alert">
      <p>
        <strong>No harness was recognised in {opening.brought.name}.</strong> One is known by what lies at its root: a{' '}
        <code>HARNESS.md</code>, a <code>system_prompt.md</code> with its skills, a <code>harness.yaml</code>, or a JSON
        manifest. You can open it all the same and make that file.
      </p>
      <p className={styles.ways}>
        <Button tone="primary" onClick={() => void opener.open(opening.brought)}>
          Open it all the same
        </Button>
        <Button onClick={opener.leave}>Leave it</Button>
      </p>
    </div>
  );
}
