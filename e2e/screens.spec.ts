/**
 * Each screen and state as a picture, in light and dark and at three widths, for people to look at; and axe on each.
 * Pictures go to `artifacts/screens`, which is not committed.
 */
import type { Page } from '@playwright/test';
import { openSample } from './sample';
import {
  command,
  editorOf,
  expect,
  expectAccessible,
  folderOf,
  openFolder,
  openZip,
  start,
  test,
  verdict,
} from './support';
import { zipOf } from './zip';

const themes = ['light', 'dark'] as const;
const sizes = [
  { name: '1440', width: 1440, height: 900 },
  { name: '1024', width: 1024, height: 768 },
  { name: '390', width: 390, height: 844 },
] as const;

/** Pictures in every theme and size of what the page shows now. Axe reads each theme, and the narrow page once. */
async function look(page: Page, name: string): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.screenshot({ path: `artifacts/screens/${name}-${theme}-${size.name}.png` });
      if (size.name === '1440' || (size.name === '390' && theme === 'light'))
        await expectAccessible(page, `${name}, ${theme}, ${size.name}`);
    }
  }
}

async function sample(page: Page): Promise<void> {
  await openSample(page);
  await expect(editorOf(page, 'HARNESS.md')).toBeVisible({ timeout: 30_000 });
}

const sidePane = (name: string) => async (page: Page) => {
  await sample(page);
  await page.getByRole('tab', { name }).click();
};

const sheet = (title: string, dialog: RegExp) => async (page: Page) => {
  await sample(page);
  await command(page, title);
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
};

const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  start,
  studio: sample,
  'agent-sees': sidePane('Agent sees'),
  tokens: sidePane('Tokens'),
  task: sidePane('Try a task'),
  preview: sidePane('Preview'),
  export: sheet('Export', /^Export/),
  search: sheet('Find and replace in all files', /./),
  history: sheet('Show history', /./),
  verify: sheet('Verify a bundle', /./),
  keys: sheet('Show keys', /./),
  rules: (page) => page.goto('/rules/'),
  rule: (page) => page.goto('/rules/agent-harnesses/routing-file-missing/'),
  settings: (page) => page.goto('/settings/'),
  'nothing-open': (page) => page.goto('/studio/'),
  unknown: async (page) => openFolder(page, await folderOf('papers', { 'one.txt': 'Dear harbour,\n' })),
  several: (page) => {
    const bytes = Buffer.from('---\nname: Desk\ndescription: Runs the desk.\n---\n\nBe brief.\n');
    const harness = (root: string) => ({ name: `${root}/HARNESS.md`, bytes });
    return openZip(page, 'both.zip', zipOf([harness('north'), harness('south')]));
  },
  'one-file': async (page) => {
    const text = '---\nname: Desk\ndescription: Runs the desk.\n---\n\nBe brief.\n';
    await openFolder(page, await folderOf('desk', { 'HARNESS.md': text }));
    await expect(verdict(page)).toContainText('Valid', { timeout: 30_000 });
  },
  'odd-names': async (page) => {
    const text = '---\nname: "שולחן"\ndescription: משרד הנמל עונה לשאלות.\n---\n\nענה בקצרה.\n';
    const long = `${'a-very-long-name-'.repeat(11)}.md`;
    const page1 = '---\ndescription: One page.\n---\n';
    await openFolder(
      page,
      await folderOf('odd', { 'HARNESS.md': text, [`notes/${long}`]: page1, 'notes/NOTES.md': page1 }),
    );
    await expect(verdict(page)).toContainText('Valid', { timeout: 30_000 });
  },
};

for (const [name, show] of Object.entries(screens)) {
  test(name, async ({ page }) => {
    test.setTimeout(120_000);
    await show(page);
    await look(page, name);
  });
}
