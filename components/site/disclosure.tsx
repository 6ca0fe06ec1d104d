import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from './collapsible';

/** A framed part of a dialog that is closed at first. `title` stands on its button. */
export function Disclosure({
  title,
  className,
  children,
  ...props
}: { title: ReactNode } & ComponentProps<typeof Collapsible>) {
  return (
    <Collapsible className={cn('rounded-md border bg-background px-4', className)} {...props}>
      <CollapsibleTrigger className="group flex min-h-12 w-full items-center justify-between gap-3 pt-[0.15rem] text-left leading-tight font-[550]">
        {title}
        <svg
          viewBox="0 0 14 14"
          className="size-3.5 flex-none stroke-current stroke-2"
          aria-hidden="true"
        >
          <path d="M0 7h14" />
          <path d="M7 0v14" className="group-data-[state=open]:hidden" />
        </svg>
      </CollapsibleTrigger>
      <CollapsibleContent>{children}</CollapsibleContent>
    </Collapsible>
  );
}
