'use client';

import { Button } from '@/components/ui/button';
import { useEffect, useRef } from 'react';
import { type LearnStepWords } from '@/content/en/learn-words';
import { type Answered } from '@/lib/learn/round';
import { multiply } from '@/lib/vedic/multiply';
import { Explanation } from './explanation';

/** The explained sum. The button to the next one gets the focus, so that Enter continues. */
export function ClockAnswer({
  answered: { a, b },
  isLast,
  words,
  onNext,
}: {
  answered: Answered;
  isLast: boolean;
  words: LearnStepWords;
  onNext: () => void;
}) {
  const next = useRef<HTMLButtonElement>(null);
  const solved = multiply(a, b);

  useEffect(() => next.current?.focus(), []);

  return (
    <div className="mt-5 grid gap-7">
      <p>
        <Button ref={next} onClick={onNext}>
          {isLast ? words.clock.finish : words.clock.next}
        </Button>
      </p>
      {solved.ok && <Explanation solved={solved} words={words} />}
    </div>
  );
}
