import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** @param split puts the heading beside the rest on wide screens. */
export function Section({
  numeral,
  split,
  className,
  children,
  ...props
}: { numeral: string; split?: boolean } & ComponentProps<'section'>) {
  return (
    <section
      className={cn(
        'relative pt-section',
        split && 'lg:grid lg:grid-cols-[4fr_8fr] lg:gap-x-16',
        className,
      )}
      {...props}
    >
      <span
        className="absolute top-[calc(var(--spacing-section)+0.1em)] left-numeral [translate:-50%] bg-background pt-[0.4rem] pb-[0.3rem] text-center font-display text-lg leading-none text-thread-text md:text-[2rem]"
        aria-hidden="true"
        lang="hi"
      >
        {numeral}
      </span>
      {children}
    </section>
  );
}

export function Lead({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      className={cn('max-w-[36em] text-lg leading-normal text-muted-foreground', className)}
      {...props}
    />
  );
}

export function CallToAction({ className, ...props }: ComponentProps<'div'>) {
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
