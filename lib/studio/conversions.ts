/** What the formats can make of a harness of another shape, and what that would change. */
import type { Import } from '../core/format';
import { editsBetween, type Harness } from '../core/harness';
import { formats } from '../formats';
import type { Conversion, ConversionOffer } from './protocol';

const all = formats.flatMap((format) =>
  format.imports.map((one) => ({ id: `${format.id}/${one.id}`, format, import: one })),
);

/** The likeliest first: the one that leaves the least behind. */
export function conversionsOf(harness: Harness): ConversionOffer[] {
  const offers = all.filter((one) => one.import.recognises(harness));
  const left = new Map(offers.length < 2 ? [] : offers.map((one) => [one, lostBy(one.import, harness)]));
  return offers
    .toSorted((one, other) => (left.get(one) ?? 0) - (left.get(other) ?? 0))
    .map(({ id, format, import: { title, about } }) => ({
      id,
      format: { id: format.id, title: format.title },
      title,
      about,
    }));
}

const lostBy = (one: Import, harness: Harness): number => one.convert(harness).leftOut.length;

export function conversionOf(harness: Harness, id: string): Conversion | undefined {
  const found = all.find((one) => one.id === id);
  if (!found?.import.recognises(harness)) return undefined;
  const { harness: made, changed, leftOut } = found.import.convert(harness);
  return { edits: editsBetween(harness, made), formatId: found.format.id, changed, leftOut };
}
