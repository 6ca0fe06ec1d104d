import { type ComponentProps } from 'react';
import { FieldError } from './field-error';
import { describedBy, FieldHint } from './field-hint';

/** A one-line field with its label above it, and its hint and error below. */
export function Field({
  id,
  label,
  hint,
  error,
  ...props
}: { id: string; label: string; hint?: string; error?: string } & ComponentProps<'input'>) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        {...props}
      />
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
