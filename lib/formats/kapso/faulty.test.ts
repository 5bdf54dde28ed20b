import { describe, expect, it, test } from 'vitest';
import { check } from '../../check';
import type { Diagnostic } from '../../core/diagnostic';
import { type Files, harnessOf } from '../../core/files';
import { applyFix } from '../../core/fixes';
import { edit, editsBetween, type Harness, sameEntry } from '../../core/harness';
import { defaultSettings, type Settings } from '../../core/settings';
import { fileOf, textOf } from '../../core/text';
import { kapso } from '.';
import { faulty } from './faulty';

const harness = harnessOf(faulty);
/** As exported before one page was written, under the same version. */
const settings: Settings = { ...defaultSettings, lastExport: edit(harness, [['instructions/verify.md', undefined]]) };
const diagnosticsOf = (each: Harness) => check(each, settings, 'kapso').diagnostics;
const place = ({ rule, path, line }: Diagnostic) => [rule.replace('kapso/', ''), path, line ?? 0];

const expected: [rule: string, path: string, line: number][] = [
  ['agent-name-differs', 'agents/differs.md', 2],
  ['agent-dropped-key', 'agents/dropped.md', 4],
  ['agent-empty-body', 'agents/empty.md', 1],
  ['unlisted', 'agents/unlisted.md', 0],
  ['manifest-missing-field', 'harness.yaml', 2],
  ['schema-version', 'harness.yaml', 2],
  ['manifest-bad-name', 'harness.yaml', 2],
  ['version-not-bumped', 'harness.yaml', 3],
  ['version-number', 'harness.yaml', 3],
  ['manifest-bad-type', 'harness.yaml', 6],
  ['need-gpu', 'harness.yaml', 7],
  ['manifest-unknown-field', 'harness.yaml', 8],
  ['module-does-not-run', 'harness.yaml', 10],
  ['manifest-unknown-module', 'harness.yaml', 11],
  ['duplicate-listing', 'harness.yaml', 24],
  ['undefined-attachment', 'harness.yaml', 35],
  ['hook-invalid-json', 'hooks/broken/hook.json', 1],
  ['hook-unknown-event', 'hooks/event/hook.json', 3],
  ['file-hook-one-host', 'hooks/files/hook.json', 9],
  ['need-command', 'hooks/files/hook.json', 9],
  ['python-not-python3', 'hooks/python/hook.json', 8],
  ['need-command', 'hooks/python/hook.json', 8],
  ['need-command', 'hooks/relative/hook.json', 8],
  ['relative-script', 'hooks/relative/hook.json', 8],
  ['script-missing', 'hooks/relative/hook.json', 8],
  ['unquoted-root', 'hooks/relative/hook.json', 8],
  ['hook-only-reminds', 'hooks/remind/hook.json', 8],
  ['need-command', 'hooks/remind/hook.json', 8],
  ['hook-matcher-ignored', 'hooks/session/hook.json', 5],
  ['program-not-executable', 'hooks/session/hook.json', 9],
  ['hook-handler-not-portable', 'hooks/session/hook.json', 10],
  ['hook-malformed', 'hooks/shape/hook.json', 3],
  ['hook-decision-shape', 'hooks/stop/end.py', 5],
  ['stop-hook-loop', 'hooks/stop/hook.json', 8],
  ['page-too-long', 'instructions/feedback.md', 41],
  ['page-front-matter', 'instructions/ideation.md', 1],
  ['skill-unmentioned', 'instructions/implementation.md', 3],
  ['page-task-value', 'instructions/learning.md', 3],
  ['page-path', 'instructions/learning.md', 4],
  ['page-of-no-module', 'instructions/verify.md', 0],
  ['server-needs-mcp-package', 'mcp.json', 6],
  ['need-command', 'mcp.json', 10],
  ['mcp-server-malformed', 'mcp.json', 11],
  ['mcp-server-name', 'mcp.json', 13],
  ['mcp-reserved-name', 'mcp.json', 16],
  ['mcp-literal-value', 'mcp.json', 23],
  ['mcp-embedded-reference', 'mcp.json', 30],
  ['mcp-env-key-mismatch', 'mcp.json', 36],
  ['need-env', 'mcp.json', 36],
  ['opaque-value', 'mcp.json', 42],
  ['server-not-mounted', 'mcp.json', 45],
  ['server-file-unused', 'servers/old.py', 0],
  ['front-matter-invalid', 'skills/colon/SKILL.md', 3],
  ['stray-file', 'skills/loose.md', 0],
  ['front-matter-key-missing', 'skills/no-description/SKILL.md', 1],
  ['definition-file-missing', 'skills/no-file/', 0],
  ['front-matter-missing', 'skills/no-front/SKILL.md', 1],
  ['description-use-when', 'skills/no-when/SKILL.md', 3],
  ['skill-name-mismatch', 'skills/other-name/SKILL.md', 2],
  ['skill-path', 'skills/paths/SKILL.md', 8],
  ['skill-run-kinds', 'skills/run-kinds/SKILL.md', 5],
  ['never-content', 'tools/evaluate.py', 0],
  ['credential-elsewhere', 'tools/evaluate.py', 1],
  ['need-python', 'tools/requirements.txt', 2],
  ['requirements-invalid', 'tools/requirements.txt', 3],
];

