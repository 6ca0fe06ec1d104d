'use client';

import { useState, type ComponentProps } from 'react';
import { FieldError } from './field-error';

/** A password with a button in words that shows or hides it. */
export function PasswordField({
  id,
  label,
  error,
  words,
  ...props
}: {
  id: string;
  label: string;
  error?: string;
  words: { show: string; hide: string; showPassword: string };
} & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="password">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoCapitalize="none"
          spellCheck={false}
          {...props}
        />
        <button
          type="button"
          aria-label={words.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? words.hide : words.show}
        </button>
      </span>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
