import { describe, expect, it } from 'vitest';
import { type Files, harnessOf } from '../core/files';
import { applyFix } from '../core/fixes';
import { edit } from '../core/harness';
import { defaultSettings } from '../core/settings';
import { textOf } from '../core/text';
import { inProcess } from './in-process.fixture';
import { sampleFiles } from './sample';
import { createStudio } from './store';

async function checked(files: Files) {
  const engine = inProcess();
  const studio = createStudio({ connect: engine.connect, now: () => 0 });
  const harness = harnessOf(files);
  studio.configure(defaultSettings);
  studio.open({ id: 'x', name: 'x', origin: 'test', harness });
  await studio.whenChecked();
  return { harness, api: engine.mirror(), studio };
}

const textAt = (harness: ReturnType<typeof harnessOf>, path: string): string => {
  const entry = harness.get(path);
  return entry ? textOf(entry) : '';
};

describe('conversions', () => {
  it('are offered by shape and make what their format recognises', async () => {
    const { harness, api } = await checked({ 'AGENTS.md': '# Desk\n\nAnswer from the tables only.\n' });
    const [offer] = await api.conversionsOf(harness);
    const made = offer && (await api.convert(offer.id));
    expect(made?.changed.length).toBeGreaterThan(0);
    const after = edit(harness, made?.edits ?? []);
    expect(await api.conversionsOf(after)).toEqual([]);
    expect((await api.roots(after))[0]?.root).toBe('');
  });

  it('begin with the one that leaves the least behind', async () => {
    const skill = '---\nname: tide\ndescription: Reads tides.\n---\n\nRead.\n';
    const plugin = { '.claude-plugin/plugin.json': '{"name":"desk"}', 'skills/tide/SKILL.md': skill };
    const { api } = await checked({ ...plugin, 'hooks/hooks.json': '{"hooks":{}}' });
    const offers = await api.conversionsOf(harnessOf({ ...plugin, 'hooks/hooks.json': '{"hooks":{}}' }));
    const left = await Promise.all(offers.map(async ({ id }) => (await api.convert(id))?.leftOut.length));
    expect(left.length).toBeGreaterThan(1);
    expect(left).toEqual(left.toSorted((one, other) => Number(one) - Number(other)));
    expect(offers[0]?.id).toBe('harness-lab/claude-plugin');
  });

  it('are none for what no format knows', async () => {
    const { harness, api } = await checked({ 'notes.txt': 'x' });
    expect(await api.conversionsOf(harness)).toEqual([]);
    expect(await api.convert('no/such')).toBeUndefined();
  });
});

describe('starters', () => {
  it('say what is missing first, then one file of each kind the format knows', async () => {
    const { api } = await checked({ ...sampleFiles, 'references/fees.md': 'See [the old list](old-fees.md).\n' });
    const starters = await api.starters();
    const wanted = starters.filter((one) => one.kind === 'wanted');
    expect(wanted.find((one) => one.path === 'references/old-fees.md')?.about).toBe(
      '`references/fees.md` leads to it in line 1.',
    );
    const known = starters.filter((one) => one.kind === 'known').map((one) => one.title);
    expect(known.length).toBeGreaterThan(2);
    expect(new Set(known).size).toBe(known.length);
    expect(starters.every((one) => one.kind === 'known' || !(one.path in sampleFiles))).toBe(true);
  });

  it('are none without a format', async () => {
    const { api } = await checked({ 'notes.txt': 'x' });
    expect(await api.starters()).toEqual([]);
  });
});

describe('renaming a path', () => {
  it('takes the mentions of other files along, and nothing else on their lines', async () => {
    const { harness, api } = await checked(sampleFiles);
    const fix = await api.renamePath('references', 'facts');
    const after = fix ? applyFix(harness, fix) : harness;
    expect(textAt(after, 'HARNESS.md')).toBe(
      textAt(harness, 'HARNESS.md').replaceAll('`references/', '`facts/').replaceAll('(references/', '(facts/'),
    );
    expect(after.has('facts/fees.md')).toBe(true);
    expect(after.size).toBe(harness.size);
  });

  it.each([
    ['a/one.md', 'a/two.md', '[x](../a/one.md) `a/one.md` `one.md`', '[x](../a/two.md) `a/two.md` `two.md`'],
    [
      'a',
      'b',
      '[x](../a/one.md#top) `a/one.md` `a/` and a word a',
      '[x](../b/one.md#top) `b/one.md` `b/` and a word a',
    ],
    ['a', 'c/d', '`a/one.md` [x](../a/one.md)', '`c/d/one.md` [x](../c/d/one.md)'],
  ])('from %s to %s keeps the manner of each mention', async (from, to, before, after) => {
    const root = '---\nname: x\ndescription: X.\n---\n';
    const { harness, api } = await checked({ 'HARNESS.md': root, 'a/one.md': '`a/one.md`', 'z/refs.md': before });
    const fix = await api.renamePath(from, to);
    const renamed = fix ? applyFix(harness, fix) : harness;
    expect(textAt(renamed, 'z/refs.md')).toBe(after);
    const own = to.endsWith('.md') ? to : `${to}/one.md`;
    expect(textAt(renamed, own)).toBe(`\`${own}\``);
  });

  it('is left to the plain rename where nothing speaks of it', async () => {
    const { api } = await checked({ ...sampleFiles, 'notes/lonely.md': 'x' });
    expect(await api.renamePath('notes/lonely.md', 'notes/alone.md')).toBeUndefined();
  });
});
