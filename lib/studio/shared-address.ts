/** What the page knows of shared links without reading them. */

/** Longer links are cut by mail programs and chats. */
export const longestLink = 32_000;

/** True for addresses that carry a harness, of this or another version. */
export const isShared = (fragment: string): boolean => /^#s\d+\./.test(fragment);
