/** What every story shares: a page that may not err, ways in and out of the studio, and the axe. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, type Download, expect, type Locator, type Page } from '@playwright/test';

/** A test whose page says nothing to the console, breaks no policy and asks no other host. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      const port = new URL(baseURL ?? '').port;
      page.on('pageerror', (error) => faults.push(`Uncaught: ${error.message}`));
      page.on('console', (message) => {
        // A browser says of an address without TLS that it ignores this header: true, and no fault of the page.
        if (message.text().includes('Cross-Origin-Opener-Policy header has been ignored')) return;
        if (message.type() === 'error') faults.push(`Console: ${message.text()}`);
      });
      page.on('request', (request) => {
        const { protocol, port: asked } = new URL(request.url());
        if (protocol.startsWith('http') && asked !== port) faults.push(`Asked another host: ${request.url()}`);
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`Policy ${event.violatedDirective} refused ${event.blockedURI}`),
        );
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes files into a new folder of this machine. */
export async function folderOf(name: string, files: Files): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'studio-')), name);
  await mkdir(folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

/** The start page, once the studio behind it answers. */
export async function start(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Open a folder' })).not.toHaveAttribute('aria-disabled');
}

export async function openFolder(page: Page, folder: string): Promise<void> {
  await start(page);
  await page.getByLabel('Folder to open').setInputFiles(folder);
}

export async function openZip(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await start(page);
  await page.getByLabel('Zip to open').setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(bytes) });
}

/** The workbench, once the first check is done. */
export async function atWork(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Problems' }).getByRole('heading', { level: 2 })).not.toContainText(
    'Checking…',
    { timeout: 30_000 },
  );
}

export const verdict = (page: Page): Locator =>
  page.getByRole('region', { name: 'Problems' }).getByRole('heading', { level: 2 });

export const status = (page: Page): Locator => page.getByRole('region', { name: 'Status' });

export const problems = (page: Page): Locator => page.getByRole('region', { name: 'Problems' });

/** The text area of the editor that shows a file. */
export const editorOf = (page: Page, path: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${path.replaceAll(/[.[\]]/g, '\\$&')}`) });

export async function command(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Control+K');
  const palette = page.getByRole('dialog', { name: 'Commands and files' });
  await palette.getByRole('combobox').fill(title);
  await palette.getByRole('option', { name: title }).first().click();
}

export async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Presses what starts a download and gives its name and bytes. */
export async function downloaded(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await button.click();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}

/** No page may hold what axe calls a violation. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  expect(found, what).toEqual([]);
}
