/** Paths in prose are written with help, and renamed where they stand. */
import { goToFile, openSample } from './sample';
import { editorOf, expect, test } from './support';

test('a path is completed while it is written, and renamed there with its file', async ({ page }) => {
  await openSample(page);
  await goToFile(page, 'HARNESS.md');
  await editorOf(page, 'HARNESS.md').focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('Prices stand in `references/fe');
  const offers = page.getByRole('listbox', { name: 'Suggest' });
  await expect(offers.getByRole('option', { name: /references\/fees\.md/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('`.');
  await expect(editorOf(page, 'HARNESS.md')).toBeFocused();

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('F2');
  const name = page.getByRole('textbox', { name: /^Rename input/ });
  await expect(name).toHaveValue('references/fees.md');
  await name.fill('references/prices.md');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('treeitem', { name: /^prices\.md/ })).toBeVisible();
  await expect(page.getByRole('treeitem', { name: /^fees\.md/ })).toHaveCount(0);
  await expect(page.getByText('Prices stand in `references/prices.md`.')).toBeVisible();
});
