'use client';

import { useState, type ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { fill } from '@/lib/format';
import { cleanText } from '@/lib/text';
import { FieldError } from './field-error';

/**
 * Lines to fill in. Near `limit` it says how many characters are left, and past it how many are
 * too many: `maxLength` would cut a pasted text without a word. It only stands far above, where
 * a form posted without scripts would grow too big for the server to take and hand back.
 */
export function TextArea({
  id,
  label,
  error,
  limit,
  counter,
  ...props
}: {
  id: string;
  label: string;
  error?: string;
  limit: number;
  counter: { left: string; over: string };
} & ComponentProps<'textarea'>) {
  const [length, setLength] = useState(() => cleanText(String(props.defaultValue ?? '')).length);
  const counted = length > limit * 0.9;
  const described = [error && `${id}-error`, counted && `${id}-count`].filter(Boolean).join(' ');
  const left = limit - length;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        maxLength={limit * 2}
        {...props}
        onInput={(event) => setLength(cleanText(event.currentTarget.value).length)}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {counted && (
        <p id={`${id}-count`} className={cn('field-count', left < 0 && 'field-count-over')}>
          {fill(left < 0 ? counter.over : counter.left, { count: Math.abs(left) })}
        </p>
      )}
    </div>
  );
}
