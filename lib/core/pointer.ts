/** JSON Pointers (RFC 6901): the place of a value inside a document, whatever its syntax. */

/** The pointer of a member or item of what `parent` points to. */
export const pointerTo = (parent: string, part: string | number): string =>
  `${parent}/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The pointer that spells a path of keys and 0-based indexes; no path gives `''`, the whole document. */
export const pointerOf = (path: readonly (string | number)[]): string => path.reduce<string>(pointerTo, '');

/** The path a pointer spells. Indexes stay texts: only the value there tells an index from a key. */
export const pathOfPointer = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
