/** Harness Lab: from the empty scaffold to a plugin and back; the caps; figures that agree everywhere. */
import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import {
  exported,
  finding,
  fromTemplate,
  identity,
  newFile,
  openExport,
  pasteFile,
  pasteInto,
  settled,
  sha256,
  sheet,
  unzipped,
} from './making';
import { goToFile } from './sample';
import { atWork, command, expect, expectAccessible, openZip, status, test } from './support';

const prompt = 'Read the tide table before you answer.\nNever promise a berth twice.\n';
const skill = `---
name: tide-table
description: Use when a task asks for the height of the water.
---
# Read the tide table

Find the day, then the hour. Heights are in metres.
`;
const guard = 'import sys\n\nsys.exit(0)\n';
const hooks = `${JSON.stringify(
  {
    hooks: {
      PreToolUse: [
        {
          matcher: 'Edit|Write',
          hooks: [
            {
              type: 'command',
              // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell expands it, not we.
              command: '"${HARNESSLAB_PYTHON:-python3}" -I "${CLAUDE_PLUGIN_ROOT}/skills/tide-table/guard.py"',
            },
          ],
        },
      ],
    },
  },
  null,
  2,
)}\n`;

/** The hash as the bundle's specification words it, from nothing of the studio. */
function harnessHash(files: ReadonlyMap<string, string>): string {
  const paths = [...files.keys()].sort();
  return sha256(
    ...paths.flatMap((path) => {
      const text = files.get(path) ?? '';
      return [`${path}\0${Buffer.byteLength(text)}\0`, text, '\0'];
    }),
  );
}

async function cli(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/cli.js', ...args]);
  return stdout;
}

async function makeBundle(page: Page): Promise<Map<string, string>> {
  await fromTemplate(page, 'Harness Lab bundle', 'Empty scaffold');
  await newFile(page, 'system_prompt.md', prompt);
  await newFile(page, 'skills/tide-table/SKILL.md', skill);
  await newFile(page, 'skills/tide-table/guard.py', guard);
  await pasteFile(page, 'hooks.json', hooks);
  await settled(page, 'Valid. 1 warning worth a look.');
  return new Map([
    ['harness.yaml', 'name: my-harness\ndescription: Adds nothing to the agent.\n'],
    ['hooks.json', hooks],
    ['skills/tide-table/SKILL.md', skill],
    ['skills/tide-table/guard.py', guard],
    ['system_prompt.md', prompt],
  ]);
}

test('from the empty scaffold to a Claude Code plugin, and back from it', async ({ page }) => {
  test.slow();
  const files = await makeBundle(page);
  const hash = harnessHash(files);
  await expectAccessible(page, 'the bundle in the studio');
  await expect(status(page).getByRole('button', { name: /^harness_hash/ })).toContainText(hash.slice(0, 8));

  const dialog = await openExport(page);
  expect(await identity(dialog, 'harness_hash')).toBe(hash);
  const plugin = await exported(page, dialog, /^Claude Code plugin/);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'system_prompt.md' })).toContainText('passes it beside');
  await expectAccessible(page, 'the export sheet');
  const held = unzipped(plugin.bytes);
  expect([...held.keys()].sort()).toEqual([
    '.claude-plugin/plugin.json',
    'hooks/hooks.json',
    'skills/tide-table/SKILL.md',
    'skills/tide-table/guard.py',
  ]);
  expect(JSON.parse(held.get('.claude-plugin/plugin.json') ?? '')).toEqual({
    name: `harnesslab-${hash.slice(0, 12)}`,
    description: 'Adds nothing to the agent.',
    version: '0.0.0',
  });
  expect(held.get('hooks/hooks.json')).toBe(hooks);
  expect(held.get('skills/tide-table/SKILL.md')).toBe(skill);

  await openZip(page, 'tides-plugin.zip', plugin.bytes);
  const offer = page.getByRole('alert').filter({ hasText: 'can become one' });
  await expect(offer).toContainText('Claude Code plugin → Harness Lab bundle.');
  await expectAccessible(page, 'the offer to convert');
  await offer.getByRole('button', { name: 'Open and convert' }).click();
  const conversion = sheet(page, 'Convert to another format');
  await conversion.getByRole('radio', { name: /^Claude Code plugin → Harness Lab bundle/ }).check();
  await expect(conversion.getByRole('listitem').filter({ hasText: 'hooks/hooks.json' })).toContainText(
    'becomes hooks.json',
  );
  await expectAccessible(page, 'the conversion');
  await conversion.getByRole('button', { name: 'Convert to Harness Lab bundle' }).click();
  await settled(page, /^Valid\. .*worth a look\.$/);

  // What the plugin could not hold is gone; the rest is as it was, byte for byte.
  const back = await exported(page, await openExport(page), /^Bundle/);
  expect(unzipped(back.bytes)).toEqual(
    new Map([
      ['harness.yaml', 'description: Adds nothing to the agent.\n'],
      ['hooks.json', hooks],
      ['skills/tide-table/SKILL.md', skill],
      ['skills/tide-table/guard.py', guard],
    ]),
  );
});

