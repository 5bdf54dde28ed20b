/**
 * Checking as people feel it: a fresh check against parsing the same files alone, and a check after one edit against a
 * fresh one. Both need the same harness each time, so entries are made anew where nothing may be remembered.
 */
import { bench, describe } from 'vitest';
import { check } from './check';
import { generatedHarness } from './check.fixture';
import { readFrontmatter } from './core/frontmatter';
import { type Entry, edit, type Harness } from './core/harness';
import { markdownOf } from './core/markdown';
import { defaultSettings } from './core/settings';
import { fileOf, textOf } from './core/text';

/** The same harness without anything remembered on its entries. */
const forgotten = (harness: Harness): Harness =>
  new Map(Array.from(harness, ([path, entry]): [string, Entry] => [path, { ...entry }]));

const few = { iterations: 5, time: 0, warmupIterations: 1, warmupTime: 0 };

describe('1,000 generated files', () => {
  const harness = generatedHarness(1_000);
  bench('check', () => void check(forgotten(harness), defaultSettings).diagnostics, few);
  bench(
    'parsing alone',
    () => {
      for (const entry of forgotten(harness).values()) {
        const text = textOf(entry);
        const read = readFrontmatter(text, { style: 'expression', dialect: 'strictyaml', universalNewlines: true });
        markdownOf(text, read.fences?.body.start);
      }
    },
    few,
  );
});

describe('5,000 generated files', () => {
  const harness = generatedHarness(5_000);
  const whole = (current: Harness) => {
    const report = check(current, defaultSettings);
    report.opened?.graph();
    report.opened?.contexts();
  };
  let current = harness;
  let turn = 0;
  const [path, page] = [...harness].find(([name]) => name.includes('/page-')) as [string, Entry];
  const type = () => {
    current = edit(current, [[path, fileOf(`${textOf(page)}Typed ${turn++}.\n`)]]);
    return current;
  };

  bench('check afresh', () => void check(forgotten(harness), defaultSettings), few);
  bench('check after one edit', () => void check(type(), defaultSettings), { time: 500 });
  bench('check afresh, graph and contexts', () => whole(forgotten(harness)), few);
  bench('check after one edit, graph and contexts', () => whole(type()), { time: 500 });
});
