/** Ways to make a refused frontmatter block readable, each proved by reading the result. Long: one list of them, with its judges. */
import { parseYaml, type YamlDocument, type YamlFault, type YamlNode } from '../../../core/yaml';
import { quoted } from '../yaml-text';
import { entryAt, indentAt, lineEnd, lineStart } from './entries';
import { blockLines } from './flow-to-block';

export interface Repair {
  title: string;
  /** The whole block, repaired as far as it goes. */
  text: string;
  /** What it reads as. */
  yaml: YamlDocument;
}

/** Replaces a span of the block. */
interface Change {
  title: string;
  start: number;
  end: number;
  text: string;
}

/** Units of text that one file's repairs may read: enough for any real block, and a bound for a monstrous one. */
const mostRead = 200_000;

/** What can be done about a block's first fault, best first; each goes on to repair the faults behind it. */
export function repairsOf(block: string): Repair[] {
  const reader = new Reader();
  const document = reader.read(block);
  const [first] = document.faults;
  if (!first) return [];
  const repairs = repairsBy(reader, block, first, changesFor(block, first, document));
  return repairs.length > 0 ? repairs : repairsBy(reader, block, first, commentedOut(block, first.start));
}

/** One repair for each kind of change: the first of its kind that works. */
function repairsBy(reader: Reader, block: string, fault: YamlFault, changes: Iterable<Change>): Repair[] {
  const repairs = new Map<string, Repair>();
  for (const change of changes) {
    if (repairs.has(change.title)) continue;
    const next = reader.applied(block, change, fault);
    if (next === undefined) continue;
    const text = reader.repairRest(next);
    repairs.set(change.title, { title: change.title, text, yaml: reader.handOver(text) });
  }
  return [...repairs.values()];
}

/** Tries changes out, reads no text twice, and stops where that would take too long. */
class Reader {
  private units = 0;
  private readonly documents = new Map<string, YamlDocument>();

  read(block: string): YamlDocument {
    let document = this.documents.get(block);
    if (!document) {
      this.units += block.length;
      document = parseYaml(block, 'strictyaml');
      this.documents.set(block, document);
    }
    return document;
  }

  /** For one who moves its offsets: it is read afresh should it be wanted again. */
  handOver(block: string): YamlDocument {
    const document = this.read(block);
    this.documents.delete(block);
    return document;
  }

  /** The block after a change, if the fault is gone from its place. */
  applied(block: string, { start, end, text }: Change, fault: YamlFault): string | undefined {
    const next = block.slice(0, start) + text + block.slice(end);
    const [left] = this.read(next).faults;
    if (!left) return next;
    const shift = text.length - (end - start);
    const moved = left.start >= start + text.length ? left.start - shift : Math.min(left.start, start);
    const later = phaseOf(left) - phaseOf(fault);
    return later > 0 || (later === 0 && moved > fault.start) ? next : undefined;
  }

  repairRest(block: string): string {
    let text = block;
    while (this.units < mostRead) {
      const document = this.read(text);
      const [fault] = document.faults;
      const next = fault && this.repairOne(text, fault, document);
      if (next === undefined) break;
      text = next;
    }
    return text;
  }

  private repairOne(block: string, fault: YamlFault, document: YamlDocument): string | undefined {
    for (const changes of [changesFor(block, fault, document), commentedOut(block, fault.start)]) {
      for (const change of changes) {
        const next = this.applied(block, change, fault);
        if (next !== undefined) return next;
      }
    }
    return undefined;
  }
}

/** Characters are judged first, then grammar, and keys and columns only in a block that is good YAML. */
function phaseOf({ code }: YamlFault): number {
  if (code === 'control-character') return 0;
  return ['duplicate-key', 'key-not-text', 'mapping-indentation', 'merge'].includes(code) ? 2 : 1;
}

function* changesFor(block: string, fault: YamlFault, document: YamlDocument): Iterable<Change> {
  const { code, start, end } = fault;
  if (code === 'control-character') yield { title: 'Remove the character', start, end, text: '' };
  if (code === 'tab') yield tabsReplaced(block, fault);
  if (code === 'second-document') yield { ...lineAt(block, start), title: 'Remove the document marker', text: '' };
  if (code === 'indentation') yield* markerRemoved(block, start);
  if (code === 'merge') yield { title: 'Quote the key', start, end, text: quoted(block.slice(start, end)) };
  if (code === 'flow') yield* flowRewritten(block, start, document);
  if (code === 'anchor' || code === 'alias') yield* written(block, fault);
  if (code === 'escape') yield { title: 'Write the backslash as `\\\\`', start, end: start, text: '\\' };
  if (code === 'duplicate-key') yield* duplicatesRemoved(block, fault);
  if (code === 'mapping-indentation') yield* realigned(block, fault);
  if (code === 'missing-colon' || code === 'indentation') yield* colonSpaced(block, start);
  if (code === 'indentation' || code === 'missing-colon') yield* reindented(block, start);
  yield* valueQuoted(block, fault);
  if (code === 'tag' || code === 'anchor') yield markRemoved(block, fault);
}

