import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPreferences, preferencesOf } from './preferences';

describe('preferences', () => {
  it('come from any text, wrong parts as the default', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Object.keys(preferencesOf(text)).sort()).toEqual(Object.keys(defaultPreferences).sort());
      }),
    );
    expect(preferencesOf('{"theme":"dark","fontSize":400,"wordWrap":"yes"}')).toEqual({
      ...defaultPreferences,
      theme: 'dark',
    });
  });
});
