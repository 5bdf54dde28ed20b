/** The parts of a file, for the outline: headings of Markdown with what each section costs, keys of manifests. */
import type { Entry } from '../core/harness';
import { markdownOf } from '../core/markdown';
import { extensionOf, type Path } from '../core/path';
import type { TokenCounter } from '../core/settings';
import { isBinary, positionAt, textOf } from '../core/text';
import { sectionFigures } from '../core/tokens';
import type { OutlineLine } from './protocol';

export function outlineOf(path: Path, entry: Entry, counter: TokenCounter | undefined): OutlineLine[] {
  if (isBinary(entry)) return [];
  const text = textOf(entry);
  const extension = extensionOf(path);
  if (extension === '.md') return headingsOf(text, counter);
  return extension === '.yaml' || extension === '.yml' || extension === '.json' ? keysOf(text) : [];
}

function headingsOf(text: string, counter: TokenCounter | undefined): OutlineLine[] {
  const from = /^\ufeff?---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/.exec(text)?.[0].length ?? 0;
  if (counter) {
    return sectionFigures(text, from, counter)
      .filter((section) => section.level > 0)
      .map(({ title, level, start, tokens }) => ({ title, level, line: positionAt(text, start).line, tokens }));
  }
  return markdownOf(text, from).headings.map(({ text: title, level, start }) => ({
    title,
    level,
    line: positionAt(text, start).line,
  }));
}

/** The keys that stand at the left edge (YAML) or one step in (JSON): enough to move about by. */
function keysOf(text: string): OutlineLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const key = /^(?: {2}|\t)?"([^"]+)"\s*:|^([A-Za-z_][\w.-]*)\s*:/.exec(line);
    const title = key?.[1] ?? key?.[2];
    return title === undefined ? [] : [{ title, level: 1, line: index + 1 }];
  });
}
