import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

const variants = { across: 'steps-across', margin: 'steps-margin', small: 'steps-small' };

/** A list whose items are joined by the thread. */
export function Steps({
  variant,
  className,
  ...props
}: ComponentProps<'ol'> & { variant?: keyof typeof variants }) {
  return <ol className={cn('steps', variant && variants[variant], className)} {...props} />;
}
