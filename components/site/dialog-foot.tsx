import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** Keeps the main button of a dialog in view while its content scrolls. */
export function DialogFoot({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-foot"
      className={cn(
        'sticky bottom-0 z-1 -mx-5 mt-4 border-t bg-card px-5 py-3 md:-mx-9 md:px-9 short:static short:border-0',
        className,
      )}
      {...props}
    />
  );
}
