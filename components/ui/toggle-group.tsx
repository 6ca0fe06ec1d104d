import * as ToggleGroupPrimitive from '@radix-ui/react-toggle-group';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { toggleStyle } from './toggle';

export function ToggleGroup({
  className,
  ...props
}: ComponentProps<typeof ToggleGroupPrimitive.Root>) {
  return (
    <ToggleGroupPrimitive.Root
      data-slot="toggle-group"
      className={cn('flex flex-wrap gap-2 noscript:hidden', className)}
      {...props}
    />
  );
}

export function ToggleGroupItem({
  className,
  ...props
}: ComponentProps<typeof ToggleGroupPrimitive.Item>) {
  return (
    <ToggleGroupPrimitive.Item
      data-slot="toggle-group-item"
      className={cn(toggleStyle, className)}
      {...props}
    />
  );
}
