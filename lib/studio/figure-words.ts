/** A format's caps in words. */
import type { Figure } from '../core/format';

/** `65 of 64 files`. */
export const figureWords = ({ value, limit, unit }: Figure): string =>
  `${value.toLocaleString('en')} of ${limit.toLocaleString('en')} ${unit}`;

/** From this share of a cap on it is worth a mention outside its pane. */
export const nearCap = 0.8;

const shareOf = ({ value, limit }: Figure): number => value / limit;

/** The cap that is passed, or will be passed first; undefined while all are far. */
export function nearestCap(figures: readonly Figure[]): Figure | undefined {
  const near = figures.filter((one) => shareOf(one) >= nearCap);
  return near.reduce<Figure | undefined>(
    (best, one) => (best && shareOf(best) >= shareOf(one) ? best : one),
    undefined,
  );
}
