/** Steps of the stories that make a harness: templates, new files, fixes, exports. */
import { createHash } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { atWork, downloaded, editorOf, problems, start, verdict } from './support';

/** Starts from a template, by the words of its card. */
export async function fromTemplate(page: Page, format: string, title: string): Promise<void> {
  await start(page);
  await page
    .getByRole('region', { name: 'Start from' })
    .getByRole('button', { name: `${format} ${title}` })
    .click();
  await atWork(page);
}

/** Makes a file with a text, through the pane of files. */
export async function newFile(page: Page, path: string, text: string): Promise<void> {
  await page.getByRole('region', { name: 'Files' }).getByRole('button', { name: 'New file', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Path of the new file' });
  await name.fill(path);
  await name.press('Enter');
  await pasteInto(page, path, text);
}

/** Makes a file of a text that was copied elsewhere: it arrives as it is, without the editor's help. */
export async function pasteFile(page: Page, path: string, text: string): Promise<void> {
  const files = page.getByRole('region', { name: 'Files' });
  await files.getByRole('button', { name: 'Bring in files, a folder or pasted text' }).click();
  const dialog = sheet(page, 'Bring in');
  await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
  await dialog.getByRole('textbox', { name: 'Path of the new file' }).fill(path);
  await dialog.getByRole('button', { name: 'Make the file' }).click();
  await expect(editorOf(page, path)).toBeVisible({ timeout: 30_000 });
}

/** Replaces the whole text of the file that is shown by a copied one. What is typed would be indented by the editor. */
export async function pasteInto(page: Page, path: string, text: string): Promise<void> {
  const editor = editorOf(page, path);
  await expect(editor).toBeVisible({ timeout: 30_000 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}

export const finding = (page: Page, words: string | RegExp): Locator =>
  problems(page).getByRole('listitem').filter({ hasText: words });

/** Waits until what was done last is checked. */
export async function settled(page: Page, words: string | RegExp): Promise<void> {
  await expect(verdict(page)).toHaveText(words, { timeout: 20_000 });
}

export const sheet = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

export async function openExport(page: Page): Promise<Locator> {
  await page.keyboard.press('ControlOrMeta+E');
  const dialog = sheet(page, 'Export');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Downloads one shape of the export sheet. */
export async function exported(page: Page, dialog: Locator, shape: RegExp): Promise<{ name: string; bytes: Buffer }> {
  await dialog.getByRole('radio', { name: shape }).check();
  const button = dialog.getByRole('button', { name: 'Download' });
  await expect(button).not.toHaveAttribute('aria-disabled');
  return downloaded(page, button);
}

/** A figure of the export sheet, as 64 hexadecimal digits. */
export async function identity(dialog: Locator, name: string): Promise<string> {
  const term = dialog.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
  await expect(term).toBeVisible();
  const group = dialog
    .getByRole('definition')
    .filter({ has: dialog.page().getByRole('button', { name: `Copy ${name}` }) });
  return ((await group.textContent()) ?? '').match(/[0-9a-f]{64}/)?.[0] ?? '';
}

export const sha256 = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

export function unzipped(bytes: Uint8Array): Map<string, string> {
  const entries = Object.entries(unzipSync(new Uint8Array(bytes)));
  return new Map(entries.map(([path, content]) => [path, Buffer.from(content).toString('utf8')]));
}
