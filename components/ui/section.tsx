import { type ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** A section of a page; its Devanagari numeral sits on the margin line as an ornament. */
export function Section({
  numeral,
  className,
  children,
  ...props
}: { numeral: string } & ComponentProps<'section'>) {
  return (
    <section className={cn('section', className)} {...props}>
      <span className="section-numeral" aria-hidden="true" lang="hi">
        {numeral}
      </span>
      {children}
    </section>
  );
}
