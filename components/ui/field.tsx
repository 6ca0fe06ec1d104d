import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlertIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { Label } from './label';

export function FieldSet({ className, ...props }: ComponentProps<'fieldset'>) {
  return (
    <fieldset data-slot="field-set" className={cn('flex flex-col gap-5', className)} {...props} />
  );
}

export function FieldLegend({
  className,
  variant = 'legend',
  ...props
}: ComponentProps<'legend'> & { variant?: 'legend' | 'label' }) {
  return (
    <legend
      data-slot="field-legend"
      data-variant={variant}
      className={cn(
        'mb-3 leading-title data-[variant=label]:font-strong data-[variant=legend]:font-display data-[variant=legend]:text-xl',
        className,
      )}
      {...props}
    />
  );
}

export function FieldGroup({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="field-group"
      className={cn(
        'group/field-group @container/field-group flex w-full flex-col gap-5 data-[slot=checkbox-group]:gap-3 *:data-[slot=field-group]:gap-4',
        className,
      )}
      {...props}
    />
  );
}

const fieldVariants = cva('group/field flex w-full gap-[0.35rem]', {
  variants: {
    orientation: {
      vertical: 'flex-col',
      horizontal: 'items-center gap-3 has-[>[data-slot=field-content]]:items-start',
      responsive:
        'flex-col @md/field-group:flex-row @md/field-group:items-center @md/field-group:gap-3 @md/field-group:*:w-auto',
    },
  },
  defaultVariants: { orientation: 'vertical' },
});

/** Has no `role="group"`, as shadcn's has: a group with fields needs a name of its own. */
export function Field({
  className,
  orientation = 'vertical',
  ...props
}: ComponentProps<'div'> & VariantProps<typeof fieldVariants>) {
  return (
    <div
      data-slot="field"
      data-orientation={orientation}
      className={cn(fieldVariants({ orientation }), className)}
      {...props}
    />
  );
}

export function FieldContent({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="field-content"
      className={cn('flex flex-1 flex-col gap-1 leading-note', className)}
      {...props}
    />
  );
}

export function FieldLabel({ className, ...props }: ComponentProps<typeof Label>) {
  return (
    <Label
      data-slot="field-label"
      className={cn(
        'group-data-[disabled=true]/field:opacity-50 has-[>[data-slot=field]]:w-full has-[>[data-slot=field]]:rounded-md has-[>[data-slot=field]]:border *:data-[slot=field]:p-4',
        className,
      )}
      {...props}
    />
  );
}

export function FieldTitle({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="field-label"
      className={cn('flex items-center gap-2 font-strong', className)}
      {...props}
    />
  );
}

export function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="field-description"
      className={cn('mt-[0.1rem] text-sm leading-note text-muted-foreground', className)}
      {...props}
    />
  );
}

export function FieldSeparator({ children, className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="field-separator"
      data-content={Boolean(children)}
      className={cn(
        'flex items-center gap-3 text-sm text-muted-foreground before:flex-1 before:border-t data-[content=true]:after:flex-1 data-[content=true]:after:border-t',
        className,
      )}
      {...props}
    >
      {children && <span data-slot="field-separator-content">{children}</span>}
    </div>
  );
}

function listMessages(errors: readonly ({ message?: string } | undefined)[]): ReactNode {
  const messages = [...new Set(errors.flatMap((error) => error?.message ?? []))];
  if (messages.length < 2) return messages[0];
  return (
    <ul className="list-disc pl-4">
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}

export function FieldError({
  className,
  children,
  errors = [],
  ...props
}: ComponentProps<'div'> & { errors?: readonly ({ message?: string } | undefined)[] }) {
  const content = children ?? listMessages(errors);
  if (!content) return null;
  return (
    <div
      data-slot="field-error"
      role="alert"
      className={cn(
        'mt-[0.1rem] flex gap-2 text-sm leading-note font-medium text-pretty text-destructive',
        className,
      )}
      {...props}
    >
      <CircleAlertIcon className="mt-[0.02rem] size-[1.15rem] flex-none" />
      <span>{content}</span>
    </div>
  );
}
