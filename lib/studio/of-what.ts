/** "Of what?": the pieces of text behind a token figure, marked in the editor. */
import { positionAt, textOf } from '../core/text';
import type { SectionLine } from './context-parts';
import type { Counted, Span, StudioState } from './state';
import type { Studio } from './store';

/** What a figure counts. */
export type OfWhat = { context: number; name: string } | { section: SectionLine } | { path: string };

export async function countedOf(studio: Studio, what: OfWhat): Promise<Pick<Counted, 'title' | 'spans'>> {
  if ('section' in what) {
    const { path, start, title } = what.section;
    return {
      title: `${title || 'The text before the first heading'} in ${path}`,
      spans: [{ path, start, end: start + ownLength(what.section) }],
    };
  }
  if ('path' in what) {
    const entry = studio.store.getState().harness.get(what.path);
    const spans = entry ? [{ path: what.path, start: 0, end: textOf(entry).length }] : [];
    return { title: what.path, spans };
  }
  const found = await studio.checker.api().contextParts(what.context);
  const parts = found?.parts ?? [];
  const spans = parts.flatMap(({ path, start, text }): Span[] =>
    start === undefined ? [] : [{ path, start, end: start + text.length }],
  );
  const made = parts.length - spans.length;
  return {
    title: made === 0 ? what.name : `${what.name}; ${made} of its ${parts.length} parts stand in no file`,
    spans,
  };
}

const ownLength = ({ start, ownEnd }: SectionLine): number => ownEnd - start;

/** Marks what a figure counts. Pinned, it also opens the first file it is found in. */
export async function markCounted(studio: Studio, what: OfWhat, pinned: boolean): Promise<void> {
  const found = await countedOf(studio, what);
  studio.setView({ counted: { ...found, pinned } });
  const [first] = found.spans;
  if (pinned && first) studio.show(first.path, { line: lineOf(studio.store.getState(), first), focus: false });
}

export function clearCounted(studio: Studio): void {
  const { counted: _, ...view } = studio.store.getState().view;
  studio.store.setState({ view });
}

function lineOf({ harness }: StudioState, { path, start }: Span): number {
  const entry = harness.get(path);
  return entry ? positionAt(textOf(entry), start).line : 1;
}
