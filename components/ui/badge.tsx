import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

const badgeVariants = cva(
  'inline-block rounded-sm border px-[0.6rem] pt-2 pb-[0.35rem] text-sm leading-none font-semibold',
  {
    variants: {
      variant: {
        default: 'border-foreground bg-primary text-primary-foreground print:text-foreground',
        outline: 'border-current text-thread-text',
      },
    },
  },
);

export function Badge({
  variant = 'default',
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return (
    <span data-slot="badge" className={cn(badgeVariants({ variant }), className)} {...props} />
  );
}
