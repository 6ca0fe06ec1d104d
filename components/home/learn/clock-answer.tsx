'use client';

import { Button } from '@/components/ui/button';
import { useEffect, useRef } from 'react';
import { type LearnStepWords } from '@/content/en/learn-words';
import { type Answered } from '@/lib/learn/round';
import { multiply } from '@/lib/vedic/multiply';
import { Explanation } from './explanation';

/** The button gets the focus, so that Enter continues. */
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
  const nextButton = useRef<HTMLButtonElement>(null);
  const solved = multiply(a, b);

  useEffect(() => nextButton.current?.focus(), []);

  return (
    <div className="mt-5 grid gap-7">
      <p>
        <Button ref={nextButton} onClick={onNext}>
          {isLast ? words.clock.finish : words.clock.next}
        </Button>
      </p>
      {solved.ok && <Explanation solved={solved} words={words} />}
    </div>
  );
}
