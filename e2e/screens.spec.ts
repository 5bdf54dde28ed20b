/**
 * Each screen and state as a picture, in light and dark and at three widths, for people to look at; and axe on each.
 * Pictures go to `artifacts/screens`, which is not committed.
 */
import type { Page } from '@playwright/test';
import { atWork, expect, expectAccessible, start, test } from './support';

const themes = ['light', 'dark'] as const;
const sizes = [
  { name: '1440', width: 1440, height: 900 },
  { name: '1024', width: 1024, height: 768 },
  { name: '390', width: 390, height: 844 },
] as const;

/** Pictures in every theme and size of what the page shows now. Axe runs once per theme and at the narrow size. */
async function look(page: Page, name: string): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.screenshot({ path: `artifacts/screens/${name}-${theme}-${size.name}.png` });
      if (size.name !== '1024') await expectAccessible(page, `${name}, ${theme}, ${size.name}`);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function sample(page: Page): Promise<void> {
  await start(page);
  await page.getByRole('button', { name: 'Try the sample' }).click();
  await atWork(page);
  await expect(page.getByRole('textbox', { name: /^HARNESS.md/ })).toBeVisible({ timeout: 30_000 });
}

test('the start page', async ({ page }) => {
  await start(page);
  await look(page, 'start');
});

test('the workbench with the sample', async ({ page }) => {
  await sample(page);
  await look(page, 'studio');
});