function tabsReplaced(block: string, { start, end }: YamlFault): Change {
  const from = lineStart(block, start);
  const title = 'Replace the tab by spaces';
  const line = block.slice(from, lineEnd(block, start));
  if (line.trim() === '') return { title: 'Empty the line', start: from, end: from + line.length, text: '' };
  const inIndent = block.slice(from, start).trim() === '';
  return { title, start, end, text: inIndent ? '  '.repeat(end - start) : ' ' };
}

/** What follows `...` is told of as a line that is not aligned. */
function* markerRemoved(block: string, offset: number): Iterable<Change> {
  const above = lineAt(block, Math.max(0, lineStart(block, offset) - 1));
  const marker = /^(?:\.\.\.|---)\s*$/.test(block.slice(above.start, above.end));
  if (marker) yield { ...above, title: 'Remove the document marker', text: '' };
}

/** A line with its break; the break before it where it is the last. */
function lineAt(block: string, offset: number): { start: number; end: number } {
  const start = lineStart(block, offset);
  const end = lineEnd(block, offset);
  return end < block.length ? { start, end: end + 1 } : { start: Math.max(0, start - 1), end };
}

/** The collection in flow style at an offset, together with all others where that works, else alone. */
function* flowRewritten(block: string, offset: number, document: YamlDocument): Iterable<Change> {
  const flows = flowsOf(block, document);
  const own = flows.find((node) => node.start === offset);
  if (!own) return;
  const all = flows.flatMap((node) => firstOf(asBlock(block, node)));
  if (all.length > 1) yield joined(block, all);
  yield* asBlock(block, own);
}

const firstOf = <T>(items: Iterable<T>): T[] => {
  for (const item of items) return [item];
  return [];
};

/** Changes of separate places, in their order, as one. */
function joined(block: string, changes: readonly Change[]): Change {
  const [first] = changes;
  const start = first?.start ?? 0;
  let text = '';
  let end = start;
  for (const change of changes) {
    text += block.slice(end, change.start) + change.text;
    end = change.end;
  }
  return { title: first?.title ?? '', start, end, text };
}

function* asBlock(block: string, node: YamlNode): Iterable<Change> {
  const title = 'Write it in block style';
  const { start, end } = node;
  // `[port] then "date"` only begins like a list: as text it is quoted.
  if (!/^[ \t]*(?:#.*)?$/.test(block.slice(end, lineEnd(block, end)))) return;
  const lines = blockLines(block, node);
  if (!lines) {
    yield { title: 'Leave the value empty', start: block.charAt(start - 1) === ' ' ? start - 1 : start, end, text: '' };
    return;
  }
  const entry = entryAt(block, start);
  if (!entry || entry.valueStart > start) yield { title, start, end, text: lines.join('\n') };
  else {
    const from = block.charAt(start - 1) === ' ' ? start - 1 : start;
    for (const column of [entry.indent + 2, entry.indent + 4, entry.indent + 1, entry.indent + 3]) {
      yield { title, start: from, end, text: lines.map((line) => `\n${' '.repeat(column)}${line}`).join('') };
    }
  }
}

/** The outermost collections in flow style that were read whole, in their order. */
function flowsOf(block: string, { root, faults }: YamlDocument): YamlNode[] {
  const flows: YamlNode[] = [];
  const waiting = root ? [root] : [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'alias' || node.kind === 'scalar') continue;
    if (node.flow) flows.push(node);
    else if (node.kind === 'list') for (const item of node.items) waiting.push(item);
    else for (const { key, value } of node.pairs) waiting.push(key, value);
  }
  return flows
    .filter(({ start, end }) => {
      const stopped = faults.some((fault) => !readOn.has(fault.code) && fault.start >= start && fault.start <= end);
      return !stopped && end > start + 1 && ']}'.includes(block.charAt(end - 1));
    })
    .sort((left, right) => left.start - right.start);
}

/** Faults that do not stop the reading. */
const readOn: ReadonlySet<string> = new Set(['flow', 'alias', 'anchor', 'tag']);

/** An anchor that is used: the text it names is written out wherever an alias stands. */
function* written(block: string, fault: YamlFault): Iterable<Change> {
  const { root } = parseYaml(block, 'pyyaml');
  if (!root) return;
  const waiting = [root];
  const aliases: { start: number; end: number; text: string }[] = [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'alias') {
      const { target } = node;
      if (target?.kind !== 'scalar' || target.style === 'literal' || target.style === 'folded') continue;
      if (
        fault.code === 'anchor'
          ? target.start !== fault.start && !isMarkOf(block, fault, target)
          : node.start !== fault.start
      ) {
        continue;
      }
      aliases.push({ start: node.start, end: node.end, text: quoted(target.text) });
    } else if (node.kind === 'list') for (const item of node.items) waiting.push(item);
    else if (node.kind === 'map') for (const { key, value } of node.pairs) waiting.push(key, value);
  }
  if (aliases.length === 0) return;
  const mark = markRemoved(block, fault);
  const changes = [...aliases, ...(fault.code === 'anchor' ? [mark] : [])].sort(
    (left, right) => right.start - left.start,
  );
  let text = block;
  for (const change of changes) text = text.slice(0, change.start) + change.text + text.slice(change.end);
  yield { title: 'Write the shared value out', start: 0, end: block.length, text };
}

