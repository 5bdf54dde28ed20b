/** A rendered text on its way to the page: what `hast-util-to-jsx-runtime` draws. */
import type { toJsxRuntime } from 'hast-util-to-jsx-runtime';

export type RenderedTree = Parameters<typeof toJsxRuntime>[0];
