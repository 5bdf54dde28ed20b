const LONGEST = 60;

/** A piece of a text as a message quotes it: on one line, shortened, in backticks. */
export function shown(text: string): string {
  // A long piece is cut before it is looked through: messages are made of texts of any size.
  const line = text
    .slice(0, 4 * LONGEST)
    .replace(/\s+/gu, ' ')
    .trim();
  const short = line.length > LONGEST ? `${line.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/u, '')}…` : line;
  // A backtick inside would end the quotation early.
  return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short}\``;
}

/** Where the line ends that an offset lies in, its break left out. */
export function lineEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && text.charCodeAt(end) !== 10 && text.charCodeAt(end) !== 13) end++;
  return end;
}
