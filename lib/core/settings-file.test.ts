import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSettings, type StoredSettings, writeSettings } from './settings-file';

const known = { rules: ['kapso/unlisted', 'agent-harnesses/description-missing'], limits: ['kapso/page-lines'] };
const messages = (text: string) => readSettings(text, known).findings.map((finding) => finding.message);

describe('readSettings', () => {
  it('reads all that the file may hold', () => {
    const stored: StoredSettings = {
      severities: { 'kapso/unlisted': 'off' },
      limits: { 'kapso/page-lines': 60 },
      tokenizer: 'cl100k_base',
      host: { factories: [{ type: 'acme/any' }], hostRequirements: ['git'], projectRoot: '/srv', runtimeRegistry: {} },
      routes: [{ task: 'Berth a ship', leaf: 'docks/north.md' }],
      suite: 'suites/one',
      baseline: 'last.zip',
    };
    expect(readSettings(JSON.stringify({ $schema: 'x', ...stored }), known)).toEqual({
      stored,
      findings: [],
      readable: true,
    });
  });

  it('takes comments, a closing comma and a byte order mark', () => {
    const { stored, findings } = readSettings('\ufeff{\n  // quiet\n  "tokenizer": "estimate",\n}');
    expect(stored).toEqual({ tokenizer: 'estimate' });
    expect(findings).toEqual([]);
  });

  it.each([
    ['{"tokeniser": "estimate"}', '`tokeniser` is no setting; `tokenizer` is one.'],
    ['{"theme": 1}', '`theme` is no setting; it is kept and has no effect.'],
    [
      '{"tokenizer": 4}',
      '`4` stands where one of `o200k_base`, `cl100k_base`, `estimate` is wanted; it has no effect.',
    ],
    ['{"severities": {"kapso/unlistd": "off"}}', '`kapso/unlistd` is no rule; `kapso/unlisted` is one.'],
    ['{"severities": []}', '`[]` stands where an object is wanted; it has no effect.'],
    ['{"limits": {"kapso/page-lines": -1}}', '`-1` stands where a number, 0 or more is wanted; it has no effect.'],
    [
      '{"host": {"projectRoot": "x", "port": 1}}',
      '`"x"` stands where an absolute POSIX path is wanted; it has no effect.',
    ],
    [
      '{"routes": [{"task": "x"}]}',
      '`{"task":"x"}` stands where an object with the texts `task` and `leaf` is wanted; it has no effect.',
    ],
    ['{"suite": ""}', '`""` stands where a path is wanted; it has no effect.'],
    ['[]', 'The settings are no JSON object, such as `{}`.'],
    ['', 'The settings are no JSON: value expected.'],
    ['{"a" 1}', 'The settings are no JSON: colon expected.'],
  ])('says what has no effect in %s', (text, message) => {
    expect(messages(text)[0]).toBe(message);
  });

  it('points at the place', () => {
    const [finding] = readSettings('{\n  "limits": { "x/y": 1 }\n}', known).findings;
    expect(finding).toMatchObject({ line: 2, column: 15, endLine: 2, endColumn: 23, pointer: '/limits/x~1y' });
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(readSettings(text, known).findings)),
    );
    expect(readSettings('['.repeat(100_000)).readable).toBe(false);
    expect(readSettings('{"__proto__": {"x": 1}, "severities": {"__proto__": "off"}}').readable).toBe(true);
  });
});

describe('writeSettings', () => {
  it('starts a file', () => {
    const text = writeSettings(undefined, { tokenizer: 'estimate', severities: { 'a/b': 'off' } });
    expect(text).toBe('{\n  "tokenizer": "estimate",\n  "severities": {\n    "a/b": "off"\n  }\n}\n');
  });

  it('keeps foreign keys, comments and line ends', () => {
    const before = '{\r\n  // ours\r\n  "theme": "dark",\r\n  "severities": { "a/b": "off", "c/d": "info" }\r\n}\r\n';
    const after = writeSettings(before, { severities: { 'a/b': 'error' }, tokenizer: 'estimate' });
    expect(after).toContain('// ours\r\n  "theme": "dark"');
    expect(readSettings(after ?? '').stored.severities).toEqual({ 'a/b': 'error', 'c/d': 'info' });
    expect(after).not.toMatch(/[^\r]\n/);
    expect(readSettings(after ?? '').stored.tokenizer).toBe('estimate');
  });

  it('removes what is undefined', () => {
    const after = writeSettings('{ "suite": "x", "tokenizer": "estimate" }', { suite: undefined });
    expect(JSON.parse(after ?? '')).toEqual({ tokenizer: 'estimate' });
  });

  it('replaces a value of another kind', () => {
    expect(JSON.parse(writeSettings('{"limits": [1]}', { limits: { 'a/b': 1 } }) ?? '')).toEqual({
      limits: { 'a/b': 1 },
    });
  });

  it('never overwrites what it cannot read', () => {
    expect(writeSettings('{ oh no', { tokenizer: 'estimate' })).toBeUndefined();
  });

  it('is read back as written', () => {
    const ids = fc.dictionary(fc.string({ minLength: 1 }), fc.constantFrom('error', 'warning', 'info', 'off'), {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(ids, (severities) => {
        const text = writeSettings('{\n  "x": 1\n}\n', { severities });
        expect(readSettings(text ?? '').stored.severities ?? {}).toEqual(severities);
      }),
    );
  });
});
