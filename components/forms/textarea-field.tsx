'use client';

import { useState, type ComponentProps } from 'react';
import { FieldDescription } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { fill } from '@/lib/format';
import { cleanText } from '@/lib/text';
import { FormField, type FormFieldProps } from './form-field';

/**
 * Near `limit` it says how many characters are left, and past it how many are too many. `maxLength`
 * cuts a pasted text silently, so it is twice the limit: it only keeps a form posted without scripts
 * small enough for the server.
 */
export function TextareaField({
  id,
  label,
  hint,
  error,
  limit,
  counter,
  ...props
}: FormFieldProps & {
  limit: number;
  counter: { left: string; over: string };
} & ComponentProps<'textarea'>) {
  const [length, setLength] = useState(() => cleanText(String(props.defaultValue ?? '')).length);
  const left = limit - length;
  const isOver = left < 0;
  const after =
    length > limit * 0.9
      ? {
          id: `${id}-count`,
          content: (
            <FieldDescription
              id={`${id}-count`}
              className={isOver ? 'font-medium text-destructive' : undefined}
            >
              {fill(isOver ? counter.over : counter.left, { count: Math.abs(left) })}
            </FieldDescription>
          ),
        }
      : undefined;
  return (
    <FormField id={id} label={label} hint={hint} error={error} after={after}>
      {(control) => (
        <Textarea
          {...control}
          maxLength={limit * 2}
          {...props}
          onInput={(event) => setLength(cleanText(event.currentTarget.value).length)}
        />
      )}
    </FormField>
  );
}
