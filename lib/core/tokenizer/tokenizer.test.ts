import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import * as cl100k from 'gpt-tokenizer/encoding/cl100k_base';
import * as o200k from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { countPiece } from './bpe';
import { corpus } from './corpus.fixture';
import { counterOf, type EncodingName, estimateCounter, loadCounter, tokenizers } from './index';
import { type Ranks, ranksOf } from './ranks';

const dataOf = (name: EncodingName) =>
  readFileSync(createRequire(import.meta.url).resolve(`gpt-tokenizer/data/${name}.tiktoken`));

/** Special-token text is ordinary text: nothing is allowed, nothing refused. */
const plain = { allowedSpecial: new Set<string>(), disallowedSpecial: new Set<string>() };

const peers = [
  { name: 'o200k_base' as const, peer: o200k },
  { name: 'cl100k_base' as const, peer: cl100k },
];

describe.each(peers)('$name', ({ name, peer }) => {
  const counter = counterOf(name, dataOf(name));

  it('equals gpt-tokenizer on 500 texts of all scripts, code, emoji, base64 and special-token text', () => {
    expect(new Set(corpus).size).toBe(500);
    for (const text of corpus) expect([text, counter.count(text)]).toEqual([text, peer.encode(text, plain).length]);
  });

  it('equals gpt-tokenizer on any text', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\ufeff', '')),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(' ', '\n', '\r\n', '\t', "'s", "'LL", '<|endoftext|>', '\ud800', '\u00a0', '\u3000'),
    );
    const text = fc.array(unit, { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(fc.property(text, (any) => counter.count(any) === peer.encode(any, plain).length));
  });

  it('equals gpt-tokenizer on long pieces, where merges wait in a heap', () => {
    const letters = fc.constantFrom('a', 'b', 'th', 'ing', 'é', '潮', '👩', 'Ж');
    const word = fc.array(letters, { minLength: 20, maxLength: 300 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(word, (long) => counter.count(long) === peer.encode(long, plain).length),
      { numRuns: 60 },
    );
  });

  it('merges pathological texts to the figures known for them', () => {
    expect(counter.count('a'.repeat(100_000))).toBe(12_500);
    expect(counter.count('')).toBe(0);
  });

  it('knows the token of a byte order mark, which gpt-tokenizer loses while decoding its own table', () => {
    expect([counter.count('\ufeff'), peer.encode('\ufeff', plain).length]).toEqual([1, 2]);
  });
});

describe('o200k_base on texts that letters by four misjudge', () => {
  const counter = counterOf('o200k_base', dataOf('o200k_base'));

  it.each([
    ['Chinese', '潮位表'.repeat(200), 600],
    ['a long identifier', 'getTideTableForHarbourByDate'.repeat(50), 450],
    ['family emoji', '👨‍👩‍👧'.repeat(50), 400],
    ['spaces', ' '.repeat(100_000), 782],
    ['line feeds', '\n'.repeat(100_000), 6_250],
  ])('counts %s', (_, text, tokens) => {
    expect(counter.count(text)).toBe(tokens);
  });
});

describe('the work of merging', () => {
  it('grows with the length of a piece, not with its square', () => {
    const ranks = ranksOf(dataOf('o200k_base'));
    const workFor = (length: number) => {
      let asked = 0;
      const counted: Ranks = {
        size: ranks.size,
        rankOf(bytes, start, end) {
          asked++;
          return ranks.rankOf(bytes, start, end);
        },
      };
      countPiece(counted, new Uint8Array(length).fill(97), length);
      return asked;
    };
    expect(ranks.size).toBe(199_998);
    expect(workFor(1_000)).toBeLessThan(4_000);
    expect(workFor(100_000)).toBeLessThan(400_000);
  });
});

describe('the estimate', () => {
  it('counts bytes of UTF-8 by four, rounded up', () => {
    expect(estimateCounter.count('')).toBe(0);
    expect(estimateCounter.count('a')).toBe(1);
    expect(estimateCounter.count('潮位表')).toBe(3);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        return estimateCounter.count(text) === Math.ceil(new TextEncoder().encode(text).length / 4);
      }),
    );
  });

  it('never falls when text is added', () => {
    const any = fc.string({ unit: 'binary' });
    const halves = fc.tuple(any, fc.oneof(any, fc.constantFrom('\udc00', '\ud83d')));
    fc.assert(fc.property(halves, ([text, more]) => estimateCounter.count(text + more) >= estimateCounter.count(text)));
  });

  it('says how far it may be off', () => {
    expect(tokenizers.find((choice) => choice.name === 'estimate')?.error).toContain('9 %');
  });
});

describe('loadCounter', () => {
  it('loads the data of an encoding once, and again after a failure', async () => {
    let loads = 0;
    const failing = () => Promise.reject(new Error('offline'));
    const load = async (name: EncodingName) => {
      loads++;
      return dataOf(name);
    };
    await expect(loadCounter('cl100k_base', failing)).rejects.toThrow('offline');
    const [first, second] = await Promise.all([loadCounter('cl100k_base', load), loadCounter('cl100k_base', load)]);
    expect(first).toBe(second);
    expect(loads).toBe(1);
    expect(await loadCounter('estimate', failing)).toBe(estimateCounter);
  });
});
