import { XIcon } from 'lucide-react';
import { type ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/utils';

/** In the corner of a dialog: last in the order of focus. */
export function CloseButton({ className, ...props }: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="ghost"
      size="icon"
      data-slot="dialog-close"
      className={cn('absolute top-3 right-3', className)}
      {...props}
    >
      <XIcon className="size-[1.4rem]" />
    </Button>
  );
}

/** Keeps the main button of a dialog in view while its content scrolls. */
export function DialogFoot({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-foot"
      className={cn(
        'sticky bottom-0 z-1 -mx-5 mt-4 border-t bg-card px-5 py-3 md:-mx-9 md:px-9 short:static short:border-0',
        className,
      )}
      {...props}
    />
  );
}
