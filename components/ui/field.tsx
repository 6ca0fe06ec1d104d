import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { AlertIcon } from '@/components/site/icons';

export function Field({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="field" className={cn('mb-5', className)} {...props} />;
}

export function FieldGroup({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="field-group"
      className={cn('grid-cols-2 gap-x-4 xs:max-lg:grid xl:grid', className)}
      {...props}
    />
  );
}

export function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="field-description"
      className={cn('mt-[0.45rem] text-sm leading-[1.4] text-muted-foreground', className)}
      {...props}
    />
  );
}

export function FieldError({ className, children, ...props }: ComponentProps<'p'>) {
  if (!children) return null;
  return (
    <p
      data-slot="field-error"
      className={cn(
        'mt-[0.45rem] flex gap-2 text-sm leading-[1.4] font-medium text-destructive',
        className,
      )}
      {...props}
    >
      <AlertIcon className="mt-[0.02rem] size-[1.15rem] flex-none" />
      <span>{children}</span>
    </p>
  );
}

export function FieldSet({ className, ...props }: ComponentProps<'fieldset'>) {
  return (
    <fieldset
      data-slot="field-set"
      className={cn('mb-3 border-t pt-[0.9rem]', className)}
      {...props}
    />
  );
}

export function FieldLegend({ className, ...props }: ComponentProps<'legend'>) {
  return (
    <legend
      data-slot="field-legend"
      className={cn(
        'float-left mb-3 w-full font-display text-xl leading-[1.2] [&+*]:clear-both',
        className,
      )}
      {...props}
    />
  );
}
