/** Agentium: a chain of extensions in code, described, drawn and exported; its manifest beside it, edited, drifts. */
import type { Page } from '@playwright/test';
import { exported, finding, fromTemplate, identity, openExport, pasteInto, settled, sha256, sheet } from './making';
import { atWork, expect, expectAccessible, status, test } from './support';

const manifestPath = 'my-harness-holiday.harness.json';

const abilities = [
  {
    instanceId: 'hours',
    type: 'agentium/text-context',
    version: 1,
    options: { entries: [{ id: 'week', text: 'Monday to Friday, nine to five.' }], id: 'hours' },
  },
  {
    instanceId: 'night',
    type: 'agentium/text-context',
    version: 1,
    options: { entries: [{ id: 'duty', text: 'On holidays, call the hospital across the road.' }], id: 'night' },
  },
];

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** JSON with sorted keys and no blanks: enough for a manifest of plain letters and whole numbers. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
}

async function exportOf(page: Page, shape: RegExp, item: string): Promise<string> {
  const dialog = await openExport(page);
  await dialog.getByRole('radio', { name: shape }).check();
  await dialog.getByRole('combobox', { name: 'item' }).selectOption(item);
  const { bytes } = await exported(page, dialog, shape);
  await dialog.getByRole('button', { name: 'Close' }).click();
  return bytes.toString('utf8');
}

async function hashIn(page: Page, name: string): Promise<string> {
  const dialog = await openExport(page);
  const hash = await identity(dialog, name);
  await dialog.getByRole('button', { name: 'Close' }).click();
  return hash;
}

test('a chain of extensions is described and drawn without running it', async ({ page }) => {
  await fromTemplate(page, 'Agentium', 'Extension chain');
  await settled(page, 'Valid. Nothing to mention.');
  await page.getByRole('tab', { name: 'Graph' }).click();
  const graph = page.getByRole('application', { name: /^Routing graph/ });
  await expect(graph.getByRole('button', { name: /^my-harness-night/ })).toBeVisible();
  await graph.getByRole('button', { name: /^my-harness-holiday/ }).click();
  const inspector = page.getByRole('region', { name: 'Inspector: my-harness-holiday' });
  await expect(inspector.getByRole('definition').filter({ hasText: '{"toolRoundtrips":3}' })).toBeVisible();
  await expect(inspector.getByRole('definition').filter({ hasText: 'by my-harness-holiday' })).toBeVisible();
  await expectAccessible(page, 'the graph of an extension chain');

  const description = JSON.parse(await exportOf(page, /^Description/, 'harness.ts#default'));
  expect(description.id).toBe('my-harness-holiday');
  expect(description.limits.toolRoundtrips).toBe(3);
  expect(description.abilities.map((one: { instanceId: string }) => one.instanceId)).toEqual(['hours', 'night']);
});

test('an exported manifest beside its definition drifts when it is edited, and is exported again', async ({ page }) => {
  test.slow();
  await fromTemplate(page, 'Agentium', 'Extension chain');
  await settled(page, 'Valid. Nothing to mention.');
  const text = await exportOf(page, /^Portable manifest/, 'harness.ts#default');
  const manifest = JSON.parse(text);
  expect(manifest).toEqual({
    contractVersion: 1,
    id: 'my-harness-holiday',
    abilities,
    defaults: {},
    limits: { toolRoundtrips: 3 },
  });
  const hash = sha256(canonical(manifest));
  expect(await hashIn(page, 'harness.ts#default')).toBe(hash);

  await page
    .getByRole('region', { name: 'Files' })
    .getByRole('button', { name: 'Bring in files, a folder or pasted text' })
    .click();
  await sheet(page, 'Bring in')
    .getByLabel('Files to bring in')
    .setInputFiles({ name: manifestPath, mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.getByRole('treeitem', { name: manifestPath })).toBeVisible();
  await atWork(page);
  await settled(page, 'Valid. Nothing to mention.');
  await expect.poll(() => hashIn(page, manifestPath)).toBe(hash);

  await page.getByRole('treeitem', { name: manifestPath }).click();
  const edited = text.replace('"toolRoundtrips": 3', '"toolRoundtrips": 9');
  await pasteInto(page, manifestPath, edited);
  const drift = finding(page, 'This manifest is not what harness.ts#default exports: the hashes differ.').last();
  await expect(drift).toBeVisible();
  await settled(page, /^Valid\. 1 warning/);
  await expectAccessible(page, 'a manifest that drifted');
  const other = sha256(canonical(JSON.parse(edited)));
  expect(other).not.toBe(hash);
  await expect.poll(() => hashIn(page, manifestPath)).toBe(other);
  expect(await hashIn(page, 'harness.ts#default')).toBe(hash);

  await drift.getByRole('button', { name: 'Export harness.ts#default again' }).click();
  await settled(page, 'Valid. Nothing to mention.');
  await expect(status(page)).toContainText('Valid. Nothing to mention.');
  await expect.poll(() => hashIn(page, manifestPath)).toBe(hash);
});
