/** Text of a harness inside Markdown: shown as what it is, never read as markup. */

/** As code: a fence longer than any run of backticks inside, control characters and line breaks made visible. */
export function inlineCode(text: string): string {
  const shown = text.replace(/\p{Cc}/gu, (control) => `\\x${control.charCodeAt(0).toString(16).padStart(2, '0')}`);
  if (shown === '') return '` `';
  const longest = Math.max(0, ...Array.from(shown.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
  return `${fence}${space}${shown}${space}${fence}`;
}

/** As code in a table cell, where a bar would end the cell even inside code. */
export const codeCell = (text: string): string => inlineCode(text).replaceAll('|', '\\|');

/** As running text: what Markdown or HTML could read is escaped; the code spans of our messages stay code. */
export function inertProse(text: string): string {
  return text
    .split(/`([^`]*)`/)
    .map((part, index) =>
      index % 2 === 1 ? inlineCode(part) : part.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~&!]/g, '\\$&'),
    )
    .join('');
}
