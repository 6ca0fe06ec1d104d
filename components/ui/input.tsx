import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** The look of every field. A thicker border is an inner shadow, so that nothing moves. */
export const fieldStyle = [
  'block min-h-13 w-full rounded-md border border-input bg-card px-[0.9rem] pt-3 pb-[0.6rem]',
  'text-base leading-note text-foreground',
  'placeholder:text-muted-foreground placeholder:opacity-100',
  'aria-invalid:border-destructive aria-invalid:shadow-[inset_0_0_0_1px_var(--destructive)]',
  'forced-colors:aria-invalid:border-2',
];

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" className={cn(fieldStyle, className)} {...props} />;
}
