/** Two tabs on one harness: each follows the other, and where both changed it nobody is overwritten. */
import type { Page } from '@playwright/test';
import { keptFiles, textOfHex } from './kept';
import { openSample } from './sample';
import { atWork, editorOf, expect, start, status, test } from './support';

async function twoTabs(page: Page): Promise<Page> {
  await openSample(page);
  await expect(status(page).getByText('Saved', { exact: true })).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/studio/');
  await atWork(second);
  for (const tab of [page, second]) await expect(tab.getByText('open in another tab too')).toBeVisible();
  return second;
}

/** The whole text: the editor draws only the lines in view. */
const textIn = async (tab: Page): Promise<string> => textOfHex((await keptFiles(tab))['HARNESS.md']);

const write = async (tab: Page, text: string): Promise<void> => {
  await editorOf(tab, 'HARNESS.md').focus();
  await tab.keyboard.press('Control+End');
  await tab.keyboard.insertText(text);
};

test('what one tab writes, the other shows', async ({ page }) => {
  const second = await twoTabs(page);
  await write(page, 'From the first.');
  await expect(status(second).getByText('Take the changes of the other tab')).toBeVisible();
  await write(second, 'From the second.');
  await expect(page.getByText('From the second.')).toBeVisible();
  await expect.poll(() => textIn(page)).toMatch(/From the first\.From the second\.$/);
});

test('where both changed it, the person chooses and the other is kept', async ({ page }) => {
  const second = await twoTabs(page);
  // Neither hears of the other: whoever writes second learns it from the storage alone.
  for (const tab of [page, second]) {
    await tab.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => undefined;
    });
  }
  await Promise.all([write(page, 'First alone.'), write(second, 'Second alone.')]);
  const told = (tab: Page) => tab.getByRole('alert').filter({ hasText: 'Another tab changed this harness too.' });
  await expect.poll(async () => (await told(page).count()) + (await told(second).count())).toBe(1);
  const loser = (await told(page).count()) === 1 ? page : second;
  const mine = loser === page ? 'First alone.' : 'Second alone.';
  await told(loser).getByRole('button', { name: 'Keep this tab’s' }).click();
  await expect(status(loser).getByText('Saved', { exact: true })).toBeVisible();
  expect(await textIn(loser)).toContain(mine);

  const list = await page.context().newPage();
  await start(list);
  await list.getByRole('button', { name: /^harbour-desk \(other tab\)/ }).click();
  await atWork(list);
  const other = mine === 'First alone.' ? 'Second alone.' : 'First alone.';
  expect(await textIn(list)).toContain(other);
});
