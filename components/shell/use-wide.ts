import { useSyncExternalStore } from 'react';

const query = '(min-width: 901px)';

const subscribe = (changed: () => void): (() => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** True where there is room for several panes beside each other. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
