import { type ReactNode } from 'react';
import { Field, FieldDescription, FieldError } from '@/components/ui/field';
import { Label } from '@/components/ui/label';
import { type ControlProps } from './control';

export function FormField({
  id,
  label,
  hint,
  error,
  children,
  after,
}: Pick<ControlProps, 'id' | 'label' | 'hint' | 'error'> & {
  children: (described: {
    id: string;
    'aria-invalid'?: true;
    'aria-describedby'?: string;
  }) => ReactNode;
  /** Shown below the error and part of the control's description. */
  after?: { id: string; content: ReactNode };
}) {
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`, after?.id];
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
      })}
      {hint && <FieldDescription id={`${id}-hint`}>{hint}</FieldDescription>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {after?.content}
    </Field>
  );
}
