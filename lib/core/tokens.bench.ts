/** Token counting against gpt-tokenizer on the same texts, in the same run. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as peer from 'gpt-tokenizer/encoding/o200k_base';
import { bench, describe } from 'vitest';
import { counterOf } from './tokenizer';
import { corpus } from './tokenizer/corpus.fixture';

const data = readFileSync(createRequire(import.meta.url).resolve('gpt-tokenizer/data/o200k_base.tiktoken'));
const counter = counterOf('o200k_base', data);
const plain = { allowedSpecial: new Set<string>(), disallowedSpecial: new Set<string>() };
const page = corpus.join('\n');

const texts: readonly [string, string, number][] = [
  ['mixed text, 1 MB', page.repeat(Math.ceil(1_000_000 / page.length)), 3],
  ['10,000 equal letters', 'a'.repeat(10_000), 3],
  ['100,000 equal letters', 'a'.repeat(100_000), 1],
];

/** One letter more each time: both remember pieces they have merged before. */
let turn = 0;
const fresh = (text: string) => text + 'a'.repeat(turn++);

describe.each(texts)('%s', (_, text, iterations) => {
  const once = { iterations, time: 0, warmupIterations: 0, warmupTime: 0 };
  bench('ours', () => void counter.count(fresh(text)), once);
  bench('gpt-tokenizer', () => void peer.countTokens(fresh(text), plain), once);
});

describe('loading the table', () => {
  bench('ours', () => void counterOf('o200k_base', data), { iterations: 5, time: 0 });
});
