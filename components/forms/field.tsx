import { type ComponentProps } from 'react';
import { FieldError } from './field-error';

/** One line to fill in, with its label above and what is wrong with it below. */
export function Field({
  id,
  label,
  error,
  ...props
}: { id: string; label: string; error?: string } & ComponentProps<'input'>) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...props}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
