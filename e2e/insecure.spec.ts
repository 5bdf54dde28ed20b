/** Without a secure context there is no `crypto.subtle`: the same digest is computed in plain JavaScript, and said so. */
import { atWork, expect, start, test } from './support';

test('the studio works on a plain address, with the same digest', async ({ page, baseURL }) => {
  const digests: (string | null)[] = [];
  for (const host of [new URL(baseURL ?? '').host, `plain.test:${new URL(baseURL ?? '').port}`]) {
    await page.goto(`http://${host}/`);
    if (host.startsWith('localhost')) await start(page);
    await expect(page.getByRole('button', { name: 'Try the sample' })).not.toHaveAttribute('aria-disabled');
    await page.getByRole('button', { name: 'Try the sample' }).click();
    await atWork(page);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Export' });
    digests.push(
      await sheet
        .getByText(/^[0-9a-f]{64}$/)
        .first()
        .textContent(),
    );
    await expect(sheet.getByText('not served securely')).toHaveCount(host.startsWith('plain') ? 1 : 0);
    expect(await page.evaluate(() => isSecureContext)).toBe(host.startsWith('localhost'));
  }
  expect(digests[0]).toBe(digests[1]);
});
