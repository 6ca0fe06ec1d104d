import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { fieldStyle } from './field-style';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" className={cn(fieldStyle, className)} {...props} />;
}
