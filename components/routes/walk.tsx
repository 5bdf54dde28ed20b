import { useSession } from '@/components/shell/session';
import type { Candidate } from '@/lib/core/routing-simulator';
import styles from './routes.module.css';

/** What is read on the way, in order, with what has been read so far. */
export function Walk({ walk }: { walk: Candidate['walk'] }) {
  const { studio } = useSession();
  const counted = walk.some((step) => step.tokens !== undefined);
  return (
    <table className={styles.walk}>
      <caption className="sr-only">What is read on the way</caption>
      <thead>
        <tr>
          <th scope="col">Reads</th>
          {counted && (
            <>
              <th scope="col">Tokens</th>
              <th scope="col">So far</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {walk.map((step) => (
          <tr key={step.path}>
            <td>
              <button type="button" className={styles.link} onClick={() => studio.show(step.path)}>
                {step.path}
              </button>
            </td>
            {counted && (
              <>
                <td>{step.within ? 'with it' : (step.tokens?.toLocaleString('en') ?? '–')}</td>
                <td>{step.total?.toLocaleString('en') ?? '–'}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
