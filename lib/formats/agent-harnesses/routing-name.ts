/**
 * The routing file that a directory's subtree uses. Full Unicode upper-casing without locale: `toLocaleUpperCase`
 * would turn `tiles` into `TİLES` on a Turkish machine.
 */
export const routingNameOf = (directoryName: string): string => `${directoryName.toUpperCase()}.md`;
