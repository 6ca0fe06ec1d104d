'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Button } from '@/components/ui/button';
import { type LearnStepWords } from '@/content/en/learn-words';
import { fill } from '@/lib/text/format';
import { type Question } from '@/lib/learn/questions';
import { readNumber } from '@/lib/vedic/operands';
import { type RefusalCode } from '@/lib/vedic/types';
import { sumStyle } from './sum-style';

const ID = 'clock-answer';

export function ClockQuestion({
  question,
  words,
  onAnswer,
}: {
  question: Question;
  words: LearnStepWords;
  onAnswer: (given: number) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<RefusalCode<'products'>>();

  useEffect(() => input.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readNumber(input.current!.value);
    if (read.ok) return onAnswer(read.value);
    setError(read.code);
    input.current!.focus();
  }

  return (
    <form
      className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3"
      aria-labelledby="clock-title"
      noValidate
      onSubmit={submit}
    >
      <label htmlFor={ID} translate="no" className={sumStyle}>
        {fill(words.clock.ask, { ...question })}
      </label>
      <Input
        ref={input}
        id={ID}
        className="w-34"
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${ID}-error`}
        onInput={() => setError(undefined)}
      />
      <Button type="submit">{words.clock.check}</Button>
      <FieldError id={`${ID}-error`} className="mt-0 basis-full">
        {error && words.refusals[error]}
      </FieldError>
    </form>
  );
}
