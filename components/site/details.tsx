import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '@/lib/utils';

/** A framed part that is closed at first. */
export function Details({
  summary,
  className,
  children,
  ...props
}: { summary: ReactNode } & ComponentProps<'details'>) {
  return (
    <details className={cn('group rounded-md border bg-background px-4', className)} {...props}>
      <summary className="flex min-h-12 items-center justify-between gap-3 pt-[0.15rem] leading-tight font-strong">
        {summary}
        <svg
          viewBox="0 0 14 14"
          className="size-3.5 flex-none stroke-current stroke-2"
          aria-hidden="true"
        >
          <path d="M0 7h14" />
          <path d="M7 0v14" className="group-open:hidden" />
        </svg>
      </summary>
      {children}
    </details>
  );
}
