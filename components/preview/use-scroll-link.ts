import { type RefObject, useEffect } from 'react';
import type { Path } from '@/lib/core/path';
import { lineAt, type Placed, scrollLink, topOf } from '@/lib/studio/scroll-link';

const echo = 200;

/** The blocks of the page with their lines, from the top down. */
function blocksOf(page: HTMLElement): Placed[] {
  const from = page.getBoundingClientRect().top - page.scrollTop;
  return Array.from(page.querySelectorAll<HTMLElement>('[data-line]'), (block) => ({
    line: Number(block.dataset.line),
    top: block.getBoundingClientRect().top - from,
  }));
}

/** The page follows the editor, and leads it where the person scrolls here. */
export function useScrollLink(page: RefObject<HTMLElement | null>, path: Path | undefined): void {
  useEffect(() => {
    const element = page.current;
    if (!element || path === undefined) return;
    let following = 0;
    const follow = (): void => {
      const { place } = scrollLink.getState();
      if (place?.by !== 'editor' || place.path !== path) return;
      following = performance.now();
      element.scrollTop = topOf(blocksOf(element), place.line, element.scrollHeight);
    };
    const lead = (): void => {
      if (performance.now() - following < echo) return;
      scrollLink.setState({ place: { by: 'preview', path, line: lineAt(blocksOf(element), element.scrollTop) } });
    };
    const stop = scrollLink.subscribe(follow);
    element.addEventListener('scroll', lead, { passive: true });
    follow();
    return () => {
      stop();
      element.removeEventListener('scroll', lead);
    };
  }, [page, path]);
}
