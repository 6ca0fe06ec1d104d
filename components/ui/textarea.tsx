import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { fieldStyle } from './input';

/** Six lines, ruled like the page of an exercise book; the rules scroll with the text. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(
        fieldStyle,
        'min-h-[13.4rem] resize-y [background-image:linear-gradient(transparent_calc(100%-1px),var(--border)_calc(100%-1px))] [background-size:100%_2rem] [background-attachment:local] [background-position:0_0.55rem] pt-[0.6rem] leading-8 short:min-h-24 short:scroll-mb-2',
        className,
      )}
      {...props}
    />
  );
}
