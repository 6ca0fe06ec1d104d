import { XIcon } from 'lucide-react';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** In the corner of a dialog: last in the order of focus. */
export function CloseButton({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      data-slot="dialog-close"
      type="button"
      className={cn('absolute top-3 right-3 grid size-11 place-items-center', className)}
      {...props}
    >
      <XIcon className="size-[1.4rem]" />
    </button>
  );
}
