import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

const executablePath = await findChromium();
const port = Number(process.env.E2E_PORT ?? 4319);
const asRoot = process.getuid?.() === 0;
// A name that is this machine but no `localhost`: pages under it have no secure context.
const args = ['--host-resolver-rules=MAP plain.test 127.0.0.1', ...(asRoot ? ['--no-sandbox'] : [])];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'artifacts/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A loaded machine may miss a wait: one more try there, and the report calls the test flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { ...(executablePath ? { executablePath } : {}), args },
    trace: 'retain-on-failure',
    acceptDownloads: true,
    viewport: { width: 1440, height: 900 },
  },
  webServer: {
    command: `node scripts/serve.mjs ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
