/** What a fix changes, in lines, without applying it. */
import { diffLines } from 'diff';
import type { Fix } from '../core/diagnostic';
import { editsOfFix } from '../core/fixes';
import type { Edit, Entry, Harness } from '../core/harness';
import type { Path } from '../core/path';
import { isBinary, textOf } from '../core/text';

export interface PreviewLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

const around = 2;

export interface ChangedFile {
  path: Path;
  lines: PreviewLine[];
}

/** Changed lines of each file with a little of what surrounds them. Empty where the fix no longer fits. */
export function previewLines(harness: Harness, fix: Fix): ChangedFile[] {
  try {
    return changedLines(harness, editsOfFix(harness, fix));
  } catch {
    return [];
  }
}

/** What edits would change, file by file. */
export const changedLines = (harness: Harness, edits: readonly Edit[]): ChangedFile[] =>
  edits.map(([path, entry]) => ({ path, lines: linesBetween(contentOf(harness.get(path)), contentOf(entry)) }));

function contentOf(entry: Entry | undefined): string {
  if (!entry) return '';
  if (entry.kind === 'symlink') return `link to ${entry.target}\n`;
  if (entry.kind === 'directory') return 'empty folder\n';
  return isBinary(entry) ? `${entry.bytes.length} bytes\n` : textOf(entry);
}

function linesBetween(before: string, after: string): PreviewLine[] {
  const all = diffLines(before, after, { stripTrailingCr: false }).flatMap((part): PreviewLine[] => {
    const kind = part.added ? 'added' : part.removed ? 'removed' : 'same';
    return part.value
      .replace(/\r?\n$/, '')
      .split('\n')
      .map((text) => ({ kind, text: text.replace(/\r$/, '') }));
  });
  return all.filter((line, index) =>
    line.kind === 'same'
      ? all.slice(Math.max(0, index - around), index + around + 1).some((one) => one.kind !== 'same')
      : true,
  );
}
