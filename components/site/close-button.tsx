import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { CloseIcon } from './icons';

/** In the corner of a dialog: last in the order of focus. */
export function CloseButton({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      data-slot="dialog-close"
      type="button"
      className={cn('absolute top-3 right-3 grid size-11 place-items-center', className)}
      {...props}
    >
      <CloseIcon className="size-[1.4rem]" />
    </button>
  );
}
