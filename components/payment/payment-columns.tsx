import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** A column as wide as the QR code, and a wide one; below each other on phones. */
export function PaymentColumns({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className={cn('grid gap-5 md:grid-cols-[17rem_1fr] md:gap-x-11', className)} {...props} />
  );
}
