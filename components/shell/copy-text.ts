/** Copies a text, also where the page is not served securely and has no clipboard of its own. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  const before = document.activeElement;
  field.select();
  // The old way is the only one there.
  document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
}
