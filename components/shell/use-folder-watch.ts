import { useEffect } from 'react';
import { fromHandle } from '@/lib/studio/folder';
import { mayRead, planSaving } from '@/lib/studio/save-back';
import { useSession, useStudio } from './session';

/** Looks at the folder whenever the person comes back to the page: something else may have changed it meanwhile. */
export function useFolderWatch(): void {
  const { studio, folders } = useSession();
  const id = useStudio((state) => state.id);
  const base = useStudio((state) => state.base);
  useEffect(() => {
    const folder = folders.get(id);
    if (!folder) return;
    let looking = false;
    const look = async (): Promise<void> => {
      if (looking || document.visibilityState === 'hidden' || !(await mayRead(folder))) return;
      looking = true;
      const read = await fromHandle(folder);
      looking = false;
      const { harness, id: now } = studio.store.getState();
      if ('fault' in read || now !== id) return;
      const onDisk = planSaving(base, harness, read.harness).filter(
        ({ act }) => act === 'take' || act === 'dispute',
      ).length;
      studio.store.setState({ onDisk });
    };
    const listen = (): void => void look();
    window.addEventListener('focus', listen);
    document.addEventListener('visibilitychange', listen);
    return () => {
      window.removeEventListener('focus', listen);
      document.removeEventListener('visibilitychange', listen);
    };
  }, [studio, folders, id, base]);
}
