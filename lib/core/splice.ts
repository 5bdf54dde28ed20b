import type { TextEdit } from './diagnostic';

/** Replaces a span of one text; `spliced` applies several. */
export type Splice = Omit<TextEdit, 'path'>;