test('export sheet, status line and command line agree on every figure', async ({ page }) => {
  const files = await makeBundle(page);
  const dialog = await openExport(page);
  const bundle = await exported(page, dialog, /^Bundle/);
  const place = join(await mkdtemp(join(tmpdir(), 'bundle-')), 'tides.zip');
  await writeFile(place, bundle.bytes);
  const said = JSON.parse(await cli('hash', '--output', 'json', place)) as {
    hashes: { name: string; algorithm: string; value: string }[];
    digest: string;
    files: { path: string; size: number }[];
  };
  const hash = harnessHash(files);
  expect(said.hashes).toContainEqual({ name: 'harness_hash', algorithm: 'sha256', value: hash });
  expect(await identity(dialog, 'harness_hash')).toBe(hash);
  expect(await identity(dialog, 'studio digest')).toBe(said.digest);
  expect(await identity(dialog, 'SHA-256 of the file')).toBe(sha256(bundle.bytes));

  const limits = dialog.getByRole('region', { name: 'Limits of the format' });
  const bytes = said.files.reduce((sum, { size }) => sum + size, 0);
  expect(bytes).toBe([...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0));
  await expect(limits.getByText(`${said.files.length} of 64 files`)).toBeVisible();
  await expect(limits.getByText(`${bytes.toLocaleString('en')} of 512,000 bytes`)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: `Goes in: ${said.files.length} files` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(status(page).getByRole('button', { name: /^harness_hash/ })).toContainText(hash.slice(0, 8));
});

const open = async (page: Page, files: Record<string, string>): Promise<void> => {
  await openZip(
    page,
    'tides.zip',
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
  );
  await atWork(page);
};

/** A valid bundle with so many notes of so many bytes beside its skill. */
const withNotes = (count: number, size: number): Record<string, string> => ({
  'harness.yaml': 'name: tides\ndescription: Keeps the notes of every tide.\n',
  'system_prompt.md': prompt,
  'skills/tide-table/SKILL.md': `${skill}\nThe notes are beside this page, one file each.\n`,
  ...Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `skills/tide-table/note-${index}.txt`,
      `${'4.2 '.repeat(size)}`.slice(0, size),
    ]),
  ),
});

test('a bundle of 65 files is over its cap until one is deleted', async ({ page }) => {
  test.slow();
  await open(page, withNotes(62, 40));
  await settled(page, /^Not valid: 1 error/);
  await expect(finding(page, 'The bundle holds 65 files; at most 64 are allowed.')).toBeVisible();
  await expect(status(page).getByRole('button', { name: 'Files: 65 of 64 files' })).toBeVisible();
  await goToFile(page, 'skills/tide-table/note-7.txt');
  await command(page, 'Delete file');
  await settled(page, /^Valid\./);
  await expect(status(page).getByRole('button', { name: 'Files: 64 of 64 files' })).toBeVisible();
  await expectAccessible(page, 'at the cap');
});

test('a file of 64,001 bytes is over its cap until a byte goes', async ({ page }) => {
  await open(page, withNotes(1, 64_001));
  await settled(page, /^Not valid: 1 error/);
  await expect(finding(page, 'The file has 64001 bytes; at most 64000 are allowed.')).toBeVisible();
  await status(page).getByRole('button', { name: 'Largest file: 64,001 of 64,000 bytes' }).click();
  const limits = page.getByRole('region', { name: 'Limits of the format' });
  await expect(limits.getByText('64,001 of 64,000 bytes, over the limit')).toBeVisible();
  await expectAccessible(page, 'a cap in the tokens pane');
  await goToFile(page, 'skills/tide-table/note-0.txt');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Backspace');
  await settled(page, /^Valid\./);
  await expect(limits.getByText('64,000 of 64,000 bytes')).toBeVisible();
});

test('a bundle over 512,000 bytes is repaired by a shorter file, and undo breaks it again', async ({ page }) => {
  await open(page, withNotes(9, 60_000));
  await settled(page, /^Not valid: 1 error/);
  await expect(finding(page, /The bundle has 540\d{3} bytes; at most 512000 are allowed\./)).toBeVisible();
  await goToFile(page, 'skills/tide-table/note-3.txt');
  await pasteInto(page, 'skills/tide-table/note-3.txt', 'High water at noon.\n');
  await settled(page, /^Valid\./);
  await command(page, 'Undo across files');
  await settled(page, /^Not valid: 1 error/);
  await command(page, 'Redo across files');
  await settled(page, /^Valid\./);
  const { bytes } = await exported(page, await openExport(page), /^Bundle/);
  expect(unzipped(bytes).get('skills/tide-table/note-3.txt')).toBe('High water at noon.\n');
});
