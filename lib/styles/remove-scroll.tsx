import { type ElementType, type ReactNode, useLayoutEffect } from 'react';

let locks = 0;

/** Stops the page from scrolling; the padding replaces the scrollbar, so that nothing shifts. */
function useScrollLock() {
  useLayoutEffect(() => {
    const { documentElement } = document;
    const { style } = documentElement;
    if (locks++ === 0) {
      style.paddingRight = `${innerWidth - documentElement.clientWidth}px`;
      style.overflow = 'hidden';
    }
    return () => {
      if (--locks === 0) style.paddingRight = style.overflow = '';
    };
  }, []);
}

/**
 * Replaces `react-remove-scroll`, which Radix' dialog imports: it adds 3 kB and a `<style>` element,
 * which the content security policy blocks.
 */
export function RemoveScroll({ as: Part, children }: { as: ElementType; children: ReactNode }) {
  useScrollLock();
  return <Part>{children}</Part>;
}
