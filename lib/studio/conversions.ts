/** What the formats can make of a harness of another shape, and what that would change. */
import { editsBetween, type Harness } from '../core/harness';
import { formats } from '../formats';
import type { Conversion, ConversionOffer } from './protocol';

const all = formats.flatMap((format) =>
  format.imports.map((one) => ({ id: `${format.id}/${one.id}`, format, import: one })),
);

export const conversionsOf = (harness: Harness): ConversionOffer[] =>
  all
    .filter((one) => one.import.recognises(harness))
    .map(({ id, format, import: { title, about } }) => ({
      id,
      format: { id: format.id, title: format.title },
      title,
      about,
    }));

export function conversionOf(harness: Harness, id: string): Conversion | undefined {
  const found = all.find((one) => one.id === id);
  if (!found?.import.recognises(harness)) return undefined;
  const { harness: made, changed, leftOut } = found.import.convert(harness);
  return { edits: editsBetween(harness, made), formatId: found.format.id, changed, leftOut };
}
