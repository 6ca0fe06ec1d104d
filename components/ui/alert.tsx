import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

const alertVariants = cva(
  'rounded-md border-l-[3px] px-[1.15rem] pt-4 pb-[0.9rem] has-[>svg]:grid has-[>svg]:grid-cols-[auto_1fr] has-[>svg]:gap-x-3 forced-colors:border [&>svg]:row-span-2 [&>svg]:mt-0.5 [&>svg]:size-5',
  {
    variants: {
      variant: {
        default: 'border-thread-strong bg-card',
        success: 'border-peacock bg-peacock-tint',
        destructive: 'border-destructive bg-destructive-tint',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

export function Alert({
  variant,
  className,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof alertVariants>) {
  return (
    <div
      data-slot="alert"
      role="alert"
      className={cn(alertVariants({ variant }), className)}
      {...props}
    />
  );
}

export function AlertTitle({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="alert-title"
      className={cn('font-semibold text-pretty', className)}
      {...props}
    />
  );
}

export function AlertDescription({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="alert-description" className={cn('text-pretty', className)} {...props} />;
}
