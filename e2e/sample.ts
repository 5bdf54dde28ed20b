/** Steps that the stories about the sample begin with. */
import { expect, type Page } from '@playwright/test';
import { atWork, downloaded, editorOf, start } from './support';

/** Opens the sample in the studio, as a visitor does. */
export async function openSample(page: Page): Promise<void> {
  await start(page);
  await page.getByRole('button', { name: 'Try the sample' }).click();
  await atWork(page);
}

/** Opens a file by its name, through *Go to file*. */
export async function goToFile(page: Page, path: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+P');
  await page.getByRole('combobox').last().fill(path);
  await page.keyboard.press('Enter');
  await expect(editorOf(page, path)).toBeVisible();
}

/** Replaces the whole text of the file that is open. */
export async function write(page: Page, path: string, text: string): Promise<void> {
  await goToFile(page, path);
  await editorOf(page, path).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** What a press of a button saves, as text. */
export async function savedText(page: Page, button: Parameters<typeof downloaded>[1]) {
  const { name, bytes } = await downloaded(page, button);
  return { name, text: bytes.toString('utf8') };
}
