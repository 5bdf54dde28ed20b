import { describe, expect, it, vi } from 'vitest';
import { harnessOf } from '../core/files';
import { defaultSettings } from '../core/settings';
import { createChecker } from './checker';
import { inProcess } from './in-process.fixture';

const work = (text: string) => ({ harness: harnessOf({ 'HARNESS.md': text }), settings: defaultSettings });

describe('the checker', () => {
  it('asks at most twice for a burst of edits: the first and the newest', async () => {
    const states: string[] = [];
    let asked = 0;
    const engine = inProcess();
    const checker = createChecker(
      () => {
        const connection = engine.connect();
        const { api } = connection;
        const check = api.check.bind(api);
        api.check = (question) => {
          asked++;
          return check(question);
        };
        return connection;
      },
      { answer: () => undefined, state: (state) => states.push(state) },
    );
    for (let edit = 0; edit < 50; edit++) checker.ask(work(`edit ${edit}`));
    await vi.waitFor(() => expect(states.at(-1)).toBe('idle'));
    expect(asked).toBe(2);
    expect(engine.mirror().current).toEqual(work('edit 49').harness);
    checker.close();
  });

  it('gives up after three deaths in a row, says why, and tries again when asked', async () => {
    const states: string[] = [];
    let broken = true;
    const engine = inProcess();
    const checker = createChecker(
      () => {
        const connection = engine.connect();
        if (broken) connection.api.check = () => Promise.reject(new Error('out of memory'));
        return connection;
      },
      { answer: () => undefined, state: (state, reason) => states.push(reason ? `${state}: ${reason}` : state) },
    );
    checker.ask(work('a'));
    await vi.waitFor(() => expect(states.at(-1)).toBe('failed: out of memory'));
    expect(states.filter((state) => state === 'restarted')).toHaveLength(2);
    broken = false;
    checker.ask(work('b'));
    await vi.waitFor(() => expect(states.at(-1)).toBe('idle'));
    checker.close();
  });
});
