import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** A rule above it, and one below each item. */
export function RuledList({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      className={cn('border-t-2 border-b border-t-foreground *:not-last:border-b', className)}
      {...props}
    />
  );
}

const variants = { across: 'steps-across', margin: 'steps-margin', small: 'steps-small' };

/** A list whose items are joined by the thread. */
export function Steps({
  variant,
  className,
  ...props
}: ComponentProps<'ol'> & { variant?: keyof typeof variants }) {
  return <ol className={cn('steps', variant && variants[variant], className)} {...props} />;
}
