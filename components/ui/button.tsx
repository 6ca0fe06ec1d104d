import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** All variants but `link`, which is text. */
const framed = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'chat'] as const;

export const buttonVariants = cva('inline-flex items-center button-icon', {
  variants: {
    variant: {
      default: [
        'border border-transparent bg-primary text-primary-foreground',
        'after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:bg-thread-on-primary',
        'not-aria-disabled:hover:after:animate-thread-run disabled:after:hidden',
        'aria-busy:after:w-2/5 aria-busy:after:animate-thread-shuttle',
      ],
      destructive: 'border border-transparent bg-destructive text-destructive-foreground',
      outline: 'border border-input hover:bg-muted',
      secondary: 'border border-transparent bg-secondary text-secondary-foreground',
      ghost: 'hover:bg-accent hover:text-accent-foreground',
      link: 'gap-2 font-medium text-peacock underline thread-underline hover:decoration-[3px]',
      chat: 'border border-transparent bg-chat text-chat-foreground',
    },
    size: {
      default: '',
      xs: 'min-h-8 px-3 pt-1 pb-0.5 text-xs',
      sm: 'min-h-11 px-[1.1rem] pt-[0.45rem] pb-[0.35rem] text-sm',
      lg: 'min-h-15 px-8 pt-[0.7rem] pb-[0.6rem] text-lg',
      icon: 'size-11 [&_svg]:mt-0',
      'icon-xs': 'size-8 [&_svg]:mt-0',
      'icon-sm': 'size-9 [&_svg]:mt-0',
      'icon-lg': 'size-13 [&_svg]:mt-0',
    },
  },
  compoundVariants: [
    {
      variant: [...framed],
      className: [
        'relative justify-center gap-[0.6rem] overflow-hidden rounded-md',
        'text-center leading-title font-strong',
        'transition-[background-color,translate] active:translate-y-px aria-disabled:cursor-default',
        'disabled:cursor-not-allowed disabled:border-dashed disabled:border-input disabled:bg-muted',
        'disabled:text-muted-foreground',
      ],
    },
    { variant: [...framed], size: 'default', className: 'min-h-13 px-6 pt-[0.7rem] pb-[0.6rem]' },
    // 44 px, in a line of text or a row of buttons: large enough for a finger.
    { variant: 'link', size: 'default', className: 'min-h-11' },
  ],
  defaultVariants: { variant: 'default', size: 'default' },
});

/** Unlike shadcn's, its default type is `button`: html-validate requires a type. */
export function Button({
  className,
  variant = 'default',
  size = 'default',
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
