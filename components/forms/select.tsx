import { type ComponentProps } from 'react';
import { FieldError } from './field-error';
import { describedBy, FieldHint } from './field-hint';

/** A native choice of one: phones show it best themselves. */
export function Select({
  id,
  label,
  hint,
  error,
  placeholder,
  options,
  ...props
}: {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  placeholder?: string;
  options: readonly { value: string; label: string }[];
} & ComponentProps<'select'>) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        {...props}
      >
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
