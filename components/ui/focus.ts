/** Where the focus goes when something comes over the page, and where it returns to. */

/** Where it was before the first of the sheets that follow each other, such as the palette and what was chosen there. */
let before: Element | null = null;

/** Sheets and menus go away again: no focus can return into them. */
const isOfPage = (element: Element | null): element is Element =>
  element !== null && element !== document.body && element.closest('[role="dialog"], [role="menu"]') === null;

export function rememberFocus(): void {
  if (isOfPage(document.activeElement)) before = document.activeElement;
}

/** A sheet that asks for something begins at the field for it. */
export function focusFirstOf(event: Event): void {
  const first = (event.currentTarget as Element).querySelector<HTMLInputElement>('[data-first]');
  if (!first) return;
  event.preventDefault();
  first.focus();
  if (first.matches('input, textarea')) first.select();
}

/** Unless what was done has led it elsewhere, or another sheet came meanwhile, the focus returns to where it was. */
export function giveFocusBack(event: Event): void {
  event.preventDefault();
  if (isOfPage(document.activeElement) || document.querySelector('[role="dialog"]')) return;
  if (before instanceof HTMLElement && before.isConnected) before.focus();
}
