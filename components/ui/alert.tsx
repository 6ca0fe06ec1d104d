import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

const alertVariants = cva(
  'mt-4 scroll-mt-[min(9rem,30vh)] scroll-mb-8 rounded-md border-l-[3px] px-[1.15rem] pt-4 pb-[0.9rem] forced-colors:border',
  {
    variants: {
      variant: {
        default: 'border-thread-strong bg-card',
        success: 'border-peacock bg-peacock-tint',
        destructive: 'border-destructive bg-destructive-tint',
      },
    },
  },
);

export function Alert({
  variant = 'default',
  className,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof alertVariants>) {
  return <div data-slot="alert" className={cn(alertVariants({ variant }), className)} {...props} />;
}

export function AlertTitle({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="alert-title" className={cn('font-semibold', className)} {...props} />;
}

export function AlertDescription(props: ComponentProps<'p'>) {
  return <p data-slot="alert-description" {...props} />;
}
