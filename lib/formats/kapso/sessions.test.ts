import { describe, expect, it } from 'vitest';
import { harnessOf } from '../../core/files';
import { defaultSettings } from '../../core/settings';
import { contextText } from '../../core/tokens';
import { kapso } from '.';
import { sessionText } from './exports';
import { parse } from './model';
import { moduleNames } from './names';
import { hosts, sessionOf } from './sessions';
import { databaseMigrations } from './templates/database-migrations';

const harness = harnessOf(databaseMigrations.files('tides'));
const model = parse(harness);

describe('a session', () => {
  it('gets what its module lists, in order, with the hook of the engine first', () => {
    const session = sessionOf(model, 'implementation', 'claude-code');
    expect(session.pages.map(({ path }) => path)).toEqual([
      'instructions/guardrails.md',
      'instructions/implementation.md',
    ]);
    expect(session.skills.map(({ name }) => name)).toEqual(['lock-report', 'backfill-plan', 'constraint-check']);
    expect(session.hooks.map(({ name }) => name)).toEqual([
      'protect-harness',
      'migration-brief',
      'no-production-shell',
      'migration-pairs',
    ]);
    expect(session.delegates.map(({ name }) => name)).toEqual(['plan-skeptic']);
    expect(session.servers.map(({ name }) => name)).toEqual(['catalog']);
    expect(session.runs).toBe(true);
  });

  it('differs between the hosts only where the format says so', () => {
    const [claude, codex] = hosts.map((host) => sessionOf(model, 'implementation', host));
    expect(claude?.pages).toEqual(codex?.pages);
    expect(claude?.skills).toEqual(codex?.skills);
    expect(claude?.differences).not.toEqual(codex?.differences);
    expect(codex?.servers[0]?.lines).toContain('Variables forwarded by name: CATALOG_DSN.');
    expect(codex?.hooks[0]?.lines.join(' ')).toContain('.codex/hooks.json');
  });

  it('says that nothing defines what it lists, and that it is not held', () => {
    const poor = parse(
      harnessOf({
        'harness.yaml':
          'modules: {learning: {skills: [x], agents: [y], hooks: [z], mcp_servers: [w, gated-knowledge]}}',
      }),
    );
    const session = sessionOf(poor, 'learning', 'codex');
    expect(
      [...session.skills, ...session.delegates, ...session.hooks, ...session.servers].map(
        ({ missing }) => missing === true,
      ),
    ).toEqual([true, true, false, true, true, false]);
    expect(sessionOf(poor, 'setup', 'codex').runs).toBe(false);
    expect(sessionText(poor, 'setup', 'codex')).toContain(
      'No session is held: `setup` has neither a page nor an attachment.',
    );
  });
});

describe('session text', () => {
  it.each(moduleNames.flatMap((module) => hosts.map((host) => [module, host] as const)))(
    '%s on %s',
    async (module, host) => {
      const [made] = kapso.open(harness, defaultSettings).exports();
      const files = await made?.files({ module, host });
      const text = String(files?.[`${module}.${host}.md`]);
      expect(text).toContain('## Domain guidance');
      for (const { text: page } of sessionOf(model, module, host).pages) expect(text).toContain(page.trimEnd());
      expect(text).toMatch(/## Hooks\n\n1\. protect-harness\n/);
    },
  );

  it('falls back to the first module and host', async () => {
    const [made] = kapso.open(harness, defaultSettings).exports();
    expect(Object.keys((await made?.files({})) ?? {})).toEqual(['setup.claude-code.md']);
  });
});

describe('contexts', () => {
  const contexts = kapso.open(harness, defaultSettings).contexts();
  const textOf = (name: string) => {
    const context = contexts.find((each) => each.name === name);
    return context ? contextText(context) : '';
  };

  it('are each module, skill and delegate', () => {
    expect(contexts.map(({ name }) => name)).toEqual([
      ...moduleNames,
      ...['backfill-plan', 'constraint-check', 'lock-report', 'release-window', 'rollback-rehearsal'].map(
        (name) => `skill ${name}`,
      ),
      ...['downtime-estimator', 'plan-skeptic', 'query-historian'].map((name) => `agent ${name}`),
    ]);
  });

  it('hold pages whole and the descriptions of skills', () => {
    expect(textOf('implementation')).toMatch(/^# Domain guidance\n\n# Schema changes\n/);
    expect(textOf('implementation')).toContain('backfill-plan: Cut a backfill into batches');
    expect(textOf('skill lock-report')).toMatch(/^\n# Lock report/);
  });

  it('say what a session has beside its text, and what is so on one host alone', () => {
    const beside = contexts.find((each) => each.name === 'implementation')?.beside?.();
    expect(beside?.map(({ title }) => title)).toEqual([
      'Skills',
      'Delegates',
      'Tool servers',
      'Hooks',
      'Particular to a host',
    ]);
    const [server] = beside?.[2]?.items ?? [];
    expect(server).toMatchObject({ name: 'catalog', path: 'mcp.json' });
    expect(server?.lines).toContain('Its tools are called mcp__catalog__<tool>.');
    expect(server?.lines).toContain('Codex: Variables forwarded by name: CATALOG_DSN.');
    expect(server?.lines).toContain("Claude Code: Variables, from the session's own: CATALOG_DSN.");
    expect(beside?.[3]?.items.map(({ name }) => name)[0]).toBe('protect-harness');
    expect(beside?.[4]?.items.map(({ name }) => name)).toEqual(['Claude Code', 'Codex']);
  });

  it('say nothing stands beside a session that is not held', () => {
    const poor = kapso.open(harnessOf({ 'harness.yaml': 'modules: {}' }), defaultSettings).contexts();
    const idle = poor.filter(({ loads }) => loads === 'never');
    expect(idle.length).toBeGreaterThan(0);
    for (const { beside } of idle) expect(beside).toBeUndefined();
  });

  it('say where each verbatim part starts', () => {
    for (const { texts } of contexts) {
      for (const { path, text, start } of texts) {
        if (start !== undefined)
          expect(model.facts.find((fact) => fact.path === path)?.text.startsWith(text, start)).toBe(true);
      }
    }
  });
});
