import { zipSync } from 'fflate';
import { bench, describe } from 'vitest';
import type { Entry } from '../harness';
import { bytesOf } from '../text';
import { packZip, unpackZip } from '.';

/** 2,000 files of 4 KB that pack like prose. */
const words = 'the tide turns and a harbour pilot reads one log before each move of the crane'.split(' ');
const texts = Array.from({ length: 2000 }, (_, file) => {
  let seed = file + 1;
  let text = '';
  while (text.length < 4096) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    text += `${words[seed % words.length]}${seed % 7 === 0 ? seed : ''} `;
  }
  return bytesOf(text);
});
const harness = new Map(
  texts.map((bytes, index): [string, Entry] => [`part-${index % 40}/page-${index}.md`, { kind: 'file', bytes }]),
);
const plain = Object.fromEntries([...harness].map(([path], index) => [path, texts[index] as Uint8Array]));
const packed = packZip(harness);

describe('2,000 files of 4 KB', () => {
  bench('packZip', () => void packZip(harness), { iterations: 3, time: 0, warmupIterations: 1 });
  bench('fflate zipSync', () => void zipSync(plain, { level: 6 }), { iterations: 3, time: 0, warmupIterations: 1 });
  bench('unpackZip', () => void unpackZip(packed), { iterations: 3, time: 0, warmupIterations: 1 });
});
