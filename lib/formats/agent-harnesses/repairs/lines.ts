/** The first line break of a text, else a line feed: what inserted lines end with. */
export const breakOf = (text: string): string => /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
