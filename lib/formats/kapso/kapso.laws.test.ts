import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../../check';
import type { Diagnostic } from '../../core/diagnostic';
import { harnessOf } from '../../core/files';
import { applyFix } from '../../core/fixes';
import { type Entry, edit, type Harness } from '../../core/harness';
import { defaultSettings } from '../../core/settings';
import { fileOf, lineStarts, textOf } from '../../core/text';
import { kapso } from '.';
import { faulty } from './faulty';
import { databaseMigrations } from './templates/database-migrations';

const bases = [harnessOf(faulty), harnessOf(databaseMigrations.files('tides'))];

const snippet = fc.oneof(
  fc.constantFrom(
    '"',
    "'",
    '---\n',
    '{',
    '}',
    '[',
    ']',
    ':',
    ': ',
    ',',
    '\n',
    '\r\n',
    '\t',
    '\ufeff',
    '\0',
    '&a ',
    '*a',
    '<<: *a',
    '!!int ',
    '# x',
    '$' + '{A}',
    '$' + '{PLUGIN_ROOT}/',
    '\\',
    '=>',
    ';',
    '😀',
    'name',
    'null',
  ),
  fc.string({ maxLength: 6 }),
);

type Change = (harness: Harness) => Harness;

const inText = fc.tuple(fc.nat(), fc.nat(), fc.nat(8), snippet).map(
  ([which, where, gone, text]): Change =>
    (harness) => {
      const [path, entry] = [...harness][which % harness.size] ?? ['', undefined];
      if (entry?.kind !== 'file') return harness;
      const before = textOf(entry);
      const at = where % (before.length + 1);
      return edit(harness, [[path, fileOf(before.slice(0, at) + text + before.slice(at + gone), entry.executable)]]);
    },
);

const entry = fc.oneof(
  fc.uint8Array({ maxLength: 30 }).map((bytes): Entry => ({ kind: 'file', bytes })),
  fc.constantFrom<Entry>(
    { kind: 'symlink', target: 'x' },
    { kind: 'directory' },
    fileOf(''),
    fileOf('---\n---\n'),
    fileOf('[]'),
    fileOf('{"hooks": null}'),
  ),
);

const ofEntry = fc.tuple(fc.nat(), entry, fc.boolean()).map(
  ([which, value, gone]): Change =>
    (harness) => {
      const path = [...harness.keys()][which % harness.size] ?? 'x';
      return edit(harness, [[path, gone ? undefined : value]]);
    },
);

const mutant = fc
  .tuple(
    fc.constantFrom(...bases),
    fc.array(fc.oneof({ weight: 5, arbitrary: inText }, { weight: 1, arbitrary: ofEntry }), {
      minLength: 1,
      maxLength: 6,
    }),
  )
  .map(([base, changes]) => changes.reduce((harness, change) => (harness.size > 0 ? change(harness) : harness), base));

const diagnosticsOf = (harness: Harness) => check(harness, defaultSettings, 'kapso').diagnostics;
const shape = ({ rule, path, line, column, message }: Diagnostic) => [rule, path, line, column, message];

describe('any bytes', () => {
  it('give a model, findings inside their files, a graph, contexts, sessions', () => {
    fc.assert(
      fc.property(mutant, (harness) => {
        const opened = kapso.open(harness, defaultSettings);
        for (const found of opened.diagnostics()) {
          const at = harness.get(found.path);
          if (found.line === undefined || !at) continue;
          const text = textOf(at);
          const lines = lineStarts(text);
          expect(found.line).toBeLessThanOrEqual(lines.length);
          expect(found.endLine ?? found.line).toBeLessThanOrEqual(lines.length);
          const width = (lines[found.line] ?? text.length + 1) - (lines[found.line - 1] ?? 0);
          expect(found.column ?? 1).toBeLessThanOrEqual(width + 1);
        }
        const drawn = new Set(opened.graph().nodes.map(({ path }) => path));
        for (const path of harness.keys()) if (harness.get(path)?.kind === 'file') expect(drawn).toContain(path);
        opened.contexts();
        opened.needs();
        expect(opened.roles().size).toBe(harness.size);
        for (const each of opened.exports()) each.files({ module: 'implementation', host: 'codex' });
      }),
      { numRuns: 80 },
    );
  });

  it('are quoted on one line', () => {
    const odd = 'a\r\n`b';
    const root = '$' + '{PLUGIN_ROOT}';
    const handlers = [{ type: odd, command: `"${odd}"` }, { command: `"${root}/${odd}"` }];
    const harness = harnessOf({
      'harness.yaml': JSON.stringify({
        name: odd,
        version: 1,
        description: 'x',
        [odd]: 1,
        environment: { python: odd, commands: [odd], [odd]: 1 },
        modules: { [odd]: {}, setup: { skills: [odd], agents: [odd], hooks: [odd, 'x'], mcp_servers: [odd, 'x'] } },
      }),
      'mcp.json': JSON.stringify({
        mcpServers: {
          [odd]: { type: odd, command: odd, env: { [odd]: odd, [`${odd}2`]: '$' + '{A}', [`${odd}3`]: `${odd}$\{A}` } },
          x: { command: `${root}/${odd}`, args: [`${root}/${odd}.py`], [odd]: 1 },
        },
      }),
      'hooks/x/hook.json': JSON.stringify({ hooks: { [odd]: [], Stop: [{ matcher: odd, hooks: handlers }] } }),
    });
    const found = diagnosticsOf(harness);
    expect(new Set(found.map(({ rule }) => rule)).size).toBeGreaterThan(15);
    for (const { rule, message, fixes = [] } of found)
      for (const said of [message, ...fixes.map(({ title }) => title)]) {
        expect(said, rule).not.toMatch(/[\n\r]/);
        expect(said.replace(/`` .*? ``/g, '').split('`').length % 2, `${rule}: ${said}`).toBe(1);
      }
  });

  it('draw the same whatever the order of entries and whether they were read before', () => {
    fc.assert(
      fc.property(mutant, (harness) => {
        const fresh = new Map([...harness].reverse().map(([path, each]) => [path, { ...each }] as const));
        expect(diagnosticsOf(fresh).map(shape)).toEqual(diagnosticsOf(harness).map(shape));
      }),
      { numRuns: 25 },
    );
  });

  it('let every fix be applied, and take its finding away', () => {
    fc.assert(
      fc.property(mutant, (harness) => {
        for (const found of diagnosticsOf(harness)) {
          for (const fix of found.fixes ?? []) {
            // An empty directory or a link may stand where a fix writes: it says so instead of doing harm.
            const after = applied(harness, fix);
            if (!after) continue;
            const still = diagnosticsOf(after).filter(
              (each) =>
                each.rule === found.rule &&
                each.path === found.path &&
                each.line === found.line &&
                each.column === found.column &&
                each.message === found.message,
            );
            expect(still, `${found.rule}: ${fix.title}`).toEqual([]);
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});

function applied(harness: Harness, fix: Parameters<typeof applyFix>[1]): Harness | undefined {
  try {
    return applyFix(harness, fix);
  } catch (error) {
    expect(String(error)).toMatch(/exists already|is no file any more/);
    return undefined;
  }
}
