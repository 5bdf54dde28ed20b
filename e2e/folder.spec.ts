/** A folder that was picked is saved back: changed files only, and what changed there meanwhile is nobody's loss. */
import type { Page } from '@playwright/test';
import { goToFile } from './sample';
import { atWork, command, editorOf, expect, expectAccessible, start, status, test } from './support';

const root = '---\nname: desk\ndescription: A desk.\n---\n\n# Desk\n';

/** A folder of the browser's own stands for the picked one: the same handles, without the dialog. */
async function pick(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.showDirectoryPicker = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('desk');
  });
  await start(page);
  await page.evaluate(() =>
    navigator.storage.getDirectory().then((top) => top.getDirectoryHandle('desk', { create: true })),
  );
  await put(page, 'HARNESS.md', root);
  await put(page, 'one.md', 'one\n');
  await put(page, 'two.md', 'two\n');
  await page.getByRole('button', { name: 'Open a folder' }).click();
  await atWork(page);
  await expect(editorOf(page, 'HARNESS.md')).toBeVisible();
}

const put = (page: Page, name: string, text: string): Promise<void> =>
  page.evaluate(
    async ([path = '', content = '']) => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('desk');
      const stream = await (await folder.getFileHandle(path, { create: true })).createWritable();
      await stream.write(content);
      await stream.close();
    },
    [name, text],
  );

/** Text and time of the last write of each file. */
const onDisk = (page: Page): Promise<Record<string, { text: string; at: number }>> =>
  page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('desk');
    const found: Record<string, { text: string; at: number }> = {};
    for await (const [name, handle] of folder.entries()) {
      const file = await (handle as FileSystemFileHandle).getFile();
      found[name] = { text: await file.text(), at: file.lastModified };
    }
    return found;
  });

async function append(page: Page, path: string, text: string): Promise<void> {
  await goToFile(page, path);
  await editorOf(page, path).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(text);
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Save into its folder' });

test('only what changed is written, after a summary, and after a reload too', async ({ page }) => {
  await pick(page);
  const before = await onDisk(page);
  await append(page, 'one.md', 'more\n');
  await command(page, 'Save into its folder');
  await expect(sheet(page).getByLabel('What to do with one.md')).toHaveValue('ours');
  await expect(sheet(page).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'saving into the folder');
  await sheet(page).getByRole('button', { name: 'Save 1 file' }).click();
  await expect(sheet(page).getByText('Saved: 1 file written.')).toBeVisible();
  await page.keyboard.press('Escape');
  const after = await onDisk(page);
  expect(after['one.md']?.text).toBe('one\nmore\n');
  expect(after['two.md']).toEqual(before['two.md']);

  await expect(status(page).getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await atWork(page);
  await append(page, 'two.md', 'later\n');
  await command(page, 'Save into its folder');
  await sheet(page).getByRole('button', { name: 'Save 1 file' }).click();
  await expect(sheet(page).getByText('Saved: 1 file written.')).toBeVisible();
  expect((await onDisk(page))['two.md']?.text).toBe('two\nlater\n');
});

test('what changed in the folder is noticed on coming back, and decided file by file', async ({ page }) => {
  await pick(page);
  await append(page, 'one.md', 'ours\n');
  await put(page, 'one.md', 'one\ntheirs\n');
  await put(page, 'two.md', 'two\ntheirs\n');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const notice = page.getByRole('alert').filter({ hasText: '2 files changed in the folder.' });
  await notice.getByRole('button', { name: 'Look and choose' }).click();
  const one = sheet(page).getByRole('listitem').filter({ hasText: 'one.md' });
  await expect(one.getByText('changed here and in the folder')).toBeVisible();
  await one.getByRole('button', { name: 'Compare' }).click();
  await expect(one.getByText('− theirs')).toBeVisible();
  await expect(one.getByText('+ ours')).toBeVisible();
  await expectAccessible(page, 'a dispute with the folder');
  await one.getByLabel('What to do with one.md').selectOption('Write ours');
  await sheet(page).getByRole('button', { name: 'Save 2 files' }).click();
  await expect(sheet(page).getByText('Saved: 1 file written, 1 taken.')).toBeVisible();
  await page.keyboard.press('Escape');
  const disk = await onDisk(page);
  expect(disk['one.md']?.text).toBe('one\nours\n');
  expect(disk['two.md']?.text).toBe('two\ntheirs\n');
  await goToFile(page, 'two.md');
  await expect(page.getByText('theirs', { exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a folder that the browser locks after a reload is asked for again', async ({ page }) => {
  await pick(page);
  await append(page, 'one.md', 'more\n');
  await expect(status(page).getByText('Saved', { exact: true })).toBeVisible();
  await page.addInitScript(() => {
    let answer: PermissionState = 'prompt';
    FileSystemHandle.prototype.queryPermission = async () => answer;
    FileSystemHandle.prototype.requestPermission = async () => {
      answer = 'granted';
      return answer;
    };
  });
  await page.reload();
  await atWork(page);
  await command(page, 'Save into its folder');
  await sheet(page).getByRole('button', { name: 'Allow the folder' }).click();
  await sheet(page).getByRole('button', { name: 'Save 1 file' }).click();
  await expect(sheet(page).getByText('Saved: 1 file written.')).toBeVisible();
});
