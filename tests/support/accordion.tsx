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
      <svg
        viewBox="0 0 24 24"
        className="pointer-events-none size-4 shrink-0 translate-y-0.5 fill-none stroke-current text-muted-foreground transition-transform duration-200"
      >
        <path d="m6 9 6 6 6-6" />
      </svg>
    </Primitive.Trigger>
  );
}

export function AccordionContent({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content
      data-slot="accordion-content"
      className="overflow-hidden border-t text-sm"
      {...props}
    >
      <div className={cn('pt-4 pb-4 text-muted-foreground', className)}>{children}</div>
    </Primitive.Content>
  );
}
