'use client';

import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { type WorkedSumsWords } from '@/content/en/worked-sums';
import { ignoreRepeat } from '@/lib/browser/ignore-repeat';
import { cn } from '@/lib/utils';
import { LARGEST_ANSWER, readNumber } from '@sutra/vedic/read-number';

/** Gets the focus when it appears. */
export function NumberQuestion({
  labelledBy,
  label,
  labelClassName,
  words,
  onAnswer,
  className,
  isMain = false,
}: {
  labelledBy?: string;
  label: string;
  labelClassName: string;
  words: WorkedSumsWords;
  /** Returns an error message to ask for the number again. */
  onAnswer: (given: number) => string | void;
  className?: string;
  /** Fills the button, and keeps the message above the field while the visitor types. */
  isMain?: boolean;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readNumber(input.current!.value, LARGEST_ANSWER);
    const refusals = { ...words.refusals, tooLarge: words.clock.tooLarge };
    const reason = read.ok ? onAnswer(read.value) : refusals[read.code];
    setError(reason ?? '');
    if (!reason) return;
    input.current!.focus();
    if (isMain) input.current!.select();
  }

  return (
    <form
      className={cn('flex flex-wrap items-center gap-x-5 gap-y-3', className)}
      aria-labelledby={labelledBy}
      noValidate
      onSubmit={submit}
    >
      <label htmlFor={id} translate="no" className={labelClassName}>
        {label}
      </label>
      <Input
        ref={input}
        autoFocus
        id={id}
        className="w-34"
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onInput={() => !isMain && setError('')}
        onKeyDown={ignoreRepeat}
      />
      <Button
        type="submit"
        variant={isMain ? 'default' : 'outline'}
        className={isMain ? 'max-sm:grow' : undefined}
      >
        {words.clock.check}
      </Button>
      <FieldError
        id={`${id}-error`}
        className={cn('mt-0 basis-full', isMain && 'order-first text-base')}
      >
        {error}
      </FieldError>
    </form>
  );
}
