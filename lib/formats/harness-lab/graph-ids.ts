/** Ids of the graph's nodes: a file's never equals another one's, whatever the file is called. */
import type { Path } from '../../core/path';

export const bundleId = 'bundle';

export const fileId = (path: Path): string => `file:${path}`;
