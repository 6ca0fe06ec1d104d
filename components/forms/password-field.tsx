'use client';

import { useState } from 'react';
import { Input } from '@/components/ui/input';
import { attributesOf, type ControlProps } from './control';
import { FormField } from './form-field';

export function PasswordField({ field, words, value, isDisabled, ...props }: ControlProps) {
  const { id, name, label, hint, error, autoFocus } = props;
  const [isShown, setShown] = useState(false);
  return (
    <FormField {...{ id, label, hint, error }}>
      {(control) => (
        <span className="relative block">
          <Input
            {...control}
            {...attributesOf(field)}
            name={name}
            autoFocus={autoFocus}
            type={isShown ? 'text' : 'password'}
            className="pr-19"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={words.placeholders?.[name]}
            defaultValue={value as string}
            disabled={isDisabled}
          />
          <button
            type="button"
            className="absolute inset-y-px right-px min-w-16 px-[0.9rem] text-sm leading-none font-semibold text-peacock"
            aria-label={words.password?.showPassword}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? words.password?.hide : words.password?.show}
          </button>
        </span>
      )}
    </FormField>
  );
}
