/** Kapso: a starter grows by what its manifest lists, quick fixes make the rest, sessions show it, a rename keeps it whole. */
import type { Locator, Page } from '@playwright/test';
import { exported, finding, fromTemplate, identity, openExport, pasteInto, settled, sheet, unzipped } from './making';
import { goToFile } from './sample';
import { atWork, expect, expectAccessible, openZip, test } from './support';

const manifest = `schema_version: 1
name: my-harness
version: 0.1.0
description: Keeps the charts of a harbour tidy.
modules:
  ideation:
    skills: [tidy-charts]
  implementation:
    skills: [tidy-charts]
    mcp_servers: [harbour-log]
    agents: [chart-reader]
    hooks: [no-force-push]
`;

const created = [
  ['skill', 'tidy-charts'],
  ['server', 'harbour-log'],
  ['agent', 'chart-reader'],
  ['hook', 'no-force-push'],
] as const;

/** What a session of a module reads, in the pane that shows it word for word. */
async function session(page: Page, module: string): Promise<Locator> {
  await page.getByRole('combobox', { name: 'Context' }).selectOption(module);
  return page.getByRole('region', { name: `Text of ${module}` });
}

test('a harness grows from the starter by quick fixes, is renamed whole and comes back from its export', async ({
  page,
}) => {
  test.slow();
  await fromTemplate(page, 'Kapso', 'Starter');
  await settled(page, /^Valid\./);
  await goToFile(page, 'harness.yaml');
  await pasteInto(page, 'harness.yaml', manifest);
  await settled(page, 'Not valid: 5 errors.');
  await expectAccessible(page, 'what is listed and not there');
  for (const [kind, name] of created) {
    const title = `Create the ${kind} ${name}`;
    await finding(page, title).first().getByRole('button', { name: title }).click();
    await expect(finding(page, title)).toHaveCount(0);
  }
  await settled(page, 'Valid. 2 warnings worth a look.');
  const naming = finding(page, 'does not name its skill tidy-charts');
  await expect(naming).toHaveCount(2);
  await naming.first().getByRole('button', { name: 'Name it on instructions/guardrails.md' }).click();
  // Both modules read that page: one fix answers both.
  await settled(page, 'Valid. Nothing to mention.');

  await page.getByRole('tab', { name: 'Agent sees' }).click();
  const building = await session(page, 'implementation');
  await expect(building).toContainText('Domain guidance');
  await expect(building).toContainText('Read the task statement first');
  await expect(building).toContainText('tidy-charts: ');
  await expectAccessible(page, 'what a session reads');
  const thinking = await session(page, 'ideation');
  await expect(thinking).toContainText('tidy-charts: ');
  const idle = await session(page, 'learning');
  await expect(idle).not.toContainText('tidy-charts: ');
  await session(page, 'skill tidy-charts');

  const files = page.getByRole('region', { name: 'Files' });
  await goToFile(page, 'skills/tidy-charts/SKILL.md');
  await files.getByRole('treeitem', { name: /^tidy-charts/ }).press('F2');
  const name = files.getByRole('textbox', { name: 'New path of skills/tidy-charts' });
  await name.fill('skills/chart-care');
  await name.press('Enter');
  const renaming = sheet(page, 'Rename skills/tidy-charts');
  await expect(renaming).toContainText('speak of it by its old name');
  await expectAccessible(page, 'what a rename changes');
  await renaming.getByRole('button', { name: 'Rename everywhere' }).click();
  await settled(page, 'Valid. Nothing to mention.');
  await expect(await session(page, 'ideation')).toContainText('chart-care: ');

  const dialog = await openExport(page);
  const digest = await identity(dialog, 'studio digest');
  const { bytes } = await exported(page, dialog, /^Zip of everything/);
  const held = unzipped(bytes);
  expect(held.get('harness.yaml')).toBe(manifest.replaceAll('tidy-charts', 'chart-care'));
  expect(held.get('skills/chart-care/SKILL.md')).toContain('name: chart-care\n');
  expect(held.get('instructions/guardrails.md')).toContain('chart-care');
  expect([...held.values()].filter((text) => text.includes('tidy-charts'))).toEqual([]);

  await openZip(page, 'charts.zip', bytes);
  await atWork(page);
  await settled(page, 'Valid. Nothing to mention.');
  expect(await identity(await openExport(page), 'studio digest')).toBe(digest);
});

test('what a session gets differs by module and host, and can be handed on as text', async ({ page }) => {
  await fromTemplate(page, 'Kapso', 'Dependency upgrades');
  await settled(page, /^Valid\./);
  await page.getByRole('tab', { name: 'Graph' }).click();
  const graph = page.getByRole('application', { name: /^Routing graph/ });
  await expect(graph.getByRole('button', { name: 'implementation, module' })).toBeVisible();
  await expectAccessible(page, 'the graph of a Kapso harness');

  await page.getByRole('tab', { name: 'Agent sees' }).click();
  await page.getByRole('combobox', { name: 'Context' }).selectOption('implementation');
  const hooks = page.getByRole('region', { name: 'Text of implementation' }).getByRole('region', { name: 'Hooks' });
  await expect(hooks.getByRole('listitem').first()).toContainText('protect-harness');
  await expect(hooks).toContainText('Codex: Merged with the hooks below into .codex/hooks.json.');
  await expectAccessible(page, 'what a session of a Kapso harness has');

  const dialog = await openExport(page);
  await dialog.getByRole('radio', { name: /^Session text/ }).check();
  const texts: string[] = [];
  for (const host of ['claude-code', 'codex']) {
    await dialog.getByRole('combobox', { name: 'module' }).selectOption('implementation');
    await dialog.getByRole('combobox', { name: 'host' }).selectOption(host);
    const { bytes } = await exported(page, dialog, /^Session text/);
    texts.push(bytes.toString('utf8'));
  }
  const [claude = '', codex = ''] = texts;
  expect(claude).toMatch(/^# Session: implementation on Claude Code\n/);
  expect(codex).toMatch(/^# Session: implementation on Codex\n/);
  for (const text of texts) {
    expect(text.indexOf('protect-harness')).toBeGreaterThan(0);
    expect(text.indexOf('lockfile-by-tool')).toBeGreaterThan(text.indexOf('protect-harness'));
  }
});
