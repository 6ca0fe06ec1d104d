'use client';

import { useState, type ReactNode } from 'react';
import { Field, FieldDescription, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { lazyPart, useLazyPart } from '@/lib/browser/lazy';
import { type FieldRule } from '@/lib/forms/field';
import { cleanText } from '@/lib/text/clean';
import { fill } from '@/lib/text/format';

export type ByName<Value> = Readonly<Partial<Record<string, Value>>>;

export interface FormWords<Name extends string = string> {
  labels: Readonly<Record<Name, string>>;
  hints?: ByName<string>;
  placeholders?: ByName<string>;
  options?: ByName<ByName<string>>;
  /** Per field: one sentence, or one for each code. `any` has sentences for all fields. */
  errors: ByName<string | ByName<string>>;
  /** First option of a select without an initial value. */
  choose?: string;
  optional?: string;
  counter?: { left: string; over: string };
  /** What `EmailSuggestion` says. */
  suggestion?: { question: string; use: string };
  password?: { show: string; hide: string };
}

export interface ControlProps {
  field: FieldRule;
  words: FormWords;
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: string;
  /** Makes the error an alert, anew with each number, because its field has the focus already. */
  alertKey?: number;
  value: string | string[] | boolean;
  autoFocus: boolean;
  isDisabled: boolean;
}

export function inputProps({ field, name, value, autoFocus, isDisabled }: ControlProps) {
  const { required, min, max, autoComplete, inputMode, attributes } = field;
  return {
    name,
    autoFocus,
    required,
    minLength: min,
    // Twice the limit, because browsers cut pasted text silently. It keeps a form posted without
    // scripts small enough for the server; `checkForm` reports text over the limit.
    maxLength: max && max * 2,
    autoComplete,
    inputMode,
    defaultValue: value as string,
    disabled: isDisabled,
    ...attributes?.(),
  };
}

export function LabelledControl({
  id,
  label,
  hint,
  error,
  alertKey,
  children,
  after,
}: Pick<ControlProps, 'id' | 'label' | 'hint' | 'error' | 'alertKey'> & {
  children: (described: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby'?: string;
  }) => ReactNode;
  /** Shown below the error and part of the control's description. */
  after?: { id: string; content: ReactNode };
}) {
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`, after?.id];
  return (
    <Field className="mb-5">
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        // Never left out: Chrome calls an empty field invalid that is required, as soon as it is shown.
        'aria-invalid': Boolean(error),
        'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
      })}
      {hint && <FieldDescription id={`${id}-hint`}>{hint}</FieldDescription>}
      {/* Screen readers say it when the field gets the focus, as the first with an error does. */}
      <FieldError key={alertKey} id={`${id}-error`} role={alertKey ? 'alert' : undefined}>
        {error}
      </FieldError>
      {after?.content}
    </Field>
  );
}

const emailSuggestion = lazyPart(() => import('./email-suggestion'));

export function TextField(props: ControlProps) {
  const { type } = props.field;
  const { part, load } = useLazyPart(emailSuggestion);
  const after = type === 'email' &&
    part && { id: `${props.id}-suggestion`, content: <part.EmailSuggestion {...props} /> };
  return (
    <LabelledControl {...props} after={after || undefined}>
      {(described) => (
        <Input
          {...described}
          {...inputProps(props)}
          type={type === 'text' ? undefined : type}
          onBlur={() => void (type === 'email' && load())}
        />
      )}
    </LabelledControl>
  );
}

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
    <LabelledControl {...props} after={count ? { id: countId, content: count } : undefined}>
      {(described) => (
        <Textarea
          {...described}
          {...inputProps(props)}
          rows={rows}
          onInput={(event) => setLength(cleanText(event.currentTarget.value).length)}
        />
      )}
    </LabelledControl>
  );
}
