'use client';

import { useEffect, useRef, type ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { BusyLabel } from './busy-label';
import { Button } from '@/components/ui/button';

/** @param prefetch fetches the part: called on hover and focus, and once when the button is in view. */
export function LazyButton({
  prefetch,
  busy,
  label,
  busyLabel,
  className,
  onClick,
  ...props
}: Omit<ComponentProps<typeof Button>, 'children' | 'asChild'> & {
  prefetch: () => unknown;
  busy: boolean;
  label: string;
  busyLabel: string;
}) {
  const content = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      prefetch();
    });
    observer.observe(content.current!);
    return () => observer.disconnect();
  }, [prefetch]);

  return (
    <Button
      className={cn('aria-busy:cursor-progress', className)}
      aria-busy={busy || undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        // Safari does not focus a pressed button, and a dialog returns the focus to the last element.
        event.currentTarget.focus();
        onClick?.(event);
      }}
      {...props}
    >
      <BusyLabel ref={content} label={label} busyLabel={busyLabel} />
    </Button>
  );
}
