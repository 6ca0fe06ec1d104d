'use client';

import { useState, type ComponentProps } from 'react';
import { Input } from '@/components/ui/input';
import { FormField, type FormFieldProps } from './form-field';

/** A password with a button in words that shows or hides it. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  words,
  ...props
}: FormFieldProps & {
  words: { show: string; hide: string; showPassword: string };
} & ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false);
  return (
    <FormField id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <Input
            {...control}
            type={isShown ? 'text' : 'password'}
            className="pr-19"
            autoCapitalize="none"
            spellCheck={false}
            {...props}
          />
          <button
            type="button"
            className="absolute inset-y-px right-px min-w-16 px-[0.9rem] text-sm leading-none font-semibold text-peacock"
            aria-label={words.showPassword}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? words.hide : words.show}
          </button>
        </span>
      )}
    </FormField>
  );
}
