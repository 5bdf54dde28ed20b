import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose rows come and go: when the focused row is gone, the chosen row takes the focus; in a
 * list that chooses none, the one that came to stand in its place; where no row is left, the list itself. `rows` and
 * `chosen` are selectors.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>, rows: string, chosen?: string) {
  /** Which row has the focus; undefined while it is elsewhere. */
  const at = useRef<number>(undefined);
  const rowsIn = (element: Element): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(rows)];

  // After every drawing: rows go away for many reasons, and all that is left of it is a page without focus.
  useEffect(() => {
    const { current } = box;
    if (at.current === undefined || !current || document.activeElement !== document.body) return;
    const left = rowsIn(current);
    if (left.length === 0) current.focus({ preventScroll: true });
    // A list that chooses may not have chosen yet: it is drawn again when it has.
    else if (chosen !== undefined) current.querySelector<HTMLElement>(chosen)?.focus();
    else left[Math.min(at.current, left.length - 1)]?.focus();
  });

  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const found = rowsIn(currentTarget).findIndex((row) => row === target || row.parentElement?.contains(target));
      at.current = Math.max(0, found);
    },
    // React does not tell of it when a focused row is taken away: this is a person leaving.
    onBlur: () => {
      at.current = undefined;
    },
  };
}
