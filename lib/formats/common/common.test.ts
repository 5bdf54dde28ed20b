import { describe, expect, it } from 'vitest';
import { type Files, harnessOf } from '../../core/files';
import { defaultSettings } from '../../core/settings';
import { commonDiagnostics } from '.';

const rulesOf = (files: Files) =>
  commonDiagnostics(harnessOf(files), defaultSettings).map((found) => `${found.rule} ${found.path}`);

describe('hidden-character', () => {
  it('leaves emoji, flags and joining scripts alone', () => {
    expect(rulesOf({ 'a.md': '👨‍👩‍👧 👩🏽‍🚀 ❤️‍🔥 🏴󠁧󠁢󠁥󠁮󠁧󠁿 می‌خواهم क्‍ष שלום\u200f!\n' })).toEqual([]);
  });
  it.each(['\u200b', '\u202e', '\u2066', '\u00ad', '\u{e0041}', 'x\ufeff'])(
    'finds %j in the middle of prose',
    (found) => {
      expect(rulesOf({ 'a.md': `Pay${found}ment\n` })).toEqual(['common/hidden-character a.md']);
    },
  );
  it('leaves breaks between words alone in scripts that write no spaces', () => {
    expect(rulesOf({ 'a.md': 'ភាសា\u200bខ្មែរ ภาษา\u200bไทย\n' })).toEqual([]);
    expect(rulesOf({ 'a.md': 'ภาษาไทย and pass\u200bword\n' })).toEqual(['common/hidden-character a.md']);
  });
  it('reads no bytes as text', () => {
    expect(rulesOf({ 'a.png': { base64: '4oCL' } })).toEqual([]);
  });
});

describe('case-collision', () => {
  it('names each twin once, and nothing below twin directories', () => {
    expect(rulesOf({ 'Skills/a.md': '', 'skills/A.md': '', 'b/x.md': '', 'b/X.md': '' })).toEqual([
      'common/case-collision b/x.md',
      'common/case-collision skills/',
    ]);
  });
});

describe('unportable-name', () => {
  it.each(['con', 'AUX.md', 'lpt1.txt', 'what?.md', 'a:b', 'end.', 'end ', `${'潮'.repeat(86)}`])(
    'refuses %j',
    (name) => {
      expect(rulesOf({ [`notes/${name}`]: '' })).toEqual([`common/unportable-name notes/${name}`]);
    },
  );
  it.each(['console.md', 'com.md', 'auxiliary', '.hidden', '潮位表.md'])('accepts %j', (name) => {
    expect(rulesOf({ [name]: '' })).toEqual([]);
  });
});

describe('names', () => {
  it('tells of a directory once, however much lies in it', () => {
    const found = rulesOf({ 'cafe\u0301/a.md': '', 'cafe\u0301/b/c.md': '', 'aux/a.md': '', 'aux/b.md': '' });
    expect(found).toEqual(['common/unportable-name aux/', 'common/name-not-normalised cafe\u0301/']);
  });
  it('offers a name that is free and that every system can hold', () => {
    const titles = (files: Files) =>
      commonDiagnostics(harnessOf(files), defaultSettings).flatMap(
        ({ fixes }) => fixes?.map(({ title }) => title) ?? [],
      );
    expect(titles({ 'con.md': '' })).toEqual(['Rename to con-file.md']);
    expect(titles({ 'what?.md': '', 'end.': '' })).toEqual(['Rename to end', 'Rename to what-.md']);
    expect(titles({ 'a:b': '', 'a-b': '' })).toEqual([]);
  });
});

describe('confusable-character', () => {
  it('leaves words of one script alone', () => {
    expect(rulesOf({ 'a.md': 'Привет, κόσμε, world. Σ-algebra, μm.\n' })).toEqual([]);
  });
});

describe('not-utf8', () => {
  it('names the first bad byte', () => {
    const [found] = commonDiagnostics(harnessOf({ 'a.md': { base64: 'w6kg/w==' } }), defaultSettings);
    expect(found?.message).toContain('at byte 3: `0xFF`');
  });
});

describe('duplicate-key', () => {
  it('finds repeated keys in JSON, YAML and front matter, and points at the first', () => {
    const found = commonDiagnostics(
      harnessOf({
        'hooks.json': '{"hooks": {"Stop": []},\n "hooks": {}}',
        'a.md': '---\nname: a\nmetadata:\n  team: x\n  team: y\nname: b\n---\n',
        'same-depth.yaml': 'a:\n  name: x\nb:\n  name: y\n',
        'flow.yaml': 'a: {b: 1, b: 2}\n',
      }),
      defaultSettings,
    );
    expect(found.map(({ path, line, related }) => [path, line, related?.line])).toEqual([
      ['a.md', 5, 4],
      ['a.md', 6, 2],
      ['flow.yaml', 1, 1],
      ['hooks.json', 2, 1],
    ]);
  });

  it('says nothing of texts that do not parse', () => {
    expect(rulesOf({ 'a.json': '{"a": 1, "a": }', 'b.yaml': 'a: [\na: 1\n' })).toEqual([]);
  });
});
