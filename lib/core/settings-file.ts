/** `.harness-studio.json`: the settings that people keep above their harnesses. Command line and studio read and write the same file. */
import { applyEdits, modify, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Finding } from './diagnostic';
import { nearest } from './nearest';
import { type KnownIds, membersOf, readers, type StoredSettings } from './settings-readers';
import { rangeOf } from './text';

export type { KnownIds, StoredSettings } from './settings-readers';

export const settingsFileName = '.harness-studio.json';

export interface SettingsReading {
  stored: StoredSettings;
  /** What is not understood, and so has no effect. */
  findings: readonly Finding[];
  /** False where the text is no JSON object: nothing was read from it. */
  readable: boolean;
}

/** Reads the file. Total: any text gives settings and findings; comments and closing commas are allowed. */
export function readSettings(text: string, known?: KnownIds): SettingsReading {
  const findings: Finding[] = [];
  const say = (message: string, offset: number, length: number, pointer: string) =>
    findings.push({ path: settingsFileName, ...rangeOf(text, offset, offset + length), message, pointer });
  const parsed = rootOf(text);
  if ('fault' in parsed) {
    say(parsed.fault, parsed.offset, parsed.length, '');
    return { stored: {}, findings, readable: false };
  }
  const stored: StoredSettings = {};
  for (const { key, value } of membersOf(parsed.root)) {
    const read = readers.get(key);
    if (read) read(stored, value, (message, node, at) => say(message, node.offset, node.length, at), known);
    else if (key !== '$schema') {
      const near = nearest(key, readers.keys());
      const rest = near === undefined ? 'it is kept and has no effect' : `\`${near}\` is one`;
      const { offset, length } = value.parent ?? value;
      say(`\`${key}\` is no setting; ${rest}.`, offset, length, `/${key}`);
    }
  }
  return { stored, findings, readable: true };
}

/** A byte order mark is no part of JSON but of many files: a space in its stead keeps every offset. */
const withoutMark = (text: string): string => text.replace(/^\ufeff/, ' ');

function rootOf(text: string): { root: Node } | { fault: string; offset: number; length: number } {
  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    root = parseTree(withoutMark(text), errors, { allowTrailingComma: true });
  } catch (error) {
    // The parser recurses: brackets nested by the ten thousand end its stack.
    if (!(error instanceof RangeError)) throw error;
    return { fault: 'The settings are nested too deeply to be read.', offset: 0, length: 0 };
  }
  const [first] = errors;
  if (first) {
    const what = printParseErrorCode(first.error)
      .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase();
    return { fault: `The settings are no JSON: ${what}.`, offset: first.offset, length: first.length };
  }
  if (root?.type === 'object') return { root };
  return { fault: 'The settings are no JSON object, such as `{}`.', offset: 0, length: text.length };
}

/**
 * The file's text with these settings written in: keys that are not named stay as they are, with comments, and so do
 * ids inside `severities` and `limits`. Undefined removes. An unreadable text is never overwritten: undefined.
 */
export function writeSettings(
  text: string | undefined,
  changes: { [Key in keyof StoredSettings]?: StoredSettings[Key] | undefined },
): string | undefined {
  const before = text ?? '{}\n';
  const parsed = rootOf(before);
  if ('fault' in parsed) return undefined;
  const kept = new Map(membersOf(parsed.root).map(({ key, value }) => [key, value.type]));
  const mark = before.startsWith('\ufeff') ? '\ufeff' : '';
  let after = before.slice(mark.length);
  const formattingOptions = { tabSize: 2, insertSpaces: true, eol: after.includes('\r\n') ? '\r\n' : '\n' };
  for (const [key, value] of Object.entries(changes)) {
    for (const [path, part] of placesOf(key, value, kept.get(key))) {
      after = applyEdits(after, modify(after, path, part, { formattingOptions }));
    }
  }
  return mark + after;
}

/** Ids are written one by one, so that the others of the same object stay. */
function placesOf(key: string, value: unknown, kept: string | undefined): [path: string[], value: unknown][] {
  const isTable = (key === 'severities' || key === 'limits') && typeof value === 'object' && value !== null;
  const mayMerge = isTable && (kept === undefined || kept === 'object');
  return mayMerge ? Object.entries(value).map(([id, part]) => [[key, id], part]) : [[[key], value]];
}
