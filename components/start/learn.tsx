import Link from 'next/link';
import { Message } from '@/components/ui/message';
import styles from './start.module.css';
import type { FormatFacts } from './template-facts';

export function Learn({ formats }: { formats: readonly FormatFacts[] }) {
  return (
    <section aria-labelledby="learn">
      <h2 id="learn" className={styles.heading}>
        What is a harness?
      </h2>
      <dl className={styles.learn}>
        {formats.map((format) => (
          <div key={format.id}>
            <dt>{format.title}</dt>
            <dd>
              <p>
                <Message text={format.about} />
              </p>
              <p>
                <Link href={`/rules/#${format.id}`}>Its {format.rules} rules</Link>
                <a href={format.docs} target="_blank" rel="noreferrer">
                  The format’s own documentation
                </a>
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
