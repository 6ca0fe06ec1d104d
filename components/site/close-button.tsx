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
