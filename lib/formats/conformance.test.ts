import { describe, expect, test } from 'vitest';
import { casesOf, mutantsOf } from '../corpus.fixture';
import { formats } from '.';

type Case = Record<string, unknown> & { id: string; title: string; expect: Record<string, unknown> };

describe.each(formats.map((format) => [format.id, format] as const))('%s', (id, format) => {
  const judge = async (testCase: Case): Promise<string[]> => {
    await format.prepare();
    const { actual, differences } = await format.conformance();
    const { expect: expected, ...input } = testCase;
    return differences(expected, await actual(input));
  };

  test.each(casesOf<Case>(id).map((each) => [each.id, each.title, each] as const))(
    '%s: %s',
    async (_id, _title, testCase) => {
      expect(await judge(testCase)).toEqual([]);
    },
  );

  test('every mutant', async () => {
    const mutants = mutantsOf<Case>(id);
    const failures: string[] = [];
    for (const mutant of mutants) {
      const differences = await judge(mutant);
      if (differences.length > 0) failures.push(`${mutant.id}: ${differences.join('; ')}`);
    }
    expect(failures).toEqual([]);
    expect(mutants.length).toBeGreaterThan(0);
  });
});
