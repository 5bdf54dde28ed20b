'use client';

import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Preferences } from '@/lib/studio/preferences';
import { openSession, type Session } from '@/lib/studio/session';
import type { StudioState } from '@/lib/studio/state';

const SessionContext = createContext<Session | undefined>(undefined);

/** Opens the session of this tab and gives it to what is below; until it is there, the fallback keeps the layout. */
export function WithSession({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    void openSession().then(setSession);
  }, []);
  if (!session) return fallback;
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('A pane stands outside of the session.');
  return session;
}

/** A part of the store; the pane is drawn again only when that part changes. */
export function useStudio<Part>(select: (state: StudioState) => Part): Part {
  return useStore(useSession().studio.store, select);
}

export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const { preferences } = useSession();
  return [useStore(preferences), (change) => preferences.setState(change)];
}
