import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/**
 * The frame of a page. The margin line runs down its left side, from the mark in the header to the
 * knot on the footer, unless the page draws a thread of its own (`threaded={false}`).
 */
export function Page({
  threaded = true,
  id = 'main',
  className,
  ...props
}: { threaded?: boolean } & ComponentProps<'main'>) {
  return (
    <main
      id={id}
      tabIndex={-1}
      className={cn(
        'relative pt-top pr-end pb-section pl-start outline-none',
        threaded &&
          'before:absolute before:inset-y-0 before:left-line before:w-0.5 before:bg-thread',
        className,
      )}
      {...props}
    />
  );
}
