/** Foreign names and texts in what is written to a terminal. */

/** On one line: no control character of a harness moves the cursor or colours a word. */
export const plain = (text: string): string =>
  text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, (mark) => `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`);

/** A name inside a sentence. */
export const shownName = (name: string): string => `\`${plain(name)}\``;

/** A path below the one that was given, as people would type it. */
export const below = (given: string, path: string): string =>
  path === '' || path === '.' ? given : given === '.' ? path : `${given.replace(/\/+$/, '')}/${path}`;
