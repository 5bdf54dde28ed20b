/** Text of a harness inside Markdown: shown as what it is, never read as markup. */

/** Control characters and line breaks made visible. */
const visible = (text: string): string =>
  text.replace(/\p{Cc}/gu, (control) => `\\x${control.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Addresses and mentions are links without any mark, and no escape keeps them from it: only code does. */
const addressLike = /https?:\/\/|ftp:\/\/|www\.|@[\w-]/i;

/** Every character that Markdown or HTML could read, escaped; words that would become links, as code. */
const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[^ |]+|\|/g, (word) =>
      addressLike.test(word) ? inlineCode(word) : word.replace(/[\\`*_[\]<>#|~&!]/g, '\\$&'),
    );

/** As code: a fence longer than any run of backticks inside. */
export function inlineCode(text: string): string {
  const shown = visible(text);
  if (shown === '') return '` `';
  const longest = Math.max(0, ...Array.from(shown.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
  return `${fence}${space}${shown}${space}${fence}`;
}

/** As code in a table cell. A bar ends the cell even inside code, where it cannot be escaped surely: such a text is no code. */
export const codeCell = (text: string): string => (text.includes('|') ? escaped(visible(text)) : inlineCode(text));

/** As running text: the code spans of our messages stay code. */
export const inertProse = (text: string): string => proseWith(text, inlineCode);

/** As running text in a table cell. */
export const proseCell = (text: string): string => proseWith(text, codeCell);

const proseWith = (text: string, code: (text: string) => string): string =>
  text
    .split(/`([^`]*)`/)
    .map((part, index) => (index % 2 === 1 ? code(part) : escaped(part)))
    // Two code spans that touch would be read as one run of backticks.
    .reduce((before, part) => before + (before.endsWith('`') && part.startsWith('`') ? ' ' : '') + part, '');
