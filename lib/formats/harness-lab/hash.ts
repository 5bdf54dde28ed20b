/** `harness_hash`: Harness bundle, "Hash". */
import type { Hashed } from '../../core/format';
import { bytesOf } from '../../core/text';
import type { Model } from './model';

const nul = new Uint8Array(1);

/** The bytes the hash covers, in order: path, NUL, size in decimal, NUL, bytes, NUL for each file. */
export const hashParts = (model: Pick<Model, 'files'>): Uint8Array[] =>
  model.files.flatMap(({ path, size, entry }) => [bytesOf(`${path}\0${size}\0`), entry.bytes, nul]);

const layout =
  'For each loaded file in code-point order of its path: the path in UTF-8, NUL, the size in decimal, NUL, the bytes, NUL. Modes, times, empty directories and ignored files are not covered.';

export const hashed = (model: Model): Hashed[] => [{ name: 'harness_hash', parts: hashParts(model), layout }];
