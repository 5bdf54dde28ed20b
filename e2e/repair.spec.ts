/** A broken folder is opened and made valid by quick fixes alone: with the mouse, and by keyboard only. */
import type { Page } from '@playwright/test';
import { atWork, expect, expectAccessible, folderOf, openFolder, problems, status, test, verdict } from './support';

const broken = {
  'HARNESS.md': '---\nname: Harbour desk\n---\n\nYou run the desk. Read `notes/` first.\n',
  '.leaf-detectors': 'skill=SKILL.md\n',
  'notes/NOTES.md':
    '---\ndescription: What is settled.\n---\n\n- `tides.md`: when there is water.\n- `tools/`: what helps.\n',
  'notes/tides.md': 'High water is at noon.\n',
  'notes/tools/TOOLS.md': '---\ndescription: What helps with boats.\n---\n\n- `tie/`: make fast.\n',
  'notes/tools/tie/SKILL.md': '---\nname: tie\ndescription: Ties boats: bow first.\n---\n\nBow line first.\n',
};

async function openBroken(page: Page): Promise<void> {
  await openFolder(page, await folderOf('harbour', broken));
  await atWork(page);
  await expect(verdict(page)).toContainText('Not valid');
}

test('with the mouse', async ({ page }) => {
  await openBroken(page);
  await expectAccessible(page, 'a broken harness');
  const previews = problems(page).getByRole('button', { name: 'Show what the fix changes' });
  await previews.first().click();
  await expect(previews.first()).toHaveAttribute('aria-expanded', 'true');
  await previews.first().click();
  for (let left = await previews.count(); left > 0; left = await previews.count()) {
    // The fix itself is the button beside its preview.
    await previews.first().locator('..').getByRole('button').first().click();
    await expect(previews).not.toHaveCount(left);
    await atWork(page);
  }
  await expect(verdict(page)).toContainText('Valid');
  await expect(status(page)).toContainText('Valid');
});

test('by keyboard only', async ({ page }) => {
  await openBroken(page);
  for (let step = 0; step < 20; step++) {
    if (/^Valid/.test((await verdict(page).textContent()) ?? '')) break;
    const before = await verdict(page).textContent();
    await page.keyboard.press('F8');
    await page.keyboard.press('Control+.');
    await expect(
      page.getByRole('option').or(page.getByRole('menuitem')).or(page.locator('.action-widget')).first(),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(verdict(page)).not.toHaveText(before ?? '');
    await atWork(page);
  }
  await expect(verdict(page)).toContainText('Valid');
});
