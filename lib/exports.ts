/** The exports that every format has. Above the formats, so that command line and studio offer the same. */
import type { Report } from './check';
import { digestOf, fileHashes, sha256 } from './core/digest';
import { filesOf } from './core/files';
import type { Export } from './core/format';
import type { Harness } from './core/harness';
import type { Settings } from './core/settings';
import { type Summary, summaryMarkdown } from './core/summary';
import { figureOf } from './core/tokens';

/** The format's own hashes, computed. */
export function hashesOf(
  report: Pick<Report, 'opened'>,
): Promise<{ name: string; algorithm: 'sha256'; value: string }[]> {
  const hashed = report.opened?.hashed() ?? [];
  return Promise.all(
    hashed.map(async ({ name, parts }) => ({ name, algorithm: 'sha256' as const, value: await sha256(parts) })),
  );
}

/** What is said of a harness; contexts only once the settings hold a token counter. */
export async function summaryOf(title: string, harness: Harness, report: Report, settings: Settings): Promise<Summary> {
  const { counter, tokenizer } = settings;
  return {
    title,
    format: report.format ?? 'none',
    valid: report.valid,
    diagnostics: report.diagnostics,
    hashes: await hashesOf(report),
    digest: await digestOf(harness),
    tokenizer: counter?.name ?? tokenizer,
    ...(counter && { contexts: (report.opened?.contexts() ?? []).map((context) => figureOf(context, counter)) }),
    needs: report.opened?.needs() ?? [],
  };
}

/** `zip`, `file-list` and `report`; then those of the harness's format. */
export function exportsOf(title: string, harness: Harness, report: Report, settings: Settings): readonly Export[] {
  const nothing = () => [];
  return [
    {
      id: 'zip',
      title: 'Zip of everything',
      about: 'Every entry of the harness, byte for byte: opening it again gives the same harness and the same hashes.',
      archive: true,
      leftOut: nothing,
      files: () => filesOf(harness),
    },
    {
      id: 'file-list',
      title: 'List of files',
      about: 'Path, kind, size and SHA-256 of each entry, with the digest over all of them, as JSON.',
      leftOut: nothing,
      files: async () => {
        const list = { version: 1, digest: await digestOf(harness), files: await fileHashes(harness) };
        return { 'files.json': `${JSON.stringify(list, null, 2)}\n` };
      },
    },
    {
      id: 'report',
      title: 'Report',
      about: 'Verdict, findings, token figures, needs and hashes as one Markdown page.',
      leftOut: nothing,
      files: async () => ({ 'report.md': summaryMarkdown(await summaryOf(title, harness, report, settings)) }),
    },
    ...(report.opened?.exports() ?? []),
  ];
}
