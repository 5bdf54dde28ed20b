import { describe, expect, it } from 'vitest';
import { asker } from './ask';
import type { Rule } from './rule';
import { defaultSettings } from './settings';

interface Facts {
  path: string;
}

let asked: string[] = [];
const docs = { source: 'advice', summary: '', why: '', bad: {}, good: {} } as const;
const perFile: Rule<Facts[], Facts> = {
  ...docs,
  name: 'per-file',
  severity: 'warning',
  *file({ path }) {
    asked.push(path);
    yield { path, message: 'seen' };
  },
};
const law: Rule<Facts[], Facts> = {
  ...docs,
  name: 'law',
  severity: 'error',
  source: 'spec',
  *harness(model) {
    if (model.length > 1) yield { path: '.', message: 'too many' };
  },
};
const ask = asker('demo', [perFile, law]);
const a = { path: 'a' };
const b = { path: 'b' };

describe('asker', () => {
  it('asks a file again only when its facts or the settings are others', () => {
    asked = [];
    ask([a, b], [a, b], defaultSettings);
    const a2 = { path: 'a' };
    ask([a2, b], [a2, b], defaultSettings);
    expect(asked).toEqual(['a', 'b', 'a']);
    ask([a2, b], [a2, b], { ...defaultSettings });
    expect(asked).toHaveLength(5);
  });

  it('lets people quieten advice and never the format’s own errors', () => {
    const settings = { ...defaultSettings, severities: { 'demo/per-file': 'off', 'demo/law': 'off' } as const };
    expect(ask([a, b], [a, b], settings).map((found) => [found.rule, found.severity])).toEqual([['demo/law', 'error']]);
  });

  it('orders by place', () => {
    expect(ask([b, a], [b, a], defaultSettings).map((found) => found.path)).toEqual(['.', 'a', 'b']);
  });
});
