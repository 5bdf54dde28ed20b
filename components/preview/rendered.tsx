import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { useSession } from '@/components/shell/session';
import type { Path } from '@/lib/core/path';
import type { RenderedTree } from '@/lib/studio/rendered-tree';
import styles from './preview.module.css';

interface LinkProps {
  href?: string;
  children?: ReactNode;
  'data-to'?: Path;
  'data-gone'?: string;
}

/** A sanitised tree as elements. Links and paths inside the harness open files; pictures are named, not fetched. */
export function Rendered({ body }: { body: RenderedTree }) {
  const { studio } = useSession();
  const opening = (to: Path, children: ReactNode): ReactNode => (
    <a
      href={`#${to}`}
      title={`Opens ${to}`}
      onClick={(event) => {
        event.preventDefault();
        studio.show(to);
      }}
    >
      {children}
    </a>
  );
  const link = ({ href = '', children, 'data-to': to, 'data-gone': gone }: LinkProps): ReactNode => {
    if (to !== undefined) return opening(to, children);
    if (/^https?:/.test(href)) {
      return (
        <a href={href} target="_blank" rel="noreferrer noopener">
          {children}
        </a>
      );
    }
    if (gone === undefined) return <span>{children}</span>;
    return (
      <span className={styles.gone} title={`${gone} leads to nothing`}>
        {children}
        <span className="sr-only"> (leads to nothing)</span>
      </span>
    );
  };
  const code = ({ children, 'data-to': to, className }: LinkProps & { className?: string }): ReactNode => (
    <code className={className}>{to === undefined ? children : opening(to, children)}</code>
  );
  const picture = ({ alt, src }: { alt?: string; src?: string | Blob }): ReactNode => (
    <span role="img" aria-label={alt ?? ''}>
      🖼 {alt || String(src ?? '')}
    </span>
  );
  return toJsxRuntime(body, { Fragment, jsx, jsxs, components: { a: link, code, img: picture } });
}