describe('forty files with one fault of every rule', () => {
  it('draws exactly those findings, where they are', () => {
    expect(harness.size).toBe(40);
    expect(diagnosticsOf(harness).map(place)).toEqual(expected);
  });

  test.each(
    diagnosticsOf(harness).flatMap((found) =>
      (found.fixes ?? []).map((fix) => [found.rule, fix.title, found, fix] as const),
    ),
  )('%s: %s', (_rule, _title, found, fix) => {
    const after = applyFix(harness, fix);
    const still = diagnosticsOf(after).filter(
      (each) => each.rule === found.rule && each.path === found.path && each.message === found.message,
    );
    expect(still).toEqual([]);
    for (const [path, entry] of editsBetween(harness, after)) {
      const before = harness.get(path);
      if (before?.kind !== 'file' || entry?.kind !== 'file' || path !== found.path) continue;
      // A CRLF file stays one, and no other line of the file changes its bytes.
      expect(textOf(entry).includes('\r\n')).toBe(textOf(before).includes('\r\n'));
    }
  });

  it('comes to rest with one fix after another, and only what has no fix is left', () => {
    let now = harness;
    for (let steps = 0; steps < 200; steps++) {
      const next = diagnosticsOf(now).find((found) => (found.fixes ?? []).length > 0);
      const fix = next?.fixes?.find((each) => each.preferred) ?? next?.fixes?.[0];
      if (!fix) break;
      now = applyFix(now, fix);
    }
    const left = new Set(diagnosticsOf(now).map(({ rule }) => rule.replace('kapso/', '')));
    expect([...left].filter((rule) => !rule.startsWith('need-')).sort()).toEqual([
      'file-hook-one-host',
      'hook-decision-shape',
      'hook-only-reminds',
      'opaque-value',
      'page-path',
      'page-task-value',
      'page-too-long',
      'stop-hook-loop',
    ]);
  });
});

/** Faults that hide others, or need another shape of the same file. */
const variants: [rule: string, path: string, line: number, change: Files | { without: string }][] = [
  ['manifest-missing', '.', 0, { without: 'harness.yaml' }],
  [
    'manifest-invalid-yaml',
    'harness.yaml',
    2,
    { 'harness.yaml': 'name: tides\nversion: one: two\ndescription: Tides.\n' },
  ],
  ['mcp-invalid-json', 'mcp.json', 2, { 'mcp.json': '{\n  // servers\n  "mcpServers": {}\n}\n' }],
  ['mcp-malformed', 'mcp.json', 1, { 'mcp.json': '{\n  "gauges": { "command": "gauge-server" }\n}\n' }],
  ['requirements-missing', 'harness.yaml', 5, { without: 'tools/requirements.txt' }],
  [
    'requirements-not-named',
    'requirements.txt',
    0,
    { 'requirements.txt': '', 'harness.yaml': 'name: tides\nversion: 0.1.0\ndescription: Tides.\n' },
  ],
];

test.each(variants)('%s', (rule, path, line, change) => {
  const wanted =
    typeof change.without === 'string'
      ? edit(harness, [[change.without, undefined]])
      : edit(harness, [...harnessOf(change as Files)]);
  const found = diagnosticsOf(wanted).find((each) => each.rule === `kapso/${rule}`);
  expect(found && place(found)).toEqual([rule, path, line]);
  for (const fix of found?.fixes ?? []) {
    const after = applyFix(wanted, fix);
    expect(diagnosticsOf(after).map((each) => each.rule)).not.toContain(`kapso/${rule}`);
    const touched = new Set(editsBetween(wanted, after).map(([each]) => each));
    for (const [each, entry] of wanted)
      if (!touched.has(each)) expect(sameEntry(entry, after.get(each) ?? fileOf(''))).toBe(true);
  }
});

it('names every rule of the catalogue', () => {
  const named = new Set([...expected, ...variants].map(([rule]) => rule));
  expect(kapso.rules.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});
