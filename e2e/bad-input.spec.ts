/** Whatever is brought in: a clear answer, nothing half done, and the work at hand kept. */
import {
  atWork,
  editorOf,
  expect,
  expectAccessible,
  folderOf,
  openFolder,
  openZip,
  start,
  status,
  test,
  verdict,
} from './support';
import { zipOf } from './zip';

const text = (content: string) => Buffer.from(content);
const minimal = '---\nname: Desk\ndescription: Runs the desk.\n---\n\nBe brief.\n';

test('a folder without HARNESS.md says what would make it one, and opens all the same', async ({ page }) => {
  await openFolder(page, await folderOf('papers', { 'letters/one.txt': 'Dear harbour,\n' }));
  await expect(page.getByText('No harness was recognised in papers.')).toBeVisible();
  await expectAccessible(page, 'nothing recognised');
  await page.getByRole('button', { name: 'Open it all the same' }).click();
  await expect(verdict(page)).toHaveText('No format recognises this harness.', { timeout: 30_000 });
});

test('a free-text HARNESS.md gets one friendly answer, and conversion makes it valid', async ({ page }) => {
  const files = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`docs/area-${index}/page.md`, `# Page ${index}\n\nWords.\n`]),
  );
  await openFolder(page, await folderOf('free', { 'HARNESS.md': '# Our harness\n\nRules for agents.\n', ...files }));
  await expect(page.getByRole('main').getByRole('alert')).toContainText('free is no harness yet, but can become one.');
  await expectAccessible(page, 'an offer to convert');
  await page.getByRole('button', { name: 'Open and convert' }).click();
  const sheet = page.getByRole('dialog', { name: 'Convert to another format' });
  await expect(sheet.getByRole('heading', { name: /will arrive changed/ })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'what a conversion changes');
  await sheet.getByRole('button', { name: /^Convert/ }).click();
  await expect(verdict(page)).toContainText('Valid');
  await page.keyboard.press('ControlOrMeta+Alt+Z');
  await expect(verdict(page)).toContainText('Not valid');
});

test('bytes that are no UTF-8 open as bytes and leave unchanged', async ({ page }) => {
  await openFolder(
    page,
    await folderOf('latin', {
      'HARNESS.md': minimal,
      'notes/NOTES.md': '---\ndescription: Notes.\n---\n',
      'notes/old.md': new Uint8Array([0x63, 0x61, 0x66, 0xe9, 0x0a]),
    }),
  );
  await expect(verdict(page)).toContainText('Not valid', { timeout: 30_000 });
  await page.getByRole('treeitem', { name: /old\.md/ }).click();
  await expect(page.getByText(/63 61 66 e9/i)).toBeVisible();
});

test('a 5 MB file is opened without freezing the page', async ({ page }) => {
  await openFolder(
    page,
    await folderOf('large', {
      'HARNESS.md': minimal,
      'data/DATA.md': '---\ndescription: Data.\n---\n',
      'data/log.txt': 'A line of the log.\n'.repeat(280_000),
    }),
  );
  await expect(verdict(page)).toContainText('Valid', { timeout: 60_000 });
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('combobox').last()).toBeFocused();
});

test('3,000 files open, and the first is checked and searched', async ({ page }) => {
  test.setTimeout(120_000);
  const files = Object.fromEntries(
    Array.from({ length: 3_000 }, (_, index) => [
      `notes/part-${index % 30}/page-${index}.md`,
      `---\ndescription: Page ${index} of the log.\n---\n\nWords of page ${index}.\n`,
    ]),
  );
  const groups = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [
      `notes/part-${index}/NOTES.md`,
      `---\ndescription: Part ${index}.\n---\n`,
    ]),
  );
  await openFolder(
    page,
    await folderOf('many', {
      'HARNESS.md': minimal,
      'notes/NOTES.md': '---\ndescription: All.\n---\n',
      ...files,
      ...groups,
    }),
  );
  await expect(status(page)).toContainText('Valid', { timeout: 90_000 });
  await page.keyboard.press('Control+P');
  await page.getByRole('combobox').last().fill('page-2999');
  await page.keyboard.press('Enter');
  await expect(editorOf(page, 'notes/part-29/page-2999.md')).toBeVisible({ timeout: 30_000 });
});

const refused: Record<string, { zip: Buffer; words: RegExp }> = {
  'a broken zip': { zip: zipOf([{ name: 'HARNESS.md', bytes: text(minimal) }]).subarray(0, 60), words: /zip/i },
  'a zip that climbs out': {
    zip: zipOf([
      { name: 'HARNESS.md', bytes: text(minimal) },
      { name: '../evil.md', bytes: text('x') },
    ]),
    words: /\.\.\/evil\.md/,
  },
  'a zip bomb': {
    zip: zipOf([
      { name: 'HARNESS.md', bytes: text(minimal) },
      { name: 'zeros.bin', bytes: Buffer.alloc(200 * 1024 * 1024) },
    ]),
    words: /zeros\.bin|too large|ratio/i,
  },
};

for (const [what, { zip, words }] of Object.entries(refused)) {
  test(`${what} is refused with a reason, and the work at hand is kept`, async ({ page }) => {
    await start(page);
    await page.getByRole('button', { name: 'Try the sample' }).click();
    await atWork(page);
    await expect(status(page)).toContainText('Saved');
    await openZip(page, 'brought.zip', zip);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible({ timeout: 30_000 });
    await page.goto('/studio');
    await atWork(page);
    await expect(editorOf(page, 'HARNESS.md')).toBeVisible({ timeout: 30_000 });
  });
}

test('a folder that is dropped opens like one that is picked', async ({ page }) => {
  const folder = await folderOf('dropped', {
    'HARNESS.md': minimal,
    'notes/NOTES.md': '---\ndescription: Notes.\n---\n',
  });
  await start(page);
  const client = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await client.send('Input.dispatchDragEvent', { type, x: 600, y: 240, data });
  }
  await expect(status(page)).toContainText('Valid', { timeout: 30_000 });
  await expect(page.getByRole('treeitem', { name: /NOTES\.md/ })).toBeVisible();
});
