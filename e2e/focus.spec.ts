/** Whoever works by keyboard is never left without a place: after sheets, menus, names and rows that go away. */
import { goToFile, openSample } from './sample';
import { command, editorOf, expect, problems, status, test } from './support';

const row = (page: import('@playwright/test').Page, name: RegExp) => page.getByRole('treeitem', { name });

test('sheets give the focus back to where it was', async ({ page }) => {
  await openSample(page);
  await goToFile(page, 'HARNESS.md');
  const editor = editorOf(page, 'HARNESS.md');
  await expect(editor).toBeFocused();

  // By its key.
  await page.keyboard.press('ControlOrMeta+E');
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor).toBeFocused();

  // Through the palette, which is a sheet too.
  await command(page, 'Verify a bundle');
  await expect(page.getByRole('button', { name: 'Choose a zip' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor).toBeFocused();

  // A search begins in its field.
  await page.keyboard.press('ControlOrMeta+Shift+F');
  await expect(page.getByLabel('Find', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor).toBeFocused();

  // Through the menu, whose button had it.
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'File', exact: true }).press('ArrowRight');
  await page.getByRole('menuitem', { name: 'Share as a link' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Share as a link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('the menu knows what was done since the page came', async ({ page }) => {
  await openSample(page);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const undo = page.getByRole('menuitem', { name: /^Undo across files/ });
  const edit = page.getByRole('menuitem', { name: 'Edit', exact: true });
  await menu.click();
  await edit.click();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await row(page, /^README\.md/).click();
  await row(page, /^README\.md/).press('Delete');
  await expect(row(page, /^README\.md/)).toHaveCount(0);
  await menu.click();
  await edit.click();
  await undo.click();
  await expect(row(page, /^README\.md/)).toBeVisible();
});

test('the tree keeps the focus while files are renamed, deleted, cut and pasted', async ({ page }) => {
  await openSample(page);
  await row(page, /^README\.md/).focus();
  await page.keyboard.press('F2');
  await expect(page.getByLabel('New path of README.md')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row(page, /^README\.md/)).toBeFocused();

  await page.keyboard.press('F2');
  await page.keyboard.type('Z-NOTES');
  await page.keyboard.press('Enter');
  await expect(row(page, /^Z-NOTES\.md/)).toBeFocused();
  // The Enter of the name opened nothing.
  await expect(page.getByRole('tab', { name: /Z-NOTES/ })).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+X');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('treeitem', { name: 'references', description: /^references / })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(row(page, /^Z-NOTES\.md/)).toHaveAttribute('aria-level', '2');
  await expect(status(page)).toContainText('Z-NOTES.md');

  await row(page, /^Z-NOTES\.md/).focus();
  await page.keyboard.press('Delete');
  await expect(row(page, /^fees\.md/)).toBeFocused();
  for (const _ of ['delete', 'move', 'rename']) await page.keyboard.press('ControlOrMeta+Z');
  await expect(row(page, /^README\.md/)).toBeVisible();
});

test('findings are fixed one after the other without leaving the list', async ({ page }) => {
  await openSample(page);
  const fixes = problems(page).getByRole('button', { name: /^(Add|Quote|Set) / });
  await problems(page)
    .getByRole('button', { name: /^Quote the value/ })
    .focus();
  const before = await fixes.count();
  await page.keyboard.press('Enter');
  await expect(fixes).not.toHaveCount(before);
  await expect(problems(page).locator('[data-row]:focus')).toBeVisible();
});
