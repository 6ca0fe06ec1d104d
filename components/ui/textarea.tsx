import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { fieldStyle } from './input';

/** Six lines. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(
        fieldStyle,
        'min-h-[13.4rem] resize-y ruled-lines pt-[0.6rem] leading-8 short:min-h-24',
        className,
      )}
      {...props}
    />
  );
}
