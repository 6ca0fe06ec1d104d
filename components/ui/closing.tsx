import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** The last words of a page: what to do next beside why. */
export function Closing({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn(
        'grid gap-6 lg:grid-cols-[8fr_4fr] lg:items-end lg:gap-x-12 lg:*:data-[slot=actions]:justify-end',
        className,
      )}
      {...props}
    />
  );
}
