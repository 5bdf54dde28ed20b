import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useSession } from '@/components/shell/session';
import { subtree } from '@/lib/core/harness';
import type { FoundRoot } from '@/lib/studio/find-harnesses';
import type { Bringing, Brought } from '@/lib/studio/folder';
import type { ConversionOffer } from '@/lib/studio/protocol';
import { openKept, openNew } from '@/lib/studio/session';

export type Opening =
  | { kind: 'idle' }
  | { kind: 'busy'; words: string }
  | { kind: 'fault'; words: string }
  | { kind: 'several'; brought: Brought; roots: readonly FoundRoot[] }
  | { kind: 'unknown'; brought: Brought; conversions: readonly ConversionOffer[] };

/** Opens what was brought: asks when it holds several harnesses, and says so when it holds none. */
export function useOpen() {
  const session = useSession();
  const router = useRouter();
  const [opening, setOpening] = useState<Opening>({ kind: 'idle' });

  const open = async (brought: Brought, formatId?: string): Promise<void> => {
    setOpening({ kind: 'busy', words: `Opening ${brought.name}…` });
    await openNew(session, brought, formatId);
    router.push('/studio/');
  };

  const openRoot = async (brought: Brought, root: string): Promise<void> =>
    open(root === '' ? brought : await partOf(brought, root));

  const bring = async (bringing: Promise<Bringing>, words: string): Promise<void> => {
    setOpening({ kind: 'busy', words });
    const brought = await bringing;
    if ('fault' in brought) {
      setOpening({ kind: 'fault', words: brought.fault });
      return;
    }
    const roots = await session.studio.checker.api().roots(brought.harness);
    const [only] = roots;
    if (only && roots.length === 1) await openRoot(brought, only.root);
    else if (only) setOpening({ kind: 'several', brought, roots });
    else {
      const conversions = await session.studio.checker.api().conversionsOf(brought.harness);
      setOpening({ kind: 'unknown', brought, conversions });
    }
  };

  /** Opens it with the sheet that shows what converting would change. */
  const convert = async (brought: Brought): Promise<void> => {
    await open(brought);
    session.studio.sheet('convert');
  };

  return {
    opening,
    open,
    convert,
    openRoot,
    bring,
    session,
    progress: (files: number) => setOpening({ kind: 'busy', words: `Reading… ${files.toLocaleString('en')} files` }),
    leave: () => setOpening({ kind: 'idle' }),
    openKept: async (id: string): Promise<void> => {
      setOpening({ kind: 'busy', words: 'Opening…' });
      if (await openKept(session, id)) router.push('/studio/');
      else setOpening({ kind: 'fault', words: 'It is not in this browser’s storage any more.' });
    },
  };
}

/** One of several harnesses, with its own folder where there is one. */
async function partOf({ handle, ...brought }: Brought, root: string): Promise<Brought> {
  let folder = handle;
  for (const name of root.split('/')) folder = await folder?.getDirectoryHandle(name).catch(() => undefined);
  const part = { ...brought, name: root.slice(root.lastIndexOf('/') + 1), harness: subtree(brought.harness, root) };
  return folder ? { ...part, handle: folder } : part;
}

export type Opener = ReturnType<typeof useOpen>;
