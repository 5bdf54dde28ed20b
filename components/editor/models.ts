/**
 * The one place where texts pass between the store and Monaco. Typing goes out as changes carried back onto the file's
 * own bytes; what changed elsewhere comes in as an edit operation, so that Monaco's own undo survives.
 */
import type { Entry } from '@/lib/core/harness';
import type { Path } from '@/lib/core/path';
import { isBinary, textOf } from '@/lib/core/text';
import { carryBack, type EditorChange, editorText } from '@/lib/studio/eol';
import type { Studio } from '@/lib/studio/store';
import { languageOf, monaco, uriOf } from './monaco';

interface Held {
  model: monaco.editor.ITextModel;
  /** What the model shows. */
  entry: Entry;
}

export type Models = ReturnType<typeof createModels>;

export function createModels(studio: Studio) {
  const held = new Map<Path, Held>();
  /** True while the store's text is put into a model: that change is not typing. */
  let arriving = false;

  const make = (path: Path, entry: Entry): Held => {
    const model = monaco.editor.createModel(editorText(textOf(entry)), languageOf(path), uriOf(path));
    model.setEOL(monaco.editor.EndOfLineSequence.LF);
    const one: Held = { model, entry };
    model.onDidChangeContent((event) => {
      if (arriving) return;
      const changes = event.changes.map(({ rangeOffset, rangeLength, text }) => ({
        start: rangeOffset,
        length: rangeLength,
        text,
      }));
      const next = typed(textOf(one.entry), changes, model.getValue());
      one.entry = studio.type(path, next) ?? one.entry;
    });
    held.set(path, one);
    return one;
  };

  const receive = (one: Held, entry: Entry): void => {
    one.entry = entry;
    const text = editorText(textOf(entry));
    const shown = one.model.getValue();
    if (text === shown) return;
    const { start, length, text: inserted } = difference(shown, text);
    const range = monaco.Range.fromPositions(one.model.getPositionAt(start), one.model.getPositionAt(start + length));
    arriving = true;
    one.model.pushStackElement();
    one.model.pushEditOperations([], [{ range, text: inserted }], () => null);
    one.model.pushStackElement();
    arriving = false;
  };

  const stop = studio.store.subscribe(({ harness }) => {
    for (const [path, one] of held) {
      const entry = harness.get(path);
      if (entry === one.entry) continue;
      if (entry?.kind === 'file' && !isBinary(entry)) receive(one, entry);
      else {
        held.delete(path);
        one.model.dispose();
      }
    }
  });

  return {
    /** The model of a text file. */
    of(path: Path): monaco.editor.ITextModel | undefined {
      const entry = studio.store.getState().harness.get(path);
      if (entry?.kind !== 'file' || isBinary(entry)) return undefined;
      return (held.get(path) ?? make(path, entry)).model;
    },
    all: (): Iterable<[Path, monaco.editor.ITextModel]> => [...held].map(([path, { model }]) => [path, model]),
    dispose(): void {
      stop();
      for (const { model } of held.values()) model.dispose();
      held.clear();
    },
  };
}

/** The file's new text. Should the reported changes not give what the editor shows, their sum is found by comparing. */
function typed(original: string, changes: readonly EditorChange[], shown: string): string {
  const next = carryBack(original, changes);
  return editorText(next) === shown ? next : carryBack(original, [difference(editorText(original), shown)]);
}

/** The one replacement that turns `before` into `after`. */
function difference(before: string, after: string): EditorChange {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { start, length: before.length - start - end, text: after.slice(start, after.length - end) };
}
