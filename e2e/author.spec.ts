/** Writing: what is typed is seen at once in findings, graph and figures, and is there after a reload. */
import { goToFile, openSample } from './sample';
import { atWork, editorOf, expect, expectAccessible, problems, start, status, test, verdict } from './support';

test('findings, graph and tokens follow the typing, and a reload loses nothing', async ({ page }) => {
  await start(page);
  await page.getByRole('button', { name: /Project desk/ }).click();
  await expect(verdict(page)).toContainText('Valid', { timeout: 30_000 });
  await expect(status(page)).toContainText(/load \d+\/300/);
  const before = await status(page).textContent();

  await goToFile(page, 'HARNESS.md');
  await editorOf(page, 'HARNESS.md').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+End');
  await page.keyboard.type('title: no name any more');
  await expect(verdict(page)).toContainText('1 error');
  await expect(problems(page).getByText('harness-name-required')).toBeVisible();

  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nSee `skills/brand-new/SKILL.md` for more, and [the plan](plan.md).\n');
  await expect(status(page)).not.toHaveText(before ?? '');
  await page.getByRole('tab', { name: 'Graph' }).click();
  await expect(
    page.getByRole('application', { name: /^Routing graph/ }).getByRole('button', { name: /^plan\.md/ }),
  ).toBeVisible();
  await expect(status(page)).toContainText('Saved');

  await page.reload();
  await atWork(page);
  await goToFile(page, 'HARNESS.md');
  await expect(page.getByText('title: no name any more')).toBeVisible();
  await expect(verdict(page)).toContainText('1 error');
});

test('the first paint is in the person’s theme, and every theme is readable', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await openSample(page);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).not.toBe('rgb(255, 255, 255)');
  await expectAccessible(page, 'the sample in the dark');
  await page.emulateMedia({ contrast: 'more' });
  await expectAccessible(page, 'the sample in high contrast');
});
