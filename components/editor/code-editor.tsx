'use client';

import Editor from '@monaco-editor/react';
import { useEffect, useRef, useState } from 'react';
import { linkPanes } from '@/components/preview/link-panes';
import { useDesk } from '@/components/shell/desk';
import { usePreferences, useSession, useStudio } from '@/components/shell/session';
import type { Path } from '@/lib/core/path';
import styles from './editor.module.css';
import { leaveKit, takeKit } from './kit';
import type { Models } from './models';
import { monaco } from './monaco';
import { applyTheme, themeName } from './theme';

type View = monaco.editor.IStandaloneCodeEditor;

/** The editor of text files: one Monaco for all tabs, each file with its own model and place. The main one follows reveals. */
export function CodeEditor({ path, isMain }: { path: Path; isMain: boolean }) {
  const { studio } = useSession();
  const [preferences] = usePreferences();
  const [view, setView] = useState<View>();
  /** Before it has its text, an editor looks like one of an empty file. */
  const [isShown, setShown] = useState(false);
  const reveal = useStudio((state) => state.view.reveal);
  const models = useRef<Models>(undefined);
  const places = useRef(new Map<Path, monaco.editor.ICodeEditorViewState>());
  const { setEditor } = useDesk();

  useEffect(() => {
    if (!view) return;
    models.current = takeKit(studio);
    const tell = (): void => {
      const position = view.getPosition();
      const selection = view.getSelection();
      const model = view.getModel();
      if (!position || !model) return;
      const selected = selection ? model.getValueLengthInRange(selection) : 0;
      studio.setView({ cursor: { line: position.lineNumber, column: position.column, selected } });
    };
    const port = {
      focus: () => view.focus(),
      act: (id: string) => {
        view.focus();
        view.trigger('studio', id, undefined);
      },
    };
    const listeners = [view.onDidChangeCursorSelection(tell), view.onDidFocusEditorText(() => setEditor(port))];
    if (isMain) setEditor(port);
    return () => {
      for (const listener of listeners) listener.dispose();
      setEditor(undefined);
      view.setModel(null);
      leaveKit(studio);
    };
  }, [view, studio, setEditor, isMain]);

  useEffect(() => (view && isMain ? linkPanes(studio, view) : undefined), [view, studio, isMain]);

  useEffect(() => {
    const model = models.current?.of(path);
    if (!view || !model) return;
    view.setModel(model);
    setShown(true);
    const place = places.current.get(path);
    if (place) view.restoreViewState(place);
    const kept = places.current;
    return () => {
      const state = view.saveViewState();
      if (state) kept.set(path, state);
    };
  }, [view, path]);

  useEffect(() => {
    if (!view || !reveal || reveal.path !== path || !isMain) return;
    const { line, column, endLine = line, endColumn = column } = reveal;
    view.setSelection(new monaco.Range(line, column, endLine, endColumn));
    view.revealLineInCenterIfOutsideViewport(line);
    if (reveal.focus) view.focus();
  }, [view, reveal, path, isMain]);

  return (
    <div className={styles.code} data-ready={isShown}>
      <Editor
        theme={themeName}
        loading={<div className={styles.loading}>Loading the editor…</div>}
        keepCurrentModel
        // Its first paint already has the page's colours.
        beforeMount={applyTheme}
        onMount={setView}
        options={{
          ariaLabel: `${path}. Control M, then Tab, leaves the editor.`,
          automaticLayout: true,
          fontFamily: 'JetBrains Mono Variable, ui-monospace, Consolas, monospace',
          fontSize: preferences.fontSize,
          lineHeight: 1.6,
          fontLigatures: false,
          wordWrap: preferences.wordWrap ? 'on' : 'off',
          minimap: { enabled: preferences.minimap },
          lineNumbers: preferences.lineNumbers ? 'on' : 'off',
          lineNumbersMinChars: 3,
          padding: { top: 12, bottom: 24 },
          scrollBeyondLastLine: false,
          smoothScrolling: false,
          renderLineHighlight: 'line',
          unusualLineTerminators: 'off',
          unicodeHighlight: { ambiguousCharacters: false },
          stickyScroll: { enabled: true },
          bracketPairColorization: { enabled: false },
          guides: { indentation: false },
          wordBasedSuggestions: 'off',
          quickSuggestions: { strings: true, other: true, comments: false },
          fixedOverflowWidgets: true,
          overviewRulerBorder: false,
          scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
          glyphMargin: false,
          folding: true,
          lightbulb: { enabled: monaco.editor.ShowLightbulbIconMode.On },
          accessibilitySupport: 'auto',
          tabSize: 2,
          detectIndentation: true,
        }}
      />
    </div>
  );
}
