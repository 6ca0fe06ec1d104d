import { type ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/**
 * The frame of a page. The margin line runs down its left side unless the page draws a thread of
 * its own (`threaded={false}`).
 */
export function Page({
  threaded = true,
  className,
  ...props
}: { threaded?: boolean } & ComponentProps<'main'>) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={cn('page outline-none', threaded && 'page-threaded', className)}
      {...props}
    />
  );
}
