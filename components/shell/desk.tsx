'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, use, useMemo, useRef } from 'react';
import { bugReport } from '@/lib/studio/bug-report';
import type { Desk, EditorPort } from '@/lib/studio/commands';
import { patchOf } from '@/lib/studio/patch';
import { saveAs, zipOf } from '@/lib/studio/session';
import { copyText } from './copy-text';
import { useSession } from './session';

interface DeskValue {
  desk: Desk;
  setEditor(editor: EditorPort | undefined): void;
}

const DeskContext = createContext<DeskValue | undefined>(undefined);

const panes = {
  files: 'pane-files',
  editor: 'pane-editor',
  side: 'pane-side',
  problems: 'pane-problems',
  status: 'pane-status',
};

/** Gives commands the few things only a page can do. */
export function WithDesk({ children }: { children: ReactNode }) {
  const session = useSession();
  const router = useRouter();
  const editor = useRef<EditorPort>(undefined);
  /** Someone asked for the editor while it was still loading. */
  const wanted = useRef(false);
  const value = useMemo((): DeskValue => {
    const { studio, autosave } = session;
    return {
      setEditor: (port) => {
        editor.current = port;
        if (!port || !wanted.current) return;
        wanted.current = false;
        // Whoever went elsewhere meanwhile is not called back.
        if (document.getElementById(panes.editor)?.contains(document.activeElement)) port.focus();
      },
      desk: {
        studio,
        get editor() {
          return editor.current;
        },
        go: (place) => router.push(place === 'start' ? '/' : `/${place}/`),
        focus: (pane) => {
          // The pane may be about to appear: its focus waits for the next frame.
          requestAnimationFrame(() => {
            wanted.current = pane === 'editor' && !editor.current;
            if (pane === 'editor' && editor.current) editor.current.focus();
            else focusFirst(document.getElementById(panes[pane]));
          });
        },
        saveNow: async () => {
          await autosave.flush();
          studio.setView({ said: 'Saved in this browser' });
        },
        copy: async (text) => {
          await copyText(text);
          studio.setView({ said: 'Copied' });
        },
        patch: () => {
          const { harness, base, name } = studio.store.getState();
          saveAs(`${name || 'harness'}.patch`, patchOf(base, harness), 'text/x-diff');
        },
        report: async () => {
          await copyText(bugReport(studio.store.getState(), navigator.userAgent));
          studio.setView({ said: 'A report without your files was copied' });
        },
        download: async () => {
          const { harness, name } = studio.store.getState();
          saveAs(`${name || 'harness'}.zip`, await zipOf(session, harness), 'application/zip');
        },
      },
    };
  }, [session, router]);
  return <DeskContext value={value}>{children}</DeskContext>;
}

/** What a pane is entered at: its own choice, its chosen tab, its roving row, else its first button. */
const entrances = [
  '[data-focus-first]',
  '[role="tab"][aria-selected="true"]',
  '[role="treeitem"]',
  '[data-row]',
  'button',
];

function focusFirst(pane: HTMLElement | null): void {
  const found = entrances.map((entrance) => pane?.querySelector<HTMLElement>(entrance)).find(Boolean);
  (found ?? pane)?.focus();
}

export function useDesk(): DeskValue {
  const value = use(DeskContext);
  if (!value) throw new Error('A pane stands outside of the desk.');
  return value;
}
