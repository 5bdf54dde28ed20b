import { bench, describe } from 'vitest';
import { digestOf, digestParts } from './digest';
import type { Entry } from './harness';

const harness = new Map(
  Array.from({ length: 5000 }, (_, index): [string, Entry] => [
    `part-${index % 50}/page-${index}.md`,
    { kind: 'file', bytes: new Uint8Array(4096).fill(index) },
  ]),
);
const joined = new Uint8Array(Buffer.concat(digestParts(harness)));

describe('the digest of 5,000 files of 4 KB', () => {
  bench('digestOf', async () => void (await digestOf(harness)));
  bench('crypto.subtle over the same bytes', async () => void (await crypto.subtle.digest('SHA-256', joined)));
});
