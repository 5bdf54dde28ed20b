/** Taking a harness away: a zip whose figures hold, and the same bytes after it came back. */
import {
  atWork,
  downloaded,
  editorOf,
  expect,
  expectAccessible,
  openZip,
  start,
  status,
  test,
  verdict,
} from './support';
import { entriesOf, executable, link, plain, sha256, zipOf } from './zip';

const file = (text: string) => Buffer.from(text);

const openExport = async (page: import('@playwright/test').Page) => {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Export' });
  await expect(sheet.getByRole('button', { name: 'Download' })).toBeEnabled();
  return sheet;
};

test('from a template to a zip whose SHA-256 figures Node computes as well', async ({ page }) => {
  await start(page);
  await page.getByRole('button', { name: /Project desk/ }).click();
  await expect(verdict(page)).toContainText('Valid', { timeout: 30_000 });

  const sheet = await openExport(page);
  await expectAccessible(page, 'the export sheet');
  const { name, bytes } = await downloaded(page, sheet.getByRole('button', { name: 'Download' }));
  expect(name).toMatch(/\.zip$/);
  await expect(sheet.getByText(sha256(bytes))).toBeVisible();

  const entries = entriesOf(bytes);
  expect(entries.length).toBeGreaterThan(4);
  for (const { name: path, bytes: content, mode } of entries) {
    const row = sheet.getByRole('row', { name: new RegExp(`^${path.replaceAll('.', '\\.')} `) });
    await expect(row.getByRole('cell').last()).toHaveAttribute('title', sha256(content));
    expect(mode).toBe(path.includes('/scripts/') ? executable : plain);
  }

  // The digest over all entries: path, kind, size and bytes of each, in code-point order.
  const whole = entries
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
    .map(({ name: path, bytes: content, mode }) =>
      Buffer.concat([
        Buffer.from(`${path}\0${mode === executable ? 'x' : 'f'}\0${content.length}\0`),
        content,
        Buffer.from('\0'),
      ]),
    );
  await expect(sheet.getByText(sha256(Buffer.concat(whole)))).toBeVisible();
});

test('executables, links and empty folders come back from a zip, and go out again byte for byte', async ({ page }) => {
  const odd = zipOf([
    { name: 'desk/HARNESS.md', bytes: file('---\nname: Desk\ndescription: Runs the desk.\n---\n\nRead `notes/`.\n') },
    { name: 'desk/notes/NOTES.md', bytes: file('---\r\ndescription: Notes.\r\n---\r\n') },
    { name: 'desk/notes/run.sh', bytes: file('#!/bin/sh\n'), mode: executable },
    { name: 'desk/notes/latest.md', bytes: file('NOTES.md'), mode: link },
    { name: 'desk/notes/marée-表.md', bytes: file('\uFEFF---\ndescription: Tides.\n---\n') },
    { name: 'desk/notes/raw.bin', bytes: Buffer.from([0, 255, 254, 1]) },
  ]);
  await openZip(page, 'desk.zip', odd);
  await atWork(page);
  await expect(page.getByText('HARNESS.md', { exact: true }).first()).toBeVisible();

  const first = await downloaded(page, (await openExport(page)).getByRole('button', { name: 'Download' }));
  const entries = new Map(entriesOf(first.bytes).map((entry) => [entry.name, entry]));
  expect([...entries.keys()].toSorted()).toEqual([
    'HARNESS.md',
    'notes/NOTES.md',
    'notes/latest.md',
    'notes/marée-表.md',
    'notes/raw.bin',
    'notes/run.sh',
  ]);
  expect(entries.get('notes/run.sh')?.mode).toBe(executable);
  expect(entries.get('notes/latest.md')?.mode).toBe(link);
  expect(entries.get('notes/latest.md')?.bytes.toString()).toBe('NOTES.md');
  expect([...(entries.get('notes/raw.bin')?.bytes ?? [])]).toEqual([0, 255, 254, 1]);
  expect(entries.get('notes/NOTES.md')?.bytes.toString()).toBe('---\r\ndescription: Notes.\r\n---\r\n');

  await openZip(page, 'again.zip', first.bytes);
  await atWork(page);
  const second = await downloaded(page, (await openExport(page)).getByRole('button', { name: 'Download' }));
  expect(second.bytes.equals(first.bytes)).toBe(true);
});

test('a bundle is verified by its hash, and a damaged one is told from it', async ({ page }) => {
  await start(page);
  await page.getByRole('button', { name: 'Try the sample' }).click();
  await atWork(page);
  const sheet = await openExport(page);
  const digest = await sheet
    .getByText(/^[0-9a-f]{64}$/)
    .first()
    .textContent();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').last().fill('Verify a bundle');
  await page.keyboard.press('Enter');
  const verify = page.getByRole('dialog', { name: /Verify/ });
  await verify.getByRole('textbox').fill(digest ?? '');
  await expect(verify.getByRole('status').filter({ hasText: 'The same as' })).toBeVisible();
  await verify.getByRole('textbox').fill(`${digest?.slice(1)}0`);
  await expect(verify.getByRole('status').filter({ hasText: 'None of this harness' })).toBeVisible();
});

test('two exports on different days are the same bytes', async ({ browser, baseURL }) => {
  const made: Buffer[] = [];
  for (const [timezoneId, day] of [
    ['Asia/Tokyo', '2026-02-03T04:05:06Z'],
    ['America/New_York', '2027-08-09T10:11:12Z'],
  ] as const) {
    const context = await browser.newContext({ timezoneId, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.clock.setSystemTime(new Date(day));
    await start(page);
    await page.getByRole('button', { name: 'Try the sample' }).click();
    await atWork(page);
    made.push((await downloaded(page, (await openExport(page)).getByRole('button', { name: 'Download' }))).bytes);
    await context.close();
  }
  expect(made[0]?.equals(made[1] ?? Buffer.alloc(0))).toBe(true);
});

test('several harnesses in one zip: the person is asked which', async ({ page }) => {
  const harness = (name: string) => file(`---\nname: ${name}\ndescription: Runs the ${name} desk.\n---\n\nBe brief.\n`);
  await openZip(
    page,
    'both.zip',
    zipOf([
      { name: 'north/HARNESS.md', bytes: harness('north') },
      { name: 'south/HARNESS.md', bytes: harness('south') },
    ]),
  );
  await expect(page.getByText('2 harnesses found in both')).toBeVisible();
  await page.getByRole('button', { name: /^south/ }).click();
  await atWork(page);
  await expect(editorOf(page, 'HARNESS.md')).toBeVisible({ timeout: 30_000 });
  await expect(status(page)).toContainText('Valid');
});
