import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as arbitrary from '../arbitrary';
import { digestOf } from '../digest';
import { type Entry, type Harness, sameHarness } from '../harness';
import { byCodePoint } from '../path';
import { bytesOf } from '../text';
import { packZip, unpackZip } from '.';
import { crc32 } from './crc32';
import { rawZip } from './zip.fixture';

const unpackedOf = (bytes: Uint8Array): Harness => {
  const result = unpackZip(bytes);
  if ('refused' in result) throw new Error(result.refused.message);
  return result.harness;
};

const contentOf = (entry: Entry): string =>
  entry.kind === 'file' ? `${entry.bytes}` : entry.kind === 'symlink' ? `${bytesOf(entry.target)}` : '';

/** Names that no tidy person gives. */
const oddName = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
    fc.constantFrom('.DS_Store', '__MACOSX', 'a\\b', 'con', ' ', 'x\n', 'é', 'e\u0301', '-rf', '...', '%2e%2e'),
  )
  .filter((name) => !/[/\0]|^[a-z]:|^\\|\p{Surrogate}/iu.test(name) && !/^\.{1,2}$/.test(name))
  .filter((name) => !name.split('\\').includes('..'));

describe('zip', () => {
  it('brings every harness back as it was', () => {
    fc.assert(fc.property(arbitrary.harness, (harness) => sameHarness(unpackedOf(packZip(harness)), harness)));
  });

  it('brings odd names back as they were', () => {
    fc.assert(
      fc.property(fc.uniqueArray(oddName, { maxLength: 8 }), (names) => {
        const harness: Harness = new Map(names.map((name) => [name, { kind: 'file', bytes: new Uint8Array([1]) }]));
        return sameHarness(unpackedOf(packZip(harness)), harness);
      }),
    );
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => typeof unpackZip(bytes) === 'object'));
  });

  it('never throws on a damaged archive, and never gives other bytes for it', () => {
    const place = fc.record({ at: fc.nat(), value: fc.nat(255) });
    const damage = fc.array(place, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(arbitrary.harness, damage, fc.nat(60), (harness, changes, cut) => {
        const bytes = packZip(harness).slice(0, cut < 30 ? -cut || undefined : undefined);
        for (const { at, value } of changes) bytes[at % bytes.length] = value;
        const result = unpackZip(bytes);
        if ('refused' in result) return result.refused.message.endsWith('.');
        // What a link leads to may come back as a file's bytes where the damage hit the kind, and a directory as an empty file.
        const known = new Set([...harness.values()].map(contentOf)).add('');
        return [...result.harness.values()].every((entry) => entry.kind !== 'file' || known.has(contentOf(entry)));
      }),
      { numRuns: 2000 },
    );
  });

  it('reads any names without throwing, and lets only safe ones in', () => {
    const part = fc.constantFrom('a', 'b', '..', '.', '', '\\', 'C:', '\0', 'é');
    const name = fc.array(part, { maxLength: 5 }).map((parts) => parts.join('/'));
    const entry = fc.record({
      name,
      creator: fc.constantFrom(0, 3),
      mode: fc.constantFrom(0, 0o100755, 0o120777, 0o040755),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), (entries) => {
        const result = unpackZip(rawZip(entries));
        if ('refused' in result) return true;
        return [...result.harness.keys()].every(
          (path) => !/^[/\\]|\0|^[a-z]:/i.test(path) && path.split('/').every((one) => !['', '.', '..'].includes(one)),
        );
      }),
    );
  });
});

it('checksums as gzip does, which writes the sum after its data', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 100 }),
      (bytes) => crc32(bytes) === gzipSync(bytes).readUInt32LE(-8 + gzipSync(bytes).length),
    ),
  );
});

it('digests as an independent reading of the layout does', async () => {
  await fc.assert(
    fc.asyncProperty(arbitrary.harness, async (harness) => {
      const hash = createHash('sha256');
      for (const path of [...harness.keys()].sort(byCodePoint)) {
        const entry = harness.get(path);
        const letter = entry?.kind === 'file' ? (entry.executable ? 'x' : 'f') : entry?.kind === 'symlink' ? 'l' : 'd';
        const content =
          entry?.kind === 'file'
            ? Buffer.from(entry.bytes)
            : Buffer.from(entry?.kind === 'symlink' ? entry.target : '');
        hash.update(Buffer.concat([Buffer.from(`${path}\0${letter}\0${content.length}\0`), content, Buffer.from([0])]));
      }
      expect(await digestOf(harness)).toBe(hash.digest('hex'));
    }),
  );
});
