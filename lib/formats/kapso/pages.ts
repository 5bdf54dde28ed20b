/** Instruction pages: text that reaches sessions whole. */
import { type Entry, perEntry } from '../../core/harness';
import { baseName, type Path } from '../../core/path';
import { textOf } from '../../core/text';
import { isModuleName, type ModuleName } from './names';

export interface PageFacts {
  kind: 'page';
  path: Path;
  text: string;
  /** `guardrails` reaches every session; undefined where no session reads the page. */
  reader: ModuleName | 'guardrails' | undefined;
  lines: number;
  /** A link: it is there, but not followed, so nothing is known of its text. */
  linked: boolean;
}

/** Line ends, and one more where the last character is none (Pages: every line counts). */
export function lineCount(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return text === '' || text.endsWith('\n') ? count : count + 1;
}

export const readPage = perEntry((entry: Entry, path: Path): PageFacts => {
  const text = textOf(entry);
  const stem = baseName(path).replace(/\.md$/, '');
  const reader = stem === 'guardrails' || isModuleName(stem) ? stem : undefined;
  return { kind: 'page', path, text, reader, lines: lineCount(text), linked: entry.kind === 'symlink' };
});
