/** Marks in the editor what a token figure counts. */
import type * as Monaco from 'monaco-editor/editor';
import { monaco, pathOf } from '@/components/editor/monaco';
import { textOf } from '@/lib/core/text';
import { editorOffset } from '@/lib/studio/eol';
import type { Studio } from '@/lib/studio/store';
import styles from './tokens.module.css';

export function showCounted(studio: Studio, view: Monaco.editor.IStandaloneCodeEditor): () => void {
  const marks = view.createDecorationsCollection();
  const show = (): void => {
    const { harness, view: shown } = studio.store.getState();
    const model = view.getModel();
    const path = model && pathOf(model.uri);
    const entry = path ? harness.get(path) : undefined;
    const spans = entry ? (shown.counted?.spans.filter((span) => span.path === path) ?? []) : [];
    if (!model || !entry || spans.length === 0) {
      marks.clear();
      return;
    }
    const text = textOf(entry);
    const placeOf = (offset: number) => model.getPositionAt(editorOffset(text, offset));
    marks.set(
      spans.map(({ start, end }) => ({
        range: monaco.Range.fromPositions(placeOf(start), placeOf(end)),
        options: {
          className: styles.counted ?? '',
          isWholeLine: false,
          overviewRuler: { color: { id: 'editorCursor.foreground' }, position: monaco.editor.OverviewRulerLane.Center },
        },
      })),
    );
  };
  const stop = studio.store.subscribe((state, before) => {
    if (state.view.counted !== before.view.counted) show();
  });
  const listener = view.onDidChangeModel(show);
  show();
  return () => {
    stop();
    listener.dispose();
    marks.clear();
  };
}
