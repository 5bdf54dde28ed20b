/** A day at the workbench, by keys: everything done can be undone to the byte, and done again. */
import type { Page } from '@playwright/test';
import { keptFiles, savedFiles, textOfHex } from './kept';
import { goToFile, openSample } from './sample';
import { atWork, command, editorOf, expect, expectAccessible, folderOf, openFolder, status, test } from './support';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo across files' });
const redo = (page: Page) => page.getByRole('button', { name: 'Redo across files' });

/** Presses a key as often as it does something. */
async function exhaust(page: Page, key: string, button: ReturnType<typeof undo>): Promise<number> {
  let presses = 0;
  for (; (await button.getAttribute('aria-disabled')) === null && presses < 60; presses++)
    await page.keyboard.press(key);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  return presses;
}

test('a day’s work, undone to the byte and done again', async ({ page }) => {
  test.setTimeout(120_000);
  await openSample(page);
  const first = await savedFiles(page);

  await page.keyboard.press('Alt+N');
  await page.keyboard.type('notes/today.md');
  await page.keyboard.press('Enter');
  await expect(editorOf(page, 'notes/today.md')).toBeFocused();
  await page.keyboard.type('# Today\nThe berth of the Petrel is free.');

  await page.keyboard.press('Alt+1');
  await page.getByRole('treeitem', { name: 'references', description: /^references / }).focus();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('facts');
  await page.keyboard.press('Enter');
  const rename = page.getByRole('dialog', { name: 'Rename references' });
  await expect(rename.getByText('3 files speak of it')).toBeVisible();
  await expectAccessible(page, 'the question of a rename');
  await rename.getByRole('button', { name: 'Rename everywhere' }).press('Enter');
  await expect(page.getByRole('treeitem', { name: 'facts' })).toBeVisible();

  await goToFile(page, 'HARNESS.md');
  await page.keyboard.press('Control+\\');
  const beside = page.getByRole('region', { name: 'Beside: HARNESS.md' });
  await goToFile(page, 'skills/SKILLS.md');
  await beside.getByRole('textbox', { name: /^HARNESS\.md/ }).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nEvery berth has a number.\n');
  await expectAccessible(page, 'two files beside each other');
  await page.keyboard.press('Control+\\');

  await page.keyboard.press('Control+Shift+F');
  const search = page.getByRole('dialog', { name: 'Find and replace in all files' });
  await search.getByLabel('Find', { exact: true }).fill('\\b(b)erth(s?)\\b');
  await search.getByLabel('Regular expression').check();
  await search.getByLabel('Replace with').fill('$1unk$2');
  await expect(
    search
      .locator('ins')
      .filter({ hasText: /^bunks$/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'find and replace in all files');
  await search.getByRole('button', { name: /^Replace \d+ places/ }).press('Enter');
  await expect(search.getByText('Nothing found.')).toBeVisible();
  await page.keyboard.press('Escape');

  await command(page, 'Show history');
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByLabel('Name of the checkpoint').fill('The evening');
  await page.keyboard.press('Enter');
  await expect(history.getByText('The evening')).toBeVisible();
  await expectAccessible(page, 'the history');
  await page.keyboard.press('Escape');

  const last = await savedFiles(page);
  expect(Object.keys(last)).toContain('facts/fees.md');
  expect(textOfHex(last['HARNESS.md'])).toContain('Every bunk has a number.');
  expect(textOfHex(last['HARNESS.md'])).toContain('`facts/REFERENCES.md`');

  expect(await exhaust(page, 'Control+Alt+Z', undo(page))).toBeGreaterThan(4);
  await expect.poll(() => keptFiles(page)).toEqual(first);
  await exhaust(page, 'Control+Alt+Y', redo(page));
  await expect.poll(() => keptFiles(page)).toEqual(last);

  await exhaust(page, 'Control+Alt+Z', undo(page));
  await command(page, 'Show history');
  await history
    .getByRole('listitem')
    .filter({ hasText: 'The evening' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await page.keyboard.press('Escape');
  await expect.poll(() => keptFiles(page)).toEqual(last);
});

test('mixed line ends are shown and kept: one word changed is one word that differs', async ({ page }) => {
  const text = '\ufeff# one\r\ntwo\r\nthree\r\nfour\r\nfive old word\nsix\n';
  const root = '---\nname: m\ndescription: Mixed line ends.\n---\n';
  await openFolder(page, await folderOf('mixed', { 'HARNESS.md': root, 'README.md': text }));
  await atWork(page);
  await goToFile(page, 'README.md');
  await expect(status(page).getByRole('button', { name: 'Mixed line ends' })).toHaveAttribute(
    'title',
    '4 CRLF lines, 2 LF lines: press to make all LF',
  );
  await page.keyboard.press('Control+G');
  await page.keyboard.type('5:6');
  await page.keyboard.press('Enter');
  for (const _ of 'old') await page.keyboard.press('Delete');
  await page.keyboard.type('new');
  await expect.poll(async () => textOfHex((await keptFiles(page))['README.md'])).toBe(text.replace('old', 'new'));
  await exhaust(page, 'Control+Alt+Z', undo(page));
  await expect.poll(async () => textOfHex((await keptFiles(page))['README.md'])).toBe(text);
});

test('keys alone lead into the editor, out of it, to the graph and back', async ({ page }) => {
  await openSample(page);
  await page.keyboard.press('Alt+2');
  const editor = editorOf(page, 'HARNESS.md');
  await expect(editor).toBeFocused();
  await expect(editor).toHaveAttribute('aria-label', /leaves the editor/);
  await page.keyboard.type('x');
  await page.keyboard.press('Control+M');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await page.keyboard.press('Alt+3');
  await page.getByRole('radio', { name: 'List' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('treeitem', { name: /^HARNESS\.md, start/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(editorOf(page, 'town/house-rules.md')).toBeFocused();
});

test('a file that the format knows, and one that is pasted', async ({ page }) => {
  await openSample(page);
  await page.keyboard.press('Alt+Shift+N');
  const known = page.getByRole('dialog', { name: 'New file' });
  await expectAccessible(page, 'new files that the format knows');
  await known.getByRole('button', { name: /^Skill text/ }).press('Enter');
  const field = page.getByRole('textbox', { name: 'Path of the new file' });
  await expect(field).toBeFocused();
  await field.fill('skills/ring-bell/SKILL.md');
  await page.keyboard.press('Enter');
  await expect(editorOf(page, 'skills/ring-bell/SKILL.md')).toBeFocused();

  await command(page, 'Bring in files, a folder or pasted text');
  const bring = page.getByRole('dialog', { name: 'Bring in' });
  await bring.getByLabel('Text', { exact: true }).fill('# Pasted\n');
  const path = bring.getByLabel('Path of the new file');
  await path.fill('README.md');
  await expect(bring.getByText('`README.md` exists already.')).toBeVisible();
  await expectAccessible(page, 'bringing in');
  await path.fill('notes/pasted.md');
  await bring.getByRole('button', { name: 'Make the file' }).press('Enter');
  await expect(editorOf(page, 'notes/pasted.md')).toBeVisible();
  const kept = await savedFiles(page);
  expect(textOfHex(kept['notes/pasted.md'])).toBe('# Pasted\n');
  expect(textOfHex(kept['skills/ring-bell/SKILL.md'])).toContain('---\n');
});

test('the address that a start prints opens the sample', async ({ page }) => {
  await page.goto('/studio?sample');
  await atWork(page);
  await expect(editorOf(page, 'HARNESS.md')).toBeVisible();
  await page.getByRole('region', { name: 'First steps' }).getByRole('button', { name: 'Got it' }).click();
  await page.reload();
  await atWork(page);
  await expect(page.getByRole('region', { name: 'First steps' })).toHaveCount(0);
});
