'use client';

import { useEffect, useRef, useState } from 'react';

const CONTROLS = ':is(main, footer) :is(a, button, input, select, textarea)';

/**
 * Floating buttons in the corner of the page, one above the other. They hide while they would cover
 * a link, a button or a field, and show again when the keyboard focuses one; the stylesheet hides
 * them while a dialog is open or, without a margin beside the text, while a field has the focus.
 */
export function FloatingStack({ children }: { children: React.ReactNode }) {
  const stack = useRef<HTMLDivElement>(null);
  const [aside, setAside] = useState(false);

  useEffect(() => {
    const corner = stack.current;
    if (!corner) return;
    const covered = new Set<Element>();
    let watch: IntersectionObserver | undefined;

    function look() {
      watch?.disconnect();
      covered.clear();
      if (getComputedStyle(corner!).position !== 'fixed') return setAside(false);
      const { top, right, bottom, left } = corner!.getBoundingClientRect();
      const margins = [top, innerWidth - right, innerHeight - bottom, left];
      watch = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) covered.add(target);
            else covered.delete(target);
          }
          setAside(covered.size > 0);
        },
        { rootMargin: margins.map((margin) => `${-Math.ceil(margin)}px`).join(' ') },
      );
      for (const control of document.querySelectorAll(CONTROLS)) watch.observe(control);
    }

    look();
    const changes = new MutationObserver(look);
    // Not the whole body: each message of the assistant and each toast would start over.
    for (const region of document.querySelectorAll('main, footer'))
      changes.observe(region, { childList: true, subtree: true });
    addEventListener('resize', look);
    return () => {
      changes.disconnect();
      removeEventListener('resize', look);
      watch?.disconnect();
    };
  }, []);

  return (
    <div
      ref={stack}
      data-slot="floating-stack"
      data-aside={aside || undefined}
      className="fixed right-4 bottom-4 z-1 grid gap-3 transition-opacity not-focus-within:data-aside:pointer-events-none not-focus-within:data-aside:opacity-0 xl:right-[min(calc((var(--spacing-end)-3.5rem)/2),2rem)] print:hidden docked:static docked:flex docked:justify-end docked:bg-muted docked:pr-end docked:*:mb-6"
    >
      {children}
    </div>
  );
}
