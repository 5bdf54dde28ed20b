import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { previewOf } from '@/lib/studio/preview';

/** Our own Markdown, rendered while the site is built. */
export function Prose({ text }: { text: string }) {
  return toJsxRuntime(previewOf(text).body, { Fragment, jsx, jsxs });
}
