import { Slot } from '@radix-ui/react-slot';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export function FloatingButton({
  asChild = false,
  className,
  ...props
}: ComponentProps<'button'> & { asChild?: boolean }) {
  const Component = asChild ? Slot : 'button';
  return (
    <Component
      data-slot="floating-button"
      type={asChild ? undefined : 'button'}
      className={cn(
        'grid size-14 place-items-center rounded-full bg-chat text-chat-foreground transition-[background-color,translate] active:translate-y-px forced-colors:border-2 [&_svg]:size-7',
        className,
      )}
      {...props}
    />
  );
}
