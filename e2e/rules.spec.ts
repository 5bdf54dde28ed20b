/** A rule is read, its bad example opened and repaired by its own fix, and the reason found again from the finding. */
import { finding } from './making';
import { openSample } from './sample';
import { atWork, expect, expectAccessible, problems, test, verdict } from './support';

test('from the rules to a rule, to the studio, and back to the reason', async ({ page, context }) => {
  await page.goto('/rules/');
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
  await expectAccessible(page, 'the list of rules');
  await page
    .getByRole('link', { name: /skill-description-required/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/rules\/agent-harnesses\/skill-description-required\/$/);
  await expect(page.getByRole('heading', { name: 'Breaks it' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keeps it' })).toBeVisible();
  await expectAccessible(page, 'a rule');

  await page.getByRole('link', { name: 'Open in the studio' }).first().click();
  await atWork(page);
  await expect(verdict(page)).toContainText('Not valid: 1 error');
  const found = finding(page, 'description');
  const opened = context.waitForEvent('page');
  await found.getByRole('link', { name: 'skill-description-required' }).click();
  const reason = await opened;
  await expect(reason).toHaveURL(/\/rules\/agent-harnesses\/skill-description-required\/$/);
  await expect(reason.getByRole('heading', { name: 'Keeps it' })).toBeVisible();
  await reason.close();

  await found.getByRole('button').nth(1).click();
  await expect(verdict(page)).toContainText('Valid');
});

test('the good example of a rule has nothing to repair', async ({ page }) => {
  await page.goto('/rules/agent-harnesses/skill-description-required/');
  await page.getByRole('link', { name: 'Open in the studio' }).last().click();
  await atWork(page);
  await expect(verdict(page)).toContainText('Valid');
});

test('a rule is found by search, opened in the studio, and going back finds the search again', async ({ page }) => {
  await page.goto('/rules/');
  const count = page.getByRole('status');
  await expect(count).toHaveText(/^\d+ rules$/);
  await page.getByRole('searchbox', { name: 'Find a rule' }).fill('hook unknown event');
  await expect(count).toHaveText(/^\d of \d+ rules$/);
  await page.getByRole('combobox', { name: 'Format' }).selectOption('Kapso');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Kapso']);
  await page.getByRole('combobox', { name: 'Severity' }).selectOption('Notes');
  await expect(page.getByText('No rule fits.')).toBeVisible();
  await expectAccessible(page, 'a search without result');
  await page.getByRole('combobox', { name: 'Severity' }).selectOption('Any severity');
  await page.getByRole('link', { name: /hook-unknown-event/ }).click();
  await expect(page).toHaveURL(/\/rules\/kapso\/hook-unknown-event\/$/);
  const law = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'Open in the studio' }).first().click();
  await atWork(page);
  await expect(verdict(page)).toContainText('Not valid');
  await expect(problems(page).getByRole('link', { name: 'hook-unknown-event' }).first()).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(law ?? '');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Find a rule' })).toHaveValue('hook unknown event');
  await expect(page.getByRole('combobox', { name: 'Format' })).toHaveValue('kapso');
  await expect(page.getByRole('link', { name: /hook-unknown-event/ })).toBeVisible();
});

test('the sample is repaired to valid by its own fixes alone', async ({ page }) => {
  await openSample(page);
  await expect(verdict(page)).toContainText('Not valid');
  const broken = problems(page)
    .getByRole('listitem')
    .filter({ hasText: /^error/ });
  for (let left = await broken.count(); left > 0; left = await broken.count()) {
    const before = await verdict(page).textContent();
    // The place, then the fix that is named beside it.
    await broken.first().getByRole('button').nth(1).click();
    await expect(verdict(page)).not.toHaveText(before ?? '');
    await atWork(page);
  }
  await expect(verdict(page)).toContainText('Valid.');
  await expectAccessible(page, 'the sample, repaired');
});

test('hints are folded until asked for', async ({ page }) => {
  await page.goto('/rules/agent-harnesses/duplicate-basename/');
  await expect(page.getByText('advice, hint')).toBeVisible();
  await page.getByRole('link', { name: 'Open in the studio' }).first().click();
  await atWork(page);
  await expect(verdict(page)).toContainText('Valid.');
  const fold = problems(page).getByRole('button', { name: /^\d+ hints?/ });
  const hint = problems(page).getByRole('link', { name: 'duplicate-basename' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(hint).toHaveCount(0);
  await fold.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(hint.first()).toBeVisible();
  await expectAccessible(page, 'hints, unfolded');
});