/** Whether an anchor stands right before a node. */
const isMarkOf = (block: string, fault: YamlFault, node: YamlNode): boolean =>
  node.start >= fault.end && block.slice(fault.end, node.start).trim() === '';

function markRemoved(block: string, { code, start, end }: YamlFault): Change {
  let to = end;
  while (block.charAt(to) === ' ') to++;
  return { title: code === 'tag' ? 'Remove the tag' : 'Remove the anchor', start, end: to, text: '' };
}

function* duplicatesRemoved(block: string, { start }: YamlFault): Iterable<Change> {
  const later = entryAt(block, start);
  if (!later) return;
  yield { ...linesOf(block, later), title: `Remove the second \`${later.key}\``, text: '' };
  for (let at = lineStart(block, start); at > 0; ) {
    const earlier = entryAt(block, at - 1);
    if (!earlier) return;
    if (earlier.key === later.key && earlier.indent === later.indent) {
      const first = linesOf(block, earlier);
      yield { title: `Keep the second \`${later.key}\``, start: first.start, end: first.end, text: '' };
      return;
    }
    at = lineStart(block, earlier.start);
  }
}

function linesOf(block: string, entry: { start: number; valueEnd: number }): { start: number; end: number } {
  const start = lineStart(block, entry.start);
  const end = lineEnd(block, entry.valueEnd);
  return end < block.length ? { start, end: end + 1 } : { start: Math.max(0, start - 1), end };
}

/** The lines of a mapping moved to the column of its siblings. */
function* realigned(block: string, { start, end }: YamlFault): Iterable<Change> {
  const from = lineStart(block, start);
  const lines = block.slice(from, lineEnd(block, Math.max(start, end - 1))).split('\n');
  const indent = start - from;
  for (const column of [2, 4, 1, 3, 6, 8].filter((each) => each !== indent)) {
    const text = lines.map((line) => (line.trim() === '' ? line : ' '.repeat(column) + line.slice(indent))).join('\n');
    yield { title: 'Align it with its siblings', start: from, end: from + lines.join('\n').length, text };
  }
}

function* colonSpaced(block: string, offset: number): Iterable<Change> {
  const from = lineStart(block, offset);
  const found = /^\s*[\w-]+:(?=[^\s:/])/.exec(block.slice(from, lineEnd(block, offset)));
  if (found)
    yield {
      title: 'Put a space after the colon',
      start: from + found[0].length,
      end: from + found[0].length,
      text: ' ',
    };
}

/** The line as a key beside the one above, or as the rest of its value. */
function* reindented(block: string, offset: number): Iterable<Change> {
  const start = lineStart(block, offset);
  const end = start + indentAt(block, offset);
  const above = start === 0 ? undefined : entryAt(block, start - 1);
  const columns = new Set([above?.indent ?? 0, 0, (above?.indent ?? 0) + 2]);
  for (const column of columns) {
    yield { title: 'Align the line with the others', start, end, text: ' '.repeat(column) };
  }
}

function* valueQuoted(block: string, { start }: YamlFault): Iterable<Change> {
  const entry = entryAt(block, start);
  if (!entry || start < entry.start) return;
  const value = block.slice(entry.valueStart, entry.valueEnd).trimEnd();
  const text = unquoted(value.replace(/\s*\n\s*/g, ' '));
  if (text === '') return;
  const gap = /[ \t]$/.test(block.slice(0, entry.valueStart)) ? '' : ' ';
  yield {
    title: 'Quote the value',
    start: entry.valueStart,
    end: entry.valueStart + value.length,
    text: gap + quoted(text),
  };
}

/** The text meant by a value whose quotes went wrong: `'it's'` → `it's`, `"open` → `open`. */
function unquoted(value: string): string {
  const mark = value.charAt(0);
  if (mark !== '"' && mark !== "'") return value;
  if (value.length > 1 && value.endsWith(mark)) return value.slice(1, -1);
  return value.indexOf(mark, 1) < 0 ? value.slice(1) : value;
}

/** The last resort: what cannot be read stays as a comment. */
function* commentedOut(block: string, offset: number): Iterable<Change> {
  const entry = entryAt(block, offset);
  const from = lineStart(block, offset);
  const to = lineEnd(block, offset);
  yield { title: 'Make the line a comment', start: from, end: from, text: '# ' };
  const above = from === 0 ? 0 : lineStart(block, from - 1);
  if (from > 0) yield { title: 'Make the line above a comment', start: above, end: above, text: '# ' };
  if (!entry) return;
  const start = lineStart(block, entry.start);
  const end = Math.max(to, lineEnd(block, entry.valueEnd));
  const text = block.slice(start, end).replace(/^(?=.*\S)/gm, '# ');
  yield { title: 'Make the lines a comment', start, end, text };
}
