import { Slot } from '@radix-ui/react-slot';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** A block that is dark in both themes. It redefines the tokens, so that every part is legible on it. */
export function DarkPanel({
  className,
  asChild = false,
  ...props
}: ComponentProps<'div'> & { asChild?: boolean }) {
  const Component = asChild ? Slot : 'div';
  return (
    <Component
      className={cn(
        'dark-panel mt-8 -mr-3 -ml-2 rounded-lg border px-5 pt-6 pb-7 text-foreground md:mx-0 md:px-10 md:pt-9 md:pb-10 print:border-0 print:p-0',
        className,
      )}
      {...props}
    />
  );
}
