/** Agentium: a chain of extensions in code, described, drawn and exported; its manifest beside it, edited, drifts. */
import type { Page } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { exported, finding, fromTemplate, identity, openExport, pasteInto, settled, sha256, sheet } from './making';
import { atWork, downloaded, expect, expectAccessible, status, test } from './support';

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


/** Downloads the shape that is chosen. */
async function downloadedOf(page: Page, sheet: Locator): Promise<{ name: string; bytes: Buffer }> {
  const button = sheet.getByRole('button', { name: 'Download' });
  await expect(button).not.toHaveAttribute('aria-disabled');
  return downloaded(page, button);
}

test('a chain of extensions is described, drawn and exported, and a manifest that drifts is told', async ({ page }) => {
  await openFolder(page, await folderOf('ward', { 'harness.ts': code }));
  await atWork(page);
  await settled(page, /^Valid/);
  const drawing = page.getByRole('application', { name: /^Routing graph/ });
  const node = (name: string) => drawing.getByRole('button', { name, exact: true });
  await expect(node('ward, definition')).toBeVisible();
  await expect(node('ward-night, extension')).toBeVisible();
  await expect(node('hours, ability')).toHaveCount(2);
  await expect(node('night, ability')).toHaveCount(1);
  await expectAccessible(page, 'an extension chain');

  let sheet = await openExport(page);
  await sheet.getByRole('radio', { name: /^Description/ }).check();
  await sheet.getByRole('combobox', { name: 'item' }).selectOption('harness.ts#default');
  const description = await downloadedOf(page, sheet);
  console.log(description.name, description.bytes.toString('utf8').slice(0, 1400));
  await sheet.getByRole('radio', { name: /^Portable manifest/ }).check();
  await sheet.getByRole('combobox', { name: 'item' }).selectOption('harness.ts#default');
  const manifest = await downloadedOf(page, sheet);
  console.log(manifest.name, manifest.bytes.toString('utf8').slice(0, 1400));
  console.log(await sheet.innerText());
});
