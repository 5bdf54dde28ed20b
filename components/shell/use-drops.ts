import { useEffect } from 'react';
import { bringInto } from '@/lib/studio/bring-into';
import { useSession } from './session';

/** Files dropped anywhere on the workbench come into the harness; without this the browser would leave the page for them. */
export function useDrops(): void {
  const session = useSession();
  useEffect(() => {
    const isOurs = (event: DragEvent): boolean =>
      !event.defaultPrevented && !!event.dataTransfer?.types.includes('Files');
    const over = (event: DragEvent): void => {
      if (isOurs(event)) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      if (!isOurs(event) || !event.dataTransfer) return;
      event.preventDefault();
      void bringInto(session, event.dataTransfer, '');
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, [session]);
}
