import type { Finding } from '../../../core/diagnostic';
import type { Harness } from '../../../core/harness';
import type { Rule } from '../../../core/rule';
import { positionAt, rangeOf } from '../../../core/text';
import { type CommonFacts, readableText } from '../facts';
import { repeatedKeys } from '../repeated-keys';

export const duplicateKey: Rule<Harness, CommonFacts> = {
  name: 'duplicate-key',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'No key stands twice in one object.',
  why: 'JSON and YAML readers keep the last of two equal keys and drop the other without a word: a whole hook set or server can vanish that way. It happens when a block is pasted twice. Keep one, and move what the other holds into it.',
  bad: { 'data/tides.yaml': 'harbour: north\nharbour: south\n' },
  good: { 'data/tides.yaml': 'harbour: north\npier: south\n' },
  *file(facts): Iterable<Finding> {
    const text = readableText(facts);
    if (text === undefined) return;
    const { path } = facts;
    for (const { name, start, end, firstStart, removeFirst } of repeatedKeys(path, text)) {
      const first = positionAt(text, firstStart);
      yield {
        path,
        ...rangeOf(text, start, end),
        message: `\`${name}\` stands twice in one object, where each key was wanted once: readers keep the last one.`,
        related: { path, ...first, message: 'The first one, whose value is dropped.' },
        ...(removeFirst && {
          fixes: [{ title: `Remove the first ${name}`, edits: removeFirst.map((splice) => ({ path, ...splice })) }],
        }),
      };
    }
  },
};
