/** Fixes of JSON and TypeScript literals alike: splices that keep what stands around them. */
import type { Fix, TextEdit } from '../../core/diagnostic';
import type { Path } from '../../core/path';
import { textOf } from '../../core/text';
import type { Model } from './model';
import type { Member, ObjectValue, Origin, Value } from './value';

const sourceOf = (model: Model, path: Path): string => {
  const entry = model.harness.get(path);
  return entry ? textOf(entry) : '';
};

const isJson = (path: Path): boolean => path.endsWith('.json');

/** A text as the file would write it: JSON's quotes, or the quotes a TypeScript file uses most. */
export function quoted(model: Model, path: Path, text: string): string {
  const json = JSON.stringify(text);
  if (isJson(path)) return json;
  const source = sourceOf(model, path);
  const prefersSingle = (source.match(/'/g)?.length ?? 0) > (source.match(/"/g)?.length ?? 0);
  return prefersSingle ? `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'` : json;
}

/** A key as the file would write it. */
export const keyText = (model: Model, path: Path, name: string): string =>
  !isJson(path) && /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(model, path, name);

export const replaced = (origin: Origin, text: string): TextEdit => ({ ...origin, text });

export const fixOf = (title: string, edits: readonly TextEdit[], preferred = false): Fix =>
  preferred ? { title, edits, preferred: true } : { title, edits };

/** The fixes that could be made. */
export const fixes = (...offered: readonly (Fix | undefined)[]): Fix[] => offered.filter((each) => each !== undefined);

/** Replaces a value where it was written. */
export const replaceValue = (
  title: string,
  value: Value | undefined,
  text: string,
  preferred = false,
): Fix | undefined => value?.origin && fixOf(title, [replaced(value.origin, text)], preferred);

/** Spans of an object's members as written in its literal, in order. */
function spansOf(object: ObjectValue): Origin[] {
  const { origin } = object;
  if (!origin) return [];
  return [...object.members.values()]
    .map((member) => member.whole)
    .filter((whole): whole is Origin => whole !== undefined && inside(whole, origin))
    .sort((left, right) => left.start - right.start);
}

const inside = (part: Origin, whole: Origin): boolean =>
  part.path === whole.path && part.start >= whole.start && part.end <= whole.end;

/** Takes a part out of a literal, with the comma and the blanks that belong to it. */
function removal(model: Model, part: Origin, holder: Origin): TextEdit {
  const text = sourceOf(model, part.path);
  let end = part.end;
  while (end < holder.end && /\s/.test(text[end] ?? '')) end++;
  if (text[end] === ',') {
    end++;
    const next = /^[ \t]*(?:\r\n|\r|\n)?[ \t]*/.exec(text.slice(end, holder.end))?.[0].length ?? 0;
    const isLast = '}]'.includes(text[end + next] ?? '');
    return { path: part.path, start: part.start, end: isLast ? end : end + next, text: '' };
  }
  let start = part.start;
  while (start > holder.start && /\s/.test(text[start - 1] ?? '')) start--;
  if (text[start - 1] === ',') return { path: part.path, start: start - 1, end: part.end, text: '' };
  return { path: part.path, start: part.start, end: part.end, text: '' };
}

export function removeMember(
  model: Model,
  title: string,
  holder: Value | undefined,
  name: string,
  preferred = false,
): Fix | undefined {
  if (holder?.kind !== 'object' || !holder.origin) return undefined;
  const whole = holder.members.get(name)?.whole;
  if (!whole || !inside(whole, holder.origin)) return undefined;
  return fixOf(title, [removal(model, whole, holder.origin)], preferred);
}

/** Takes out the item at an index of a list literal. */
export function removeItem(
  model: Model,
  title: string,
  list: Value | undefined,
  index: number,
  preferred = false,
): Fix | undefined {
  if (list?.kind !== 'list' || !list.origin) return undefined;
  const place = list.places?.[index];
  return place && fixOf(title, [removal(model, place, list.origin)], preferred);
}

/** Renames a key where it was written. */
export function renameKey(
  model: Model,
  title: string,
  member: Member | undefined,
  name: string,
  preferred = false,
): Fix | undefined {
  const key = member?.key;
  return key && fixOf(title, [replaced(key, keyText(model, key.path, name))], preferred);
}

/** Adds a member at the end of an object literal. */
export function insertMember(
  model: Model,
  title: string,
  holder: Value | undefined,
  name: string,
  value: string,
  preferred = false,
): Fix | undefined {
  if (holder?.kind !== 'object' || !holder.origin) return undefined;
  const edit = insertion(
    model,
    holder.origin,
    spansOf(holder),
    `${keyText(model, holder.origin.path, name)}: ${value}`,
  );
  return edit && fixOf(title, [edit], preferred);
}

function insertion(model: Model, literal: Origin, parts: readonly Origin[], text: string): TextEdit | undefined {
  const source = sourceOf(model, literal.path);
  const last = parts.at(-1);
  if (!'{['.includes(source[literal.start] ?? ' ')) return undefined;
  if (!last) {
    const inner = source.slice(literal.start + 1, literal.end - 1);
    if (inner.trim() !== '') return undefined;
    const pad = source[literal.start] === '{' ? ' ' : '';
    return { path: literal.path, start: literal.start + 1, end: literal.end - 1, text: `${pad}${text}${pad}` };
  }
  const lead = /(?:^|[\r\n])([ \t]*)$/.exec(source.slice(literal.start, last.start))?.[1];
  const eol = source.includes('\r\n') ? '\r\n' : '\n';
  const gap = lead === undefined ? ' ' : eol + lead;
  return { path: literal.path, start: last.end, end: last.end, text: `,${gap}${text}` };
}

/** The same text on every line of a file keeps the file's line ends. */
export const withEol = (model: Model, path: Path, text: string): string =>
  sourceOf(model, path).includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
