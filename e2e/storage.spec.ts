/** Nothing typed is lost: not to a crash, not to a full disk, not to a browser that keeps nothing. */
import { unzipSync } from 'fflate';
import { keptFiles, textOfHex } from './kept';
import { goToFile, openSample } from './sample';
import { atWork, downloaded, editorOf, expect, start, status, test } from './support';

const rounds = 20;

test('killed twenty times in the middle of typing, at most a second is missing', async ({ page, context }) => {
  test.setTimeout(240_000);
  await openSample(page);
  await goToFile(page, 'README.md');
  await expect(status(page).getByText('Saved', { exact: true })).toBeVisible();
  const watcher = await context.newPage();
  await watcher.goto('/rules/');
  const readme = async (): Promise<string> => textOfHex((await keptFiles(watcher))['README.md']);
  const heading = (await readme()).slice(0, 20);
  let current = page;
  const losses: number[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round > 0) {
      current = await context.newPage();
      await current.goto('/studio/');
    }
    await editorOf(current, 'README.md').focus();
    await current.keyboard.press('Control+End');
    await current.keyboard.press('Enter');
    const stamps: number[] = [];
    const end = Date.now() + 500 + ((round * 137) % 600);
    while (Date.now() < end) {
      await current.keyboard.type(String(stamps.length % 10));
      stamps.push(Date.now());
    }
    const client = await context.newCDPSession(current);
    const crashed = current.waitForEvent('crash');
    const killed = Date.now();
    void client.send('Page.crash').catch(() => undefined);
    await crashed;
    await current.close();
    const text = await readme();
    expect(text.startsWith(heading)).toBe(true);
    const kept = /\d*$/.exec(text)?.[0].length ?? 0;
    losses.push(kept >= stamps.length ? 0 : killed - (stamps[kept] ?? killed));
  }
  expect(Math.max(...losses)).toBeLessThanOrEqual(1000);
});

test('a full disk is told at once, with a way to take the work away and to try again', async ({ page }) => {
  await openSample(page);
  await expect(status(page).getByText('Saved', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(window, { room: () => Object.assign(IDBObjectStore.prototype, { put }) });
  });
  await editorOf(page, 'HARNESS.md').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Written on a full disk.');
  const notice = page.getByRole('alert').filter({ hasText: 'Not saved.' });
  await expect(notice).toContainText('The browser’s storage is full.');
  const { bytes } = await downloaded(page, notice.getByRole('button', { name: 'Download it as a zip' }));
  const text = new TextDecoder().decode(unzipSync(bytes)['HARNESS.md']);
  expect(text).toContain('Written on a full disk.');
  await page.evaluate(() => (window as unknown as { room(): void }).room());
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
  expect(textOfHex((await keptFiles(page))['HARNESS.md'])).toBe(text);
});

test('a browser that keeps nothing says so before the work begins', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  await start(page);
  await expect(page.getByText('take your harness away as a zip before you close the tab')).toBeVisible();
  await page.getByRole('button', { name: 'Try the sample' }).click();
  await atWork(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved.' })).toBeVisible();
});

test('a link that was cut keeps the work at hand; a whole one opens every file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSample(page);
  await goToFile(page, 'HARNESS.md');
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('é 潮 😀');
  await page.keyboard.press('Control+K');
  await page.keyboard.type('Share as a link');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Share as a link' });
  await expect(sheet.getByText(/^A link of [\d.]+ (bytes|kB)$/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Copy the link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  await expect(status(page).getByText('Saved', { exact: true })).toBeVisible();
  const kept = await keptFiles(page);

  const cut = await context.newPage();
  await cut.goto(link.slice(0, -1));
  await expect(cut.getByText('Your own work is as it was.')).toBeVisible();
  expect(await keptFiles(cut)).toEqual(kept);
  await cut.close();

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByLabel('Name of the harness')).toHaveValue('shared harness');
  await expect(status(other).getByText('Saved', { exact: true })).toBeVisible();
  expect(await keptFiles(other)).toEqual(kept);
});
