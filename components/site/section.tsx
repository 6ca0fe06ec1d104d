import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

interface Props extends ComponentProps<'section'> {
  numeral: string;
  /** Left out where it is among the children. */
  heading?: string;
  /** With it, the heading names the section. */
  headingId?: string;
  /** Puts the heading beside the rest on wide screens. */
  split?: boolean;
}

export function Section({
  numeral,
  heading,
  headingId,
  split,
  className,
  children,
  ...props
}: Props) {
  return (
    <section
      className={cn(
        'relative pt-section',
        split && 'lg:grid lg:grid-cols-[4fr_8fr] lg:gap-x-16',
        className,
      )}
      aria-labelledby={headingId}
      {...props}
    >
      <span
        className="absolute top-[calc(var(--spacing-section)+0.1em)] left-numeral [translate:-50%] bg-background pt-[0.4rem] pb-[0.3rem] text-center font-display text-lg leading-none text-thread-text md:text-[2rem]"
        aria-hidden="true"
        lang="hi-IN"
      >
        {numeral}
      </span>
      {heading && <h2 id={headingId}>{heading}</h2>}
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
