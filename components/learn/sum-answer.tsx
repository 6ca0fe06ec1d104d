'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { type LearnStepWords } from '@/content/en/learn-words';
import { type Question } from '@/lib/learn/questions';
import { multiply } from '@/lib/vedic/multiply';
import { Explanation } from './explanation';

/** A sum explained. The button gets the focus, so that Enter continues. */
export function SumAnswer({
  question: { a, b },
  next,
  words,
  onNext,
  children,
}: {
  question: Question;
  next: string;
  words: LearnStepWords;
  onNext: () => void;
  /** Beside the button. */
  children?: ReactNode;
}) {
  const nextButton = useRef<HTMLButtonElement>(null);
  const solved = multiply(a, b);

  useEffect(() => nextButton.current?.focus(), []);

  return (
    <div className="mt-5 grid gap-7">
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 text-muted-foreground">
        <Button ref={nextButton} variant="outline" className="text-foreground" onClick={onNext}>
          {next}
        </Button>
        {children}
      </p>
      {solved.ok && <Explanation solved={solved} words={words} />}
    </div>
  );
}
