import { expect, test } from 'vitest';
import { type Files, harnessOf } from '../../core/files';
import { defaultSettings } from '../../core/settings';
import { kapso } from '.';
import { agentFile, commandHook, manifest, pageNaming, program, skillFile } from './examples';

const root = '$' + '{PLUGIN_ROOT}';
const files: Files = {
  'harness.yaml': manifest(`environment: {python: env/tools.txt}
modules: {implementation: {skills: [tide, bare], hooks: [keep-log], agents: [pilot], mcp_servers: [gauges]}}
`),
  'instructions/implementation.md': pageNaming('tide'),
  'instructions/research.md': '# Research\n',
  'instructions/notes.txt': 'x',
  'skills/tide/SKILL.md': `${skillFile('tide')}\nRun a.py.\n`,
  'skills/tide/scripts/a.py': '',
  'skills/tide/b.py': '',
  'skills/bare/x.py': '',
  'skills/spare/SKILL.md': skillFile('spare'),
  'skills/spare/x.py': '',
  'skills/loose.md': '',
  'agents/pilot.md': agentFile('pilot'),
  'agents/spare.md': agentFile('spare'),
  'hooks/keep-log/hook.json': commandHook('Stop'),
  'hooks/keep-log/run.sh': program,
  'hooks/keep-log/old.sh': program,
  'hooks/spare/hook.json': commandHook('Stop', `sh ${root}/tools/x.sh`),
  'mcp.json': JSON.stringify({
    mcpServers: {
      gauges: { command: 'python3', args: [`${root}/servers/gauges.py`] },
      spare: { command: 'python3', args: [`${root}/servers/spare.py`] },
    },
  }),
  'servers/gauges.py': '',
  'servers/spare.py': '',
  'servers/unused.py': '',
  'env/tools.txt': '',
  'tools/x.sh': '',
  'CLAUDE.md': 'x',
  '.claude/settings.json': '{}',
  '.gitignore': 'x',
  'README.md': 'x',
  'link.md': { symlink: 'README.md' },
};

const reasons = (of: Files) =>
  Object.fromEntries(
    kapso
      .open(harnessOf(of), defaultSettings)
      .unread()
      .map(({ path, reason }) => [path, reason]),
  );

const host =
  'A host looks for it in the directory it works in; a session works elsewhere, and only the manifest leads into the harness.';

test('each file that no session reads says why not', () => {
  expect(reasons(files)).toEqual({
    'harness.yaml': 'The engine reads it, to give each session what its module lists.',
    'instructions/notes.txt': 'It is nothing that `instructions/` defines.',
    'instructions/research.md': 'No module is called `research`.',
    'skills/tide/scripts/a.py': 'The body of the skill `tide` names it: a session opens or runs it then.',
    'skills/tide/b.py': 'The body of the skill `tide` does not name it.',
    'skills/bare/x.py': 'The skill `bare` has no readable `SKILL.md`.',
    'skills/spare/SKILL.md': 'No module lists the skill `spare`.',
    'skills/spare/x.py': 'No module lists the skill `spare`.',
    'skills/loose.md': 'It is nothing that `skills/` defines.',
    'agents/spare.md': 'No module lists the delegate `spare`.',
    'hooks/keep-log/hook.json': 'The host reads it, and runs what it says at its events.',
    'hooks/keep-log/run.sh': 'The hook `keep-log` runs it; what it prints is all that a session reads of it.',
    'hooks/keep-log/old.sh': 'The hook `keep-log` does not name it.',
    'hooks/spare/hook.json': 'No module lists the hook `spare`.',
    'mcp.json': 'The host starts servers from it; a session sees their tools.',
    'servers/gauges.py': 'The server `gauges` runs it; a session sees its tools.',
    'servers/spare.py': 'Only the server `spare` runs it, and no module mounts that.',
    'servers/unused.py': 'No server names it.',
    'tools/x.sh': 'Only the hook `spare` runs it, and no module lists that.',
    'env/tools.txt': 'The engine compares it with the packages of the machine.',
    'CLAUDE.md': host,
    '.claude/settings.json': host,
    '.gitignore': 'Hidden files and caches are passed over.',
    'README.md': 'Nothing in the manifest leads to it.',
    'link.md': 'It is a link, and links are not followed.',
  });
});

test('nothing is called unlisted where the lists cannot be read', () => {
  expect(reasons({ ...files, 'harness.yaml': 'modules: [' })).toMatchObject({
    'skills/spare/x.py': 'What the modules list cannot be read.',
    'hooks/keep-log/run.sh': 'What the modules list cannot be read.',
  });
});

test('a definition that no module lists is read by no session, and its figure stays', () => {
  const { contexts } = kapso.open(harnessOf(files), defaultSettings);
  const found = contexts().filter(({ name }) => name.endsWith(' spare'));
  expect(found.map(({ loads, when }) => [loads, when])).toEqual([
    ['never', 'Never now: no module lists the skill `spare`.'],
    ['never', 'Never now: no module lists the delegate `spare`.'],
  ]);
});
