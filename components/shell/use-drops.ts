import { useEffect } from 'react';
import { bringInto } from '@/lib/studio/bring-into';
import { useSession } from './session';

/**
 * Files dropped anywhere on the workbench come into the harness; without this the browser would leave the page for them.
 * While a sheet lies over the workbench, only what the sheet takes means something.
 */
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
      const { sheet } = session.studio.store.getState().view;
      if (sheet !== undefined && sheet !== 'bring') return;
      void bringInto(session, event.dataTransfer, '');
      session.studio.sheet(undefined);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, [session]);
}
