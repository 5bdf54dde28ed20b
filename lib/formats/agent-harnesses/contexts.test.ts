import { describe, expect, it } from 'vitest';
import { type Files, harnessOf } from '../../core/files';
import { edit } from '../../core/harness';
import { defaultSettings } from '../../core/settings';
import { fileOf } from '../../core/text';
import { estimateCounter } from '../../core/tokenizer';
import { contextText, figureOf } from '../../core/tokens';
import { contextsOf } from './contexts';
import { agentHarnesses } from './index';
import { parse } from './model';

const block = '---\nname: n\ndescription: d\n---\n';

const harbour: Files = {
  'HARNESS.md': `${block}\n# Where to look\n\n`,
  '.leaf-detectors': 'skill=SKILL.md\ntool=bin/tool.md\n',
  'README.md': '',
  'skills/SKILLS.md': `${block}What is done here`,
  'skills/tide/SKILL.md': `${block}Tides`,
  'skills/tide/scripts/b.py': '',
  'skills/tide/scripts/a.sh': '',
  'skills/tide/notes.txt': '',
  'skills/gauge/bin/tool.md': 'A gauge',
  'skills/mark/.harnessleaf': '',
  'skills/mark/z.txt': '',
  'docs/chart.md': block,
  'docs/.draft': '',
};

const contexts = (files: Files) => contextsOf(parse(harnessOf(files)));

describe('contexts', () => {
  it('are the body, each routing file, each leaf, and the whole prompt', () => {
    expect(contexts(harbour).map((each) => [each.name, each.loads, contextText(each)])).toEqual([
      ['load', 'always', '# Where to look'],
      ['discovery skills', 'on-demand', `${block}What is done here`],
      ['leaf skills/gauge', 'on-demand', 'A gauge'],
      ['leaf skills/mark', 'on-demand', '.harnessleaf\nz.txt'],
      ['leaf skills/tide', 'on-demand', `${block}Tides\n\nAvailable scripts: a.sh, b.py`],
      ['prompt', 'instead', expect.stringContaining('<harness name="n">')],
    ]);
  });

  it('give the body its budget and its place in the file', () => {
    const [load] = contexts(harbour);
    expect(load).toMatchObject({ budget: { ideal: 300, limit: 600 }, texts: [{ start: block.length + 1 }] });
    const [crlf] = contexts({ 'HARNESS.md': `${block}a\r\nb` });
    expect(crlf?.texts).toEqual([{ path: 'HARNESS.md', text: 'a\nb' }]);
    const [bare] = contexts({ 'HARNESS.md': 'No block' });
    expect(bare?.texts).toEqual([{ path: 'HARNESS.md', text: 'No block', start: 0 }]);
    expect(contexts({})).toEqual([]);
  });

  it('have the figure of their own text', () => {
    for (const context of contexts(harbour)) {
      expect(figureOf(context, estimateCounter).tokens).toBe(estimateCounter.count(contextText(context)));
    }
  });

  it('stay the same objects where nothing changed', () => {
    const before = harnessOf(harbour);
    const after = edit(before, [['skills/tide/SKILL.md', fileOf(`${block}New tides`)]]);
    const [left, right] = [contextsOf(parse(before)), contextsOf(parse(after))];
    expect(right.filter((context) => !left.includes(context)).map(({ name }) => name)).toEqual(['leaf skills/tide']);
  });
});

describe('what is not read', () => {
  it('is every other file, with its reason', () => {
    const opened = agentHarnesses.open(harnessOf(harbour), defaultSettings);
    expect(opened.unread()).toEqual([
      { path: '.leaf-detectors', reason: 'It says which directories are leaves; no agent reads it.' },
      { path: 'README.md', reason: 'Loose files beside HARNESS.md are not listed.' },
      { path: 'docs/.draft', reason: 'Names that start with a dot are never listed.' },
      {
        path: 'docs/chart.md',
        reason: 'It is read only when a text that was read names it, or its directory is listed.',
      },
      {
        path: 'skills/mark/.harnessleaf',
        reason: 'Names that start with a dot are never listed.',
      },
      {
        path: 'skills/mark/z.txt',
        reason: 'It lies inside a leaf, and is read only when the text of the leaf says so.',
      },
      {
        path: 'skills/tide/notes.txt',
        reason: 'It lies inside a leaf, and is read only when the text of the leaf says so.',
      },
      { path: 'skills/tide/scripts/a.sh', reason: 'It is run, not read.' },
      { path: 'skills/tide/scripts/b.py', reason: 'It is run, not read.' },
    ]);
  });
});
