import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import styles from './problems.module.css';

/** Offers the conversion where what is open is not valid, and some format knows how to make a harness of it. */
export function Convertible() {
  const { studio } = useSession();
  const offers = useStudio((state) => state.report.conversions);
  const valid = useStudio((state) => state.report.valid);
  const [offer] = offers;
  if (valid || !offer) return null;
  return (
    <div className={styles.convertible}>
      <p>
        <strong>
          This can be converted: {offer.title} → {offer.format.title}.
        </strong>{' '}
        {offer.about}
      </p>
      <Button size="small" tone="primary" onClick={() => studio.sheet('convert')}>
        See what would change
      </Button>
    </div>
  );
}
