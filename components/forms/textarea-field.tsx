'use client';

import { useState } from 'react';
import { FieldDescription } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { fill } from '@/lib/text/format';
import { cleanText } from '@/lib/text/clean';
import { attributesOf, type ControlProps } from './control';
import { FormField } from './form-field';

export function TextareaField({ field, words, value, isDisabled, ...props }: ControlProps) {
  const { id, name, label, hint, error, autoFocus } = props;
  const [length, setLength] = useState(() => cleanText(String(value)).length);
  const { max = Infinity, rows } = field;
  const left = max - length;
  const isOver = left < 0;
  const countId = `${id}-count`;
  const count = length > max * 0.9 && words.counter && (
    <FieldDescription id={countId} className={isOver ? 'font-medium text-destructive' : undefined}>
      {fill(isOver ? words.counter.over : words.counter.left, { count: Math.abs(left) })}
    </FieldDescription>
  );
  return (
    <FormField
      {...{ id, label, hint, error }}
      after={count ? { id: countId, content: count } : undefined}
    >
      {(control) => (
        <Textarea
          {...control}
          {...attributesOf(field)}
          name={name}
          autoFocus={autoFocus}
          rows={rows}
          defaultValue={value as string}
          disabled={isDisabled}
          onInput={(event) => setLength(cleanText(event.currentTarget.value).length)}
        />
      )}
    </FormField>
  );
}
