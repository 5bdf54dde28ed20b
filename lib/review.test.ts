import { expect, it } from 'vitest';
import { type Files, harnessOf } from './core/files';
import { defaultSettings } from './core/settings';
import { review } from './review';

const actsOf = (base: Files, head: Files, format: string) =>
  review(harnessOf(base), harnessOf(head), defaultSettings, format).acts;

const kapso = (hook: string): Files => ({
  'harness.yaml': `name: desk\nversion: 1.0.0\nsetup:\n  hooks: [${hook}]\n`,
  'instructions/setup.md': 'Set up.\n',
});
const hookFile = (name: string, event: string): Files => ({
  [`hooks/${name}/hook.json`]: JSON.stringify({
    hooks: { [event]: [{ hooks: [{ type: 'command', command: `python3 "\${PLUGIN_ROOT}/hooks/${name}/run.py"` }] }] },
  }),
  [`hooks/${name}/run.py`]: 'print("tide")\n',
});
const pages = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`a/${index}.md`, `Page ${index}.\n`]));

it('puts what runs by itself first, however the file is called and however much else changed', () => {
  const base = { ...kapso('tide'), ...hookFile('tide', 'Stop') };
  const head = { ...kapso('zz-moved'), ...hookFile('zz-moved', 'SessionStart'), ...pages };
  const [first, ...rest] = actsOf(base, head, 'kapso');
  expect(first).toMatchObject({ change: 'added', kind: 'hook', label: 'zz-moved', path: 'hooks/zz-moved/hook.json' });
  expect(first?.says).toContain('When a session starts: runs');
  expect(rest.map(({ change, kind, label }) => `${change} ${kind} ${label}`)).toEqual([
    'removed hook tide',
    'added script hooks/zz-moved/run.py',
    'removed script hooks/tide/run.py',
  ]);
});

it('says what a hook or a server did before and does now', () => {
  const servers = (...args: string[]) => ({
    ...kapso(''),
    'mcp.json': JSON.stringify({ mcpServers: { charts: { command: 'npx', args } } }),
  });
  const [act] = actsOf(servers('charts@1'), servers('charts@2', '--all'), 'kapso');
  expect(act).toMatchObject({ change: 'changed', kind: 'server', label: 'charts' });
  expect(act?.says).toContain('runs: npx charts@1 → npx charts@2 --all');
});

it('shows a script whose text, or whose right to run, changed', () => {
  const files = (text: string, executable: boolean): Files => ({
    'HARNESS.md': '---\nname: Desk\ndescription: Use when the tide is asked for.\n---\n',
    'tool.bin': { text, executable },
    'note.md': text,
  });
  const said = (base: Files, head: Files) =>
    actsOf(base, head, 'agent-harnesses').map(({ change, label, says }) => `${change} ${label}: ${says}`);
  expect(said(files('a', true), files('bc', true))).toEqual(['changed tool.bin: 1 → 2 bytes']);
  expect(said(files('a', false), files('a', true))).toEqual(['changed tool.bin: 1 → 1 bytes, now executable']);
  expect(said(files('#!x', false), files('#!x', false))).toEqual([]);
  expect(said({}, files('#!', false))).toEqual([
    'added note.md: 2 bytes, not executable',
    'added tool.bin: 2 bytes, not executable',
  ]);
});
