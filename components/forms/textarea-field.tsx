'use client';

import { useState } from 'react';
import { FieldDescription } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { fill } from '@/lib/text/format';
import { cleanText } from '@/lib/text/clean';
import { type ControlProps, inputProps } from './control';
import { FormField } from './form-field';

export function TextareaField(props: ControlProps) {
  const { field, words, value, id } = props;
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
    <FormField {...props} after={count ? { id: countId, content: count } : undefined}>
      {(described) => (
        <Textarea
          {...described}
          {...inputProps(props)}
          rows={rows}
          onInput={(event) => setLength(cleanText(event.currentTarget.value).length)}
        />
      )}
    </FormField>
  );
}
