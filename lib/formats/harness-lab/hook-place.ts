/** Places of hooks in `hooks.json`, for the rules about them. */
import type { TextEdit } from '../../core/diagnostic';
import type { JsonString } from '../../core/json';
import { rangeOf } from '../../core/text';
import { type CommandReading, type Hook, type HookSet, spanInFile, spelling } from '../common/hooks';
import type { BundleFile, Model } from './model';

/** A hook with the text that holds it. */
export interface PlacedHook {
  path: 'hooks.json';
  text: string;
  hook: Hook;
}

/** A command hook. */
export interface PlacedCommand extends PlacedHook {
  node: JsonString;
  reading: CommandReading;
}

export interface PlacedSet {
  path: 'hooks.json';
  text: string;
  set: HookSet;
}

/** The set of a file's hooks, where it is `hooks.json` and can be read. */
export function setIn({ content }: Pick<BundleFile, 'content'>): PlacedSet | undefined {
  if (content?.kind !== 'hooks' || !content.set) return undefined;
  return { path: 'hooks.json', text: content.text, set: content.set };
}

export function commandsIn(file: Pick<BundleFile, 'content'> | undefined): PlacedCommand[] {
  const placed = file && setIn(file);
  if (!placed) return [];
  const { path, text } = placed;
  return placed.set.hooks.flatMap((hook) => (hook.command ? [{ path, text, hook, ...hook.command }] : []));
}

export const commandsOf = (model: Pick<Model, 'byPath'>): PlacedCommand[] => commandsIn(model.byPath.get('hooks.json'));

interface Span {
  start: number;
  end: number;
  /** The text value it is a span of, where it has one of its own. */
  node?: JsonString;
}

/** Path and range of a span of a text value. */
export function placeOf({ path, text }: { path: 'hooks.json'; text: string }, node: JsonString, span: Span) {
  const { start, end } = spanInFile(text, span.node ?? node, span);
  return { path, ...rangeOf(text, start, end) };
}

/** Replaces a span of a text value; spelt as JSON wants it. */
export function replacement(
  { path, text }: { path: 'hooks.json'; text: string },
  node: JsonString,
  span: Span,
  by: string,
): TextEdit {
  return { path, ...spanInFile(text, span.node ?? node, span), text: spelling(by) };
}
