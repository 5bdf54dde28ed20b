import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { useSession } from '@/components/shell/session';
import { type Path, parentOf, resolve } from '@/lib/core/path';
import type { RenderedTree } from '@/lib/studio/rendered-tree';

/** A sanitised tree as elements. Links inside the harness open files; pictures are named, not fetched. */
export function Rendered({ path, body }: { path: Path; body: RenderedTree }) {
  const { studio } = useSession();
  const link = ({ href = '', children }: { href?: string; children?: ReactNode }): ReactNode => {
    if (/^https?:/.test(href)) {
      return (
        <a href={href} target="_blank" rel="noreferrer noopener">
          {children}
        </a>
      );
    }
    const target = decoded(href.replace(/[?#].*$/, ''));
    const to = target === '' ? undefined : resolve(parentOf(path), target);
    const { harness } = studio.store.getState();
    if (to === undefined || !harness.has(to)) return <span title={`${href} is not in the harness`}>{children}</span>;
    return (
      <a
        href={`#${to}`}
        onClick={(event) => {
          event.preventDefault();
          studio.show(to);
        }}
      >
        {children}
      </a>
    );
  };
  const picture = ({ alt, src }: { alt?: string; src?: string | Blob }): ReactNode => (
    <span role="img" aria-label={alt ?? ''}>
      🖼 {alt || String(src ?? '')}
    </span>
  );
  return toJsxRuntime(body, { Fragment, jsx, jsxs, components: { a: link, img: picture } });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
