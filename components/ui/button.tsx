import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

const solid =
  'relative justify-center gap-[0.6rem] overflow-hidden rounded-md border border-transparent text-center leading-[1.2] font-[550] transition-[background-color,translate] active:translate-y-px aria-disabled:cursor-default disabled:cursor-not-allowed disabled:border-dashed disabled:border-input disabled:bg-muted disabled:text-muted-foreground disabled:after:hidden forced-colors:border [&_svg]:-mt-[0.12em] [&_svg]:size-5 [&_svg]:flex-none';

export const buttonVariants = cva('inline-flex items-center', {
  variants: {
    variant: {
      default: `${solid} bg-primary text-primary-foreground after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:bg-thread-on-primary not-aria-disabled:hover:after:animate-thread-run aria-busy:after:w-2/5 aria-busy:after:animate-thread-shuttle`,
      destructive: `${solid} bg-destructive text-destructive-foreground`,
      outline: `${solid} border-input hover:bg-muted`,
      secondary: `${solid} bg-secondary text-secondary-foreground`,
      ghost: `${solid} hover:bg-accent hover:text-accent-foreground`,
      chat: `${solid} bg-chat text-chat-foreground`,
      link: 'font-medium text-peacock underline decoration-thread-strong decoration-2 underline-offset-[0.28em] hover:decoration-[3px]',
    },
    size: {
      default: 'min-h-13 px-6 pt-[0.7rem] pb-[0.6rem]',
      sm: 'min-h-11 px-[1.1rem] pt-[0.45rem] pb-[0.35rem] text-sm',
      lg: 'min-h-15 px-8 pt-[0.7rem] pb-[0.6rem] text-lg',
      icon: 'size-11',
      /** As high as a finger, without padding: for links. */
      inline: 'min-h-11',
    },
  },
});

export function Button({
  className,
  variant = 'default',
  size = variant === 'link' ? 'inline' : 'default',
  asChild = false,
  ...props
}: ComponentProps<'button'> & VariantProps<typeof buttonVariants> & { asChild?: boolean }) {
  const Component = asChild ? Slot : 'button';
  return (
    <Component
      data-slot="button"
      data-variant={variant}
      type={asChild ? undefined : 'button'}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    />
  );
}

/** A row of buttons and links; on small phones each button fills a line. */
export function Actions({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="actions"
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-3 max-xs:*:not-data-[variant=link]:data-[slot=button]:w-full',
        className,
      )}
      {...props}
    />
  );
}
