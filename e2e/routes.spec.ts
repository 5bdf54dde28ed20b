import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openSample, savedText, write } from './sample';
import { command, expect, test } from './support';

const task = 'Which berth fits the length and draught of my boat?';

async function tryTask(page: Page): Promise<void> {
  await openSample(page);
  await page.getByRole('tab', { name: 'Try a task' }).click();
  await page.getByRole('textbox', { name: 'A task, as someone would say it' }).fill(task);
  await expect(page.getByText(/Likely led to skills\/assign-berth\/: 3 texts read, \d+ tokens in all\./)).toBeVisible();
}

test('try a task, keep it as a test, break it by an edit and see it fail', async ({ page }) => {
  await tryTask(page);
  const walk = page.getByRole('table', { name: 'What is read on the way' });
  await expect(walk.getByRole('row')).toHaveCount(4);
  await expect(walk.getByRole('button', { name: 'skills/SKILLS.md' })).toBeVisible();
  await page.getByRole('button', { name: 'Save as a test' }).click();
  const tests = page.getByRole('region', { name: 'Routing tests' });
  await expect(tests.getByText('1 test passed')).toBeVisible();

  await write(
    page,
    'skills/assign-berth/SKILL.md',
    '---\nname: plan\ndescription: Keeps the book.\n---\n\n# Plan\n\nWrite.\n',
  );
  await expect(tests.getByText('1 of 1 test failed')).toBeVisible();
  await expect(tests.getByText(/reaches .* instead of skills\/assign-berth\//)).toBeVisible();

  // It is there again after the page is: with the harness, in this browser.
  await command(page, 'Save now');
  await page.reload();
  await expect(tests.getByText('1 of 1 test failed')).toBeVisible();

  const { name, text } = await savedText(page, tests.getByRole('button', { name: '.harness-studio.json' }));
  // A browser takes the dot from the name; the pane says so.
  expect(name).toBe('harness-studio.json');
  expect(JSON.parse(text)).toEqual({ routes: [{ task, leaf: 'skills/assign-berth/' }] });
  await tests.getByRole('button', { name: `Remove the test ${task}` }).click();
  await expect(tests.getByText('none yet')).toBeVisible();
  await tests.getByLabel('Settings file with tests').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await expect(tests.getByText('Took 1 routing test from the file.')).toBeVisible();
});

test('two descriptions that say the same are called ambiguous', async ({ page }) => {
  await tryTask(page);
  const same = (name: string) => `---\nname: ${name}\ndescription: Paints the hull.\n---\n\n# Paint\n\nWith a brush.\n`;
  await write(page, 'skills/tie-boat/SKILL.md', same('tie-boat'));
  await write(page, 'skills/read-tide/SKILL.md', same('read-tide'));
  await page.getByRole('textbox', { name: 'A task, as someone would say it' }).fill('paint a hull');
  await expect(page.getByText(/^Ambiguous: .* are too near to tell apart/)).toBeVisible();
  await expect(page.getByText('near-tie')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Graph' }).click();
  await page
    .getByRole('application')
    .getByRole('button', { name: /^tie-boat, skill, overlaps/ })
    .click();
  await page.getByRole('list', { name: 'Overlaps' }).getByRole('button', { name: 'read-tide' }).click();
  await expect(page.getByRole('region', { name: 'Inspector: read-tide' })).toBeVisible();
  await page.getByRole('tab', { name: 'Try a task' }).click();
  await page.getByRole('textbox', { name: 'A task, as someone would say it' }).fill('zebra');
  await expect(page.getByText(/No name or description shares a word/)).toBeVisible();
});

test('a walk leads into the graph', async ({ page }) => {
  await tryTask(page);
  await page.getByRole('button', { name: 'Show in the graph' }).click();
  await expect(page.getByRole('region', { name: 'Inspector: assign-berth' })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`the simulator is accessible, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await tryTask(page);
    await page.getByRole('button', { name: 'Save as a test' }).click();
    await expect(page.getByText('1 test passed')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('#pane-side').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
}
