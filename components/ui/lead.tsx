import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** The paragraph that opens a page or a section. */
export function Lead({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      className={cn('max-w-[36em] text-lg leading-normal text-muted-foreground', className)}
      {...props}
    />
  );
}
