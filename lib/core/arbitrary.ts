/** Random harnesses for property tests. */
import fc from 'fast-check';
import type { Entry, Harness } from './harness';

const part = fc
  .oneof(fc.stringMatching(/^[a-c]{1,2}$/), fc.constantFrom('é', '潮', '😀', '\uff5e', 'A b', '-', '__proto__'))
  .filter((text) => text !== '');

/** Safe relative paths of one to three parts, from a small alphabet so that they meet. */
export const path = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));

export const entry: fc.Arbitrary<Entry> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes): Entry => ({ kind: 'file', bytes: new Uint8Array(bytes) })),
  },
  {
    weight: 1,
    arbitrary: fc
      .string()
      .map((text): Entry => ({ kind: 'file', bytes: new TextEncoder().encode(text), executable: true })),
  },
  { weight: 1, arbitrary: part.map((target): Entry => ({ kind: 'symlink', target })) },
  { weight: 1, arbitrary: fc.constant<Entry>({ kind: 'directory' }) },
);

/** Harnesses as sources give them: no file above another path, directories only where empty. */
export const harness: fc.Arbitrary<Harness> = fc.array(fc.tuple(path, entry), { maxLength: 12 }).map((pairs) => {
  const made = new Map<string, Entry>();
  for (const [at, value] of pairs) {
    const clashes = [...made.keys()].some(
      (other) => other === at || other.startsWith(`${at}/`) || at.startsWith(`${other}/`),
    );
    if (!clashes) made.set(at, value);
  }
  return made;
});
