import type { TextEdit } from './diagnostic';

/** Replaces a span of one text. */
export type Splice = Omit<TextEdit, 'path'>;
