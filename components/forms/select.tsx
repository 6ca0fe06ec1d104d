import { type ComponentProps } from 'react';
import { FieldError } from './field-error';

/** A native choice of one: phones show it best themselves. */
export function Select({
  id,
  label,
  error,
  placeholder,
  options,
  ...props
}: {
  id: string;
  label: string;
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
        aria-describedby={error ? `${id}-error` : undefined}
        {...props}
      >
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
