'use client';

import { useEffect, useRef, useState } from 'react';

const BUTTONS = 'main :is(button, [data-slot=button]), footer button';

/**
 * Floating buttons in the corner of the page, one above the other. They hide while they would cover
 * another button, and show again when the keyboard focuses one; the stylesheet hides them while a
 * dialog is open.
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
      for (const button of document.querySelectorAll(BUTTONS)) watch.observe(button);
    }

    look();
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', look);
    return () => {
      changes.disconnect();
      removeEventListener('resize', look);
      watch?.disconnect();
    };
  }, []);

  return (
    <div ref={stack} className="floating-stack print:hidden" data-aside={aside || undefined}>
      {children}
    </div>
  );
}
