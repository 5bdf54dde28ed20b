/** What the panes beside the editor want from it: its scrolling, and marks on what a figure counts. */
import type * as Monaco from 'monaco-editor/editor';
import { pathOf } from '@/components/editor/monaco';
import { showCounted } from '@/components/tokens/counted-marks';
import { scrollLink } from '@/lib/studio/scroll-link';
import type { Studio } from '@/lib/studio/store';

type View = Monaco.editor.IStandaloneCodeEditor;

export function linkPanes(studio: Studio, view: View): () => void {
  const ends = [showCounted(studio, view), linkScroll(view)];
  return () => {
    for (const end of ends) end();
  };
}

/** A scroll that follows another is no wish of the person. */
const echo = 200;

function linkScroll(view: View): () => void {
  let following = 0;
  const listener = view.onDidScrollChange(({ scrollTopChanged, scrollTop }) => {
    const model = view.getModel();
    const line = view.getVisibleRanges()[0]?.startLineNumber;
    if (!scrollTopChanged || !model || line === undefined || performance.now() - following < echo) return;
    const [top, next] = [view.getTopForLineNumber(line), view.getTopForLineNumber(line + 1)];
    const part = next > top ? Math.min(1, Math.max(0, (scrollTop - top) / (next - top))) : 0;
    scrollLink.setState({ place: { by: 'editor', path: pathOf(model.uri), line: line + part } });
  });
  const stop = scrollLink.subscribe(({ place }) => {
    const model = view.getModel();
    if (place?.by !== 'preview' || !model || place.path !== pathOf(model.uri)) return;
    following = performance.now();
    view.setScrollTop(view.getTopForLineNumber(Math.floor(place.line)));
  });
  return () => {
    listener.dispose();
    stop();
  };
}
