import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export function Features({
  features,
  className,
  ...props
}: { features: readonly string[] } & ComponentProps<'ul'>) {
  return (
    <ul
      className={cn(
        '*:relative *:py-2 *:pl-7 *:not-last:border-b *:before:absolute *:before:top-[1.25em] *:before:left-0 *:before:h-0.5 *:before:w-[1.1rem] *:before:bg-thread',
        className,
      )}
      {...props}
    >
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}
