import { type ElementType, type ReactNode, useLayoutEffect } from 'react';

let locks = 0;

/** Keeps the page behind from moving, and its contents where the scrollbar leaves room. */
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
 * Stands in for `react-remove-scroll`, which locks the scroll of Radix' dialog: 3 kB that add a
 * `<style>` element, which the policy of the pages refuses.
 */
export function RemoveScroll({ as: Part, children }: { as: ElementType; children: ReactNode }) {
  useScrollLock();
  return <Part>{children}</Part>;
}
