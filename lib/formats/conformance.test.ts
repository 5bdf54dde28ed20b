import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { formats } from '.';

type Case = Record<string, unknown> & { id: string; title: string; expect: Record<string, unknown> };

const fixtures = join(import.meta.dirname, '../../fixtures');

const casesOf = (format: string): Case[] => {
  const folder = join(fixtures, 'conformance', format);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
};

const mutantsOf = (format: string): Case[] =>
  gunzipSync(readFileSync(join(fixtures, 'mutants', `${format}.jsonl.gz`)))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

describe.each(formats.map((format) => [format.id, format] as const))('%s', (id, format) => {
  const judge = async (testCase: Case): Promise<string[]> => {
    await format.prepare();
    const { actual, differences } = await format.conformance();
    const { expect: expected, ...input } = testCase;
    return differences(expected, await actual(input));
  };

  test.each(casesOf(id).map((each) => [each.id, each.title, each] as const))(
    '%s: %s',
    async (_id, _title, testCase) => {
      expect(await judge(testCase)).toEqual([]);
    },
  );

  test('every mutant', async () => {
    const mutants = mutantsOf(id);
    const failures: string[] = [];
    for (const mutant of mutants) {
      const differences = await judge(mutant);
      if (differences.length > 0) failures.push(`${mutant.id}: ${differences.join('; ')}`);
    }
    expect(failures).toEqual([]);
    expect(mutants.length).toBeGreaterThan(0);
  });
});
