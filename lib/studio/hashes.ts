/** A format's hashes, and the studio's own digest where the format defines none. */
import { digestLayout, digestOf, sha256 } from '../core/digest';
import type { Hashed } from '../core/format';
import type { Harness } from '../core/harness';
import type { Hash } from './protocol';

/** The format's own hashes first; the studio's digest, which every harness has, last. */
export async function hashesOf(harness: Harness, hashed: readonly Hashed[]): Promise<Hash[]> {
  const own = hashed.map(async ({ name, parts, layout }) => ({ name, hex: await sha256(parts), layout }));
  return [...(await Promise.all(own)), { name: 'studio digest', hex: await digestOf(harness), layout: digestLayout }];
}
