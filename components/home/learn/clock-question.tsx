'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FieldError } from '@/components/ui/field';
import { Button } from '@/components/ui/button';
import { type LearnWords } from '@/content/en/learn';
import { fill } from '@/lib/format';
import { type Question } from '@/lib/learn/questions';
import { readNumber } from '@/lib/vedic/read';
import { type RefusalCode } from '@/lib/vedic/types';

const ID = 'clock-answer';

/** One question and the field for its answer; Enter checks it. */
export function ClockQuestion({
  question,
  words,
  onAnswer,
}: {
  question: Question;
  words: LearnWords;
  onAnswer: (given: number) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<RefusalCode>();

  useEffect(() => input.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readNumber(input.current!.value);
    if (read.ok) return onAnswer(read.value);
    setWrong(read.code);
    input.current!.focus();
  }

  return (
    <form
      className="clock-question field"
      aria-labelledby="clock-title"
      noValidate
      onSubmit={submit}
    >
      <label htmlFor={ID} className="own-sum">
        {fill(words.clock.ask, { ...question })}
      </label>
      <input
        ref={input}
        id={ID}
        className="own-sum"
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong && `${ID}-error`}
        onInput={() => setWrong(undefined)}
      />
      <Button type="submit">{words.clock.check}</Button>
      <FieldError id={`${ID}-error`}>{wrong && words.refusals[wrong]}</FieldError>
    </form>
  );
}
