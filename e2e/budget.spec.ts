import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { goToFile, openSample, savedText, write } from './sample';
import { expect, test } from './support';

const longBody = `---\nname: harbour-desk\ndescription: Runs the desk.\n---\n\n# Desk\n\nShort.\n\n## Rules\n\n${'Ask for the name of the boat and write it down. '.repeat(60)}\n`;

async function openTokens(page: Page): Promise<void> {
  await openSample(page);
  await page.getByRole('tab', { name: 'Tokens' }).click();
  await expect(page.getByText('Sessions start with 240 tokens, within the ideal 300.')).toBeVisible();
}

test('see a start grow over its budget, by which section, and since when', async ({ page }) => {
  await openTokens(page);
  await expect(page.getByText('no change')).toBeVisible();
  await write(page, 'HARNESS.md', longBody);
  await expect(page.getByText(/Sessions start with \d{3} tokens, \d+ over the limit of 600\./)).toBeVisible();
  await expect(page.getByText('over the limit (300 / 600)')).toBeVisible();
  await expect(page.getByText(/^▲ \d+ \(\d+ tokens more\)$/)).toBeVisible();
  const longest = page.getByRole('button', { name: /^Rules, \d+ tokens: of what\?/ });
  await longest.click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Marked in the editor: Rules in HARNESS.md.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Let go' }).click();
  await expect(page.getByText('Marked in the editor')).toHaveCount(0);
});

test('choose a tokenizer; an estimate says its error', async ({ page }) => {
  await openTokens(page);
  await page.getByRole('combobox', { name: 'Counted with' }).selectOption('estimate');
  await expect(page.getByText(/Median error 9 % on Latin text/)).toBeVisible();
  await expect(page.getByText('Sessions start with 239 tokens, within the ideal 300.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Counted with' }).selectOption('cl100k_base');
  await expect(page.getByText(/Sessions start with 2\d\d tokens/)).toBeVisible();
});

test('walk down the branches in the table; the picture follows', async ({ page }) => {
  await openTokens(page);
  const table = page.getByRole('table', { name: /Tokens of what lies in/ });
  await expect(table.getByRole('row')).toHaveCount(7);
  await table.getByRole('button', { name: 'skills/' }).click();
  await expect(page.getByRole('img', { name: /^Treemap of skills\./ })).toBeVisible();
  await table.getByRole('button', { name: 'assign-berth/' }).click();
  await expect(table.getByRole('button', { name: /^SKILL\.md, \d+ tokens: of what/ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Branch' }).getByRole('button', { name: 'All' }).click();
  await expect(table.getByRole('button', { name: 'skills/' })).toBeVisible();
});

test('read what the agent sees, with the cursor marked, and why not the rest', async ({ page }) => {
  await openSample(page);
  await page.getByRole('tab', { name: 'Agent sees' }).click();
  const text = page.getByRole('region', { name: 'Text of load' });
  await expect(text.getByText('You run the front desk')).toBeVisible();
  await page.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name: 'Manners' }).click();
  await expect(text.getByText('lines 6 to 24, 240 tokens, under the cursor')).toBeVisible();
  // Only the marked line is an element of its own.
  await expect(text.getByText('## Manners', { exact: true })).toBeVisible();
  const saved = await savedText(page, page.getByRole('button', { name: 'Download this text' }));
  expect(saved.name).toBe('load.txt');
  expect(saved.text).toMatch(/^# Harbour desk\n[\s\S]*how to reach them\.$/);
  await goToFile(page, 'README.md');
  await expect(
    page.getByText('README.md is in no context. Loose files beside HARNESS.md are not listed.'),
  ).toBeVisible();
  await page.getByText('Why not the rest?').click();
  await expect(page.getByText('It is run, not read.')).toBeVisible();
  await goToFile(page, 'skills/read-tide/SKILL.md');
  await page.getByRole('button', { name: 'leaf skills/read-tide' }).click();
  await expect(page.getByRole('region', { name: 'Text of leaf skills/read-tide' })).toContainText('rule of twelfths');
});

test('the preview stays at the line of the source', async ({ page }) => {
  await openSample(page);
  const sections = Array.from({ length: 60 }, (_, at) => `## Section ${at + 1}\n\nText.\n`).join('\n');
  await write(
    page,
    'HARNESS.md',
    `---\nname: harbour-desk\ndescription: Runs the desk.\n---\n\n# Desk\n\n[fees](references/fees.md)\n\n${sections}`,
  );
  await page.getByRole('tab', { name: 'Preview' }).click();
  const preview = page.getByRole('article', { name: 'Preview of HARNESS.md' });
  await expect(preview.getByRole('heading', { name: 'Section 60' })).toBeAttached();
  await page
    .getByRole('navigation', { name: 'Outline' })
    .getByRole('button', { name: /^Section 40/ })
    .click();
  await expect(preview.getByRole('heading', { name: 'Section 40' })).toBeInViewport();
  await preview.focus();
  await page.keyboard.press('Home');
  await expect(preview.getByRole('heading', { name: 'Desk' })).toBeInViewport();
  await preview.getByRole('link', { name: 'fees' }).click();
  await expect(page.getByRole('article', { name: 'Preview of references/fees.md' })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`tokens, agent and preview are accessible, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await openTokens(page);
    for (const tab of ['Tokens', 'Agent sees', 'Preview']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByText('Harbour desk').or(page.getByText('All files')).first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include('#pane-side').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    }
  });
}
