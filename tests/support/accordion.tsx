import * as Primitive from '@radix-ui/react-collapsible';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** A part as shadcn/ui writes one. It knows the tokens and the grammar, and nothing of this site. */
export function Accordion({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      data-slot="accordion"
      className={cn('rounded-lg border bg-card px-4 text-card-foreground shadow-sm', className)}
      {...props}
    />
  );
}

export function AccordionTrigger({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      data-slot="accordion-trigger"
      className={cn(
        'flex w-full flex-1 items-start justify-between gap-4 rounded-md py-4 text-left text-sm font-medium transition-all outline-none hover:underline focus-visible:border-ring focus-visible:ring-[3px] focus-visible:ring-ring/50 disabled:pointer-events-none disabled:opacity-50 [&[data-state=open]>svg]:rotate-180',
        className,
      )}
      {...props}
    >
      {children}
    </Primitive.Trigger>
  );
}
