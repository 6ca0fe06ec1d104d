import { type ReactNode } from 'react';
import { Field as FieldBox, FieldDescription, FieldError } from '@/components/ui/field';
import { Label } from '@/components/ui/label';
import { type Field } from '@/lib/forms/field';
import { type FieldWords } from './field-words';

export interface ControlProps {
  field: Field;
  words: FieldWords;
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: string;
  value: string | string[] | boolean;
  autoFocus: boolean;
  isDisabled: boolean;
}

/** Attributes of the element for the input. */
export function inputProps({ field, name, value, autoFocus, isDisabled }: ControlProps) {
  const { required, min, max, autoComplete, inputMode, attributes } = field;
  return {
    name,
    autoFocus,
    required,
    minLength: min,
    // Twice the limit, because browsers cut pasted text silently. It keeps a form posted without
    // scripts small enough for the server; `checkForm` reports text over the limit.
    maxLength: max && max * 2,
    autoComplete,
    inputMode,
    defaultValue: value as string,
    disabled: isDisabled,
    ...attributes?.(),
  };
}

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
    <FieldBox>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
      })}
      {hint && <FieldDescription id={`${id}-hint`}>{hint}</FieldDescription>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {after?.content}
    </FieldBox>
  );
}
