/** Repairs of a YAML text that the loader refuses: offered only where it then accepts the whole. */
import type { Fix, TextEdit } from '../../core/diagnostic';
import type { Path } from '../../core/path';
import { viewOf } from './yaml-view';

interface Broken {
  path: Path;
  /** The file's text, and the part of it that is YAML. */
  text: string;
  start: number;
  end: number;
}

export function yamlRepairs(broken: Broken, faultAt: number): Fix[] {
  const candidates = [
    { title: 'Quote the value', edits: quoting(broken, faultAt) },
    { title: 'Replace tabs by blanks', edits: withoutTabs(broken) },
  ];
  return candidates.filter(({ edits }) => edits.length > 0 && repairs(broken, edits));
}

function repairs({ text, start, end }: Broken, edits: readonly TextEdit[]): boolean {
  let at = start;
  let after = '';
  for (const change of edits) {
    after += text.slice(at, change.start) + change.text;
    at = change.end;
  }
  const view = viewOf(after + text.slice(at, end));
  return view.fault === undefined && !view.notMapping;
}

/** Puts quotes around all that follows the first colon of the line. */
function quoting({ path, text, start, end }: Broken, faultAt: number): TextEdit[] {
  // A fault is often noticed one line below the value that causes it.
  let from = Math.max(start, text.lastIndexOf('\n', Math.min(faultAt, end) - 1) + 1);
  if (text.slice(from, faultAt).trim() === '' && from > start)
    from = Math.max(start, text.lastIndexOf('\n', from - 2) + 1);
  const feed = text.indexOf('\n', from);
  const line = text.slice(from, feed < 0 || feed > end ? end : feed);
  const match = /^([ \t]*(?:- )?[^:#\s]+:[ \t]+)(\S.*?)[ \t\r]*$/.exec(line);
  if (!match?.[1] || !match[2]) return [];
  const at = from + match[1].length;
  return [{ path, start: at, end: at + match[2].length, text: `'${match[2].replaceAll("'", "''")}'` }];
}

function withoutTabs({ path, text, start, end }: Broken): TextEdit[] {
  return Array.from(text.slice(start, end).matchAll(/\t/g), ({ index }) => ({
    path,
    start: start + index,
    end: start + index + 1,
    text: '  ',
  }));
}
