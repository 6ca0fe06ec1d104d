'use client';

import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { type LearnStepWords } from '@/content/en/learn-words';
import { type Question } from '@/lib/learn/questions';
import { fill } from '@/lib/text/format';
import { cn } from '@/lib/utils';
import { readNumber } from '@/lib/vedic/operands';
import { sumStyle } from './explanation';

interface Props {
  labelledBy?: string;
  words: LearnStepWords;
  /** May return why the number is asked for again. */
  onAnswer: (given: number) => string | void;
}

export function SumQuestion({ question, ...props }: Props & { question: Question }) {
  const label = fill(props.words.clock.ask, { ...question });
  return <NumberQuestion label={label} labelClassName={sumStyle} className="mt-7" {...props} />;
}

/** Gets the focus when it appears. */
export function NumberQuestion({
  labelledBy,
  label,
  labelClassName,
  words,
  onAnswer,
  className,
}: Props & { label: string; labelClassName: string; className?: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');

  useEffect(() => input.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readNumber(input.current!.value);
    const reason = read.ok ? onAnswer(read.value) : words.refusals[read.code];
    setError(reason ?? '');
    if (reason) input.current!.focus();
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
        id={id}
        className="w-34"
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onInput={() => setError('')}
      />
      <Button type="submit" variant="outline">
        {words.clock.check}
      </Button>
      <FieldError id={`${id}-error`} className="mt-0 basis-full">
        {error}
      </FieldError>
    </form>
  );
}
