import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../../core/digest';
import type { Entry } from '../../core/harness';
import { defaultSettings } from '../../core/settings';
import { hashParts } from './hash';
import { parse } from './model';

const name = fc.oneof(
  fc.stringMatching(/^[a-z_A-Z0-9-]{1,6}$/),
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 4 })
    .filter((text) => !/[/\\]/.test(text) && !text.startsWith('.')),
  fc.constantFrom('\u{1f30a}', '\uffee', '\ue000', 'é', '__proto__', 'a-b', 'a'),
);
const path = fc
  .tuple(fc.constantFrom('skills', 'agents'), name, fc.constantFrom('SKILL.md', 'x', '\u{10000}'))
  .map((parts) => parts.join('/'));
const files = fc.uniqueArray(fc.tuple(path, fc.uint8Array({ maxLength: 40 })), {
  selector: ([each]) => each,
  maxLength: 12,
});

/** The layout once more, with Node's own tools: Buffers in one stream, ordered by their bytes. */
function independently(entries: readonly (readonly [string, Uint8Array])[]): string {
  const hash = createHash('sha256');
  const ordered = entries
    .map(([each, bytes]) => [Buffer.from(each, 'utf8'), Buffer.from(bytes)] as const)
    .sort(([left], [right]) => Buffer.compare(left, right));
  for (const [each, bytes] of ordered) {
    hash.update(each).update('\0').update(String(bytes.length)).update('\0').update(bytes).update('\0');
  }
  return hash.digest('hex');
}

const hashOf = (entries: readonly (readonly [string, Uint8Array])[]): Promise<string> =>
  sha256(
    hashParts(
      parse(new Map(entries.map(([each, bytes]): [string, Entry] => [each, { kind: 'file', bytes }])), defaultSettings),
    ),
  );

test('the hash is that of an independent computation, whatever the order of entries', async () => {
  await fc.assert(
    fc.asyncProperty(files, fc.func(fc.integer()), async (entries, order) => {
      const shuffled = [...entries].sort((left, right) => order(left[0]) - order(right[0]));
      expect(await hashOf(shuffled)).toBe(independently(entries));
    }),
  );
});

test('where one path ends and the next bytes begin is part of the hash', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const first = await hashOf([['skills/ab', bytes('c')]]);
  expect(await hashOf([['skills/a', bytes('bc')]])).not.toBe(first);
});

test('a bundle at its caps is hashed as 512,000 bytes', async () => {
  const full = Array.from(
    { length: 8 },
    (_, index) => [`skills/t/${index}`, new Uint8Array(64_000).fill(index)] as const,
  );
  expect(await hashOf(full)).toBe(independently(full));
});
