// Longer than most files: it is a harness of forty files, each with its fault.
/** A harness that draws every rule that can be drawn together: what the tests hold positions and fixes against. */
import type { Files } from '../../core/files';
import { agentFile, commandHook, hookFile, skillFile } from './examples';

const root = '$' + '{PLUGIN_ROOT}';
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const inHarness = (path: string): string => `"${root}/${path}"`;
const key = (name: string) => `\${${name}}`;

const manifest = `# Tides of one harbour
name: Tide_Tables
version: 1.10
environment:
  python: tools/requirements.txt
  commands: git # one program
  gpu: true
  node: ">=20"
modules:
  setup: {}
  research: {}
  implementation:
    skills:
      - smooth-gauge
      - no-front
      - colon
      - no-description
      - other-name
      - run-kinds
      - no-when
      - paths
      - no-file
    mcp_servers: [gauges, timed, tide desk, gated-knowledge, literal, embedded, mismatch, opaque]
    agents: [dropped, differs, empty, dropped]
    hooks:
      - broken
      - shape
      - event
      - python
      - session
      - files
      - stop
      - remind
      - relative
      - gone
`;

const servers = {
  gauges: { command: 'python3', args: [`${root}/servers/gauges.py`] },
  timed: { command: 'gauge-server', timeout: 30 },
  'tide desk': { command: 'gauge-server' },
  'gated-knowledge': { type: 'streamable-http', url: 'https://tides.example.com/mcp' },
  literal: { command: 'gauge-server', env: { HARBOUR: 'north' } },
  embedded: {
    type: 'streamable-http',
    url: 'https://tides.example.com/mcp',
    headers: { Authorization: `Bearer ${key('TIDES')}` },
  },
  mismatch: { command: 'gauge-server', env: { GAUGE_KEY: key('TIDE_KEY') } },
  opaque: { command: 'gauge-server', args: ['Zm9yZWlnbi10b2tlbi0w'.repeat(5)] },
  idle: { command: 'gauge-server' },
};

const flatDecision = `import json
import sys

event = json.load(sys.stdin)
print(json.dumps({"hookSpecificOutput": {"hookEventName": "Stop", "decision": "block"}}))
`;

export const faulty: Files = {
  'harness.yaml': manifest,
  'mcp.json': json({ mcpServers: servers }),
  'tools/requirements.txt': '# tools\nscipy\nnumpy=>2.0\n',
  'instructions/guardrails.md': '# Standing rules\n\n- Report what was measured.\n',
  'instructions/ideation.md': '---\ntitle: Ideation\n---\n\n# Ideation\n\n- Think of three ways.\n',
  'instructions/implementation.md':
    '# Work\n\n- no-front, colon, no-description, other-name, run-kinds, no-when, paths and no-file are at hand.\n',
  'instructions/feedback.md': Array.from({ length: 41 }, (_, index) => `- Look at gauge ${index}.\n`).join(''),
  'instructions/learning.md': '# Learning\n\n- A score of 0.93 is enough.\n- Lessons go to /home/ada/lessons.\n',
  'instructions/verify.md': '# Verification\n\n- Recount one gauge.\n',
  'servers/gauges.py': 'from mcp.server.fastmcp import FastMCP\n\nFastMCP("gauges").run()\n',
  'servers/old.py': 'print("old")\n',
  'skills/smooth-gauge/SKILL.md': skillFile('smooth-gauge'),
  'skills/no-front/SKILL.md': '# Smooth\n\nTake the median.\n',
  'skills/colon/SKILL.md':
    '---\nname: colon\ndescription: Smooth a gauge: median of five. Use when it jumps.\n---\n\nTake five.\n',
  'skills/no-description/SKILL.md': '---\r\nname: no-description\r\n---\r\n\r\nTake five.\r\n',
  'skills/other-name/SKILL.md': skillFile('other_name'),
  'skills/run-kinds/SKILL.md': skillFile('run-kinds', 'metadata:\n  run_kinds: [container]\n'),
  'skills/no-when/SKILL.md': '---\nname: no-when\ndescription: Smooth one gauge.\n---\n\nTake five.\n',
  'skills/paths/SKILL.md': `${skillFile('paths')}\n    python3 scripts/run.py\n`,
  'skills/paths/scripts/run.py': 'print("run")\n',
  'skills/no-file/notes.md': 'Notes.\n',
  'skills/loose.md': skillFile('loose'),
  'agents/unlisted.md': agentFile('unlisted'),
  'agents/dropped.md': agentFile('dropped').replace('---\n\n', 'tools: Read\n---\n\n'),
  'agents/differs.md': agentFile('another'),
  'agents/empty.md': '---\nname: empty\ndescription: Reads one log.\n---\n',
  'hooks/broken/hook.json': '{ "hooks": {}, }\n',
  'hooks/shape/hook.json': json({ hooks: { Stop: { hooks: [] } } }),
  'hooks/event/hook.json': commandHook('preToolUse', inHarness('hooks/session/run.sh')),
  'hooks/python/hook.json': commandHook('SessionEnd', `python ${inHarness('hooks/python/run.py')}`),
  'hooks/python/run.py': 'import sys\n\nsys.stdin.read()\n',
  'hooks/session/hook.json': hookFile(
    'SessionStart',
    { type: 'command', command: inHarness('hooks/session/run.sh'), async: true },
    'Bash',
  ),
  'hooks/session/run.sh': '#!/bin/sh\ncat > /dev/null\n',
  'hooks/files/hook.json': commandHook('PreToolUse', `python3 ${inHarness('hooks/files/check.py')}`, 'Edit|Write'),
  'hooks/files/check.py':
    'import json\nimport sys\n\nif "raw/" in json.load(sys.stdin)["tool_input"]["file_path"]:\n    sys.exit(2)\n',
  'hooks/stop/hook.json': commandHook('Stop', `python3 ${inHarness('hooks/stop/end.py')}`),
  'hooks/stop/end.py': flatDecision,
  'hooks/remind/hook.json': commandHook('UserPromptSubmit', 'echo Levels are in metres.'),
  'hooks/relative/hook.json': commandHook('PostCompact', `sh hooks/session/run.sh ${root}/hooks/relative/gone.sh`),
  'tools/evaluate.py': 'KEY = "AKIAIOSFODNN7EXAMPLE"\n',
};
