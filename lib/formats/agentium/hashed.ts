/** The hash of the format: SHA-256 of the canonical manifest, one for each manifest file and exportable definition. */
import type { Hashed } from '../../core/format';
import { bytesOf } from '../../core/text';
import { canonicalOf } from './canonical';
import type { Model } from './model';

export const hashedOf = (model: Model): Hashed[] =>
  model.items.flatMap(({ name, manifest }) => {
    if (!manifest) return [];
    const bytes = bytesOf(canonicalOf(manifest));
    return [
      {
        name,
        parts: [bytes],
        layout: `Canonical JSON of the manifest: ${bytes.length} bytes of UTF-8, no blanks, keys in UTF-16 order.`,
      },
    ];
  });
