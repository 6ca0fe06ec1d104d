import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { fieldStyle } from './input';

/** The browser's own select: phones show its options best themselves. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return <select data-slot="native-select" className={cn(fieldStyle, className)} {...props} />;
}
