import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export const badgeVariants = cva(
  'inline-flex w-fit items-center justify-center gap-1 rounded-sm border px-[0.6rem] pt-2 pb-[0.35rem] text-sm leading-none font-semibold [&>svg]:size-3.5',
  {
    variants: {
      variant: {
        default:
          'border-foreground bg-primary text-primary-foreground print:bg-transparent print:text-foreground',
        secondary: 'border-transparent bg-secondary text-secondary-foreground',
        destructive: 'border-transparent bg-destructive text-destructive-foreground',
        outline: 'border-current text-thread-text',
        ghost: 'border-transparent',
        link: 'border-transparent text-peacock underline underline-offset-4',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

export function Badge({
  variant = 'default',
  asChild = false,
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants> & { asChild?: boolean }) {
  const Component = asChild ? Slot : 'span';
  return (
    <Component
      data-slot="badge"
      data-variant={variant}
      className={cn(badgeVariants({ variant }), className)}
      {...props}
    />
  );
}
