'use client';

import { usePathname } from 'next/navigation';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/utils';
import { ChatIcon } from './icons';
import { Link } from './link';

/** Without a scroll or a change for so many milliseconds, the page is at rest. */
const REST = 150;

/**
 * Floating buttons in the corner of the page, one above the other. Where one would lie on a text or a
 * control, it rises a little; where that does not help, and while the page moves, it is a tab in the
 * margin. The keyboard's focus shows all of it. The stylesheet hides them while a dialog is open or,
 * without a margin beside the text, while a field has the focus.
 */
export function FloatingStack({ children }: { children: React.ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const stack = ref.current;
    if (!stack) return;
    let timer: number | undefined;

    function move(button: Element, place?: 'whole' | 'tab', rise = 0) {
      const { dataset, style } = button as HTMLElement;
      if (place) dataset.place = place;
      else delete dataset.place;
      style.setProperty('--rise', `${rise}px`);
    }

    // Wider windows have a margin for them.
    const isNarrow = matchMedia('(width < 75rem)');

    async function place() {
      if (!isNarrow.matches) return;
      // Without the file they stay tabs, which cover nothing.
      const file = await import('@/lib/browser/free-place').catch(() => undefined);
      if (getComputedStyle(stack!).visibility === 'hidden') return;
      file?.placeStack(stack!, (button, rise, below) =>
        move(button, rise === undefined ? 'tab' : 'whole', below),
      );
    }

    function placeSoon() {
      clearTimeout(timer);
      timer = window.setTimeout(() => void place(), REST);
    }

    function onScroll({ target }: Event) {
      // A row that scrolls moves nothing else.
      if (target === document) for (const button of stack!.children) move(button);
      placeSoon();
    }

    placeSoon();
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true, characterData: true, subtree: true });
    const sizes = new ResizeObserver(placeSoon);
    sizes.observe(document.body);
    addEventListener('resize', placeSoon);
    addEventListener('focusout', placeSoon);
    addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      sizes.disconnect();
      removeEventListener('resize', placeSoon);
      removeEventListener('focusout', placeSoon);
      removeEventListener('scroll', onScroll, true);
    };
  }, []);

  return (
    <div
      ref={ref}
      className="floating-stack right-0 bottom-2 z-1 gap-3 transition-opacity print:hidden"
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
      className={cn(
        'size-12 rounded-full border-2 border-background transition-[background-color,translate,transform] duration-200 *:transition-transform *:duration-200 xl:size-14 forced-colors:border-[ButtonBorder]',
        className,
      )}
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
