/** A rule is read, its bad example opened and repaired by its own fix, and the reason found again from the finding. */
import { finding } from './making';
import { atWork, expect, expectAccessible, test, verdict } from './support';

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
