import * as LabelPrimitive from '@radix-ui/react-label';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export function Label({ className, ...props }: ComponentProps<typeof LabelPrimitive.Root>) {
  return (
    <LabelPrimitive.Root
      data-slot="label"
      className={cn('mb-[0.35rem] block font-[550]', className)}
      {...props}
    />
  );
}
