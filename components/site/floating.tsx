'use client';

import { usePathname } from 'next/navigation';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/utils';
import { ChatIcon } from './icons';
import { Link } from './link';

const CONTROLS = ':is(main, footer) :is(a, button, input, select, textarea)';

/** Less is the trembling of a finger. */
const SCROLLED = 8;

/**
 * Floating buttons in the corner of the page, one above the other. They hide on the way down until the
 * page scrolls up, and while they would cover a link, a button or a field; the keyboard's focus
 * shows them. The stylesheet hides them while a dialog is open or, without a margin beside the text,
 * while a field has the focus.
 */
export function FloatingStack({ children }: { children: React.ReactNode }) {
  const stack = useRef<HTMLDivElement>(null);
  const [isCovering, setCovering] = useState(false);
  const [isDown, setDown] = useState(false);

  useEffect(() => {
    const corner = stack.current;
    if (!corner) return;
    const covered = new Set<Element>();
    let watch: IntersectionObserver | undefined;

    const isFixed = () => getComputedStyle(corner).position === 'fixed';
    let last = scrollY;

    function follow() {
      if (Math.abs(scrollY - last) < SCROLLED) return;
      setDown(scrollY > last && isFixed());
      last = scrollY;
    }

    function look() {
      watch?.disconnect();
      covered.clear();
      if (!isFixed()) {
        setDown(false);
        return setCovering(false);
      }
      const { top, right, bottom, left } = corner!.getBoundingClientRect();
      const margins = [top, innerWidth - right, innerHeight - bottom, left];
      watch = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) covered.add(target);
            else covered.delete(target);
          }
          setCovering(covered.size > 0);
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
    addEventListener('scroll', follow, { passive: true });
    return () => {
      changes.disconnect();
      removeEventListener('resize', look);
      removeEventListener('scroll', follow);
      watch?.disconnect();
    };
  }, []);

  return (
    <div
      ref={stack}
      data-aside={isCovering || isDown || undefined}
      className="floating-stack right-4 bottom-4 z-1 gap-3 transition-opacity xl:right-[min(calc((var(--spacing-end)-3.5rem)/2),2rem)] print:hidden"
    >
      {children}
    </div>
  );
}

export function FloatingButton({ className, ...props }: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="chat"
      size="icon-lg"
      data-slot="floating-button"
      className={cn('size-14 rounded-full forced-colors:border-2', className)}
      {...props}
    />
  );
}

/** Shown at `path` only. */
export function FloatingChat({ path, href, label }: { path: string; href: string; label: string }) {
  if (usePathname() !== path) return null;
  return (
    <FloatingButton asChild>
      <Link href={href} aria-label={label}>
        <ChatIcon className="size-7" />
      </Link>
    </FloatingButton>
  );
}
