import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** A row of buttons and links; on small phones each button fills a line. */
export function Actions({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="actions"
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-3 max-xs:*:not-data-[variant=link]:data-[slot=button]:w-full',
        className,
      )}
      {...props}
    />
  );
}
