import { type ReactNode } from 'react';
import { type GameWords } from '@/content/en/slips';
import { type Question } from '@sutra/vedic/questions';
import { fill, keepSumsTogether } from '@/lib/text/format';
import { multiply } from '@sutra/vedic/multiply';
import { slipStep } from '@sutra/vedic/slips';
import { Explanation, sumStyle } from './explanation';
import { NextSum } from './next-sum';
import { NumberQuestion } from './number-question';
import { SlipNote } from './slip-note';
import { Verdict } from './verdict';

interface Props {
  labelledBy: string;
  question: Question;
  /** The answer of the visitor; with it, the sum is explained. */
  given: number | undefined;
  /** Label of the button to the next sum. */
  next: string;
  words: GameWords;
  onAnswer: (given: number) => void;
  onNext: () => void;
  /** Beside that button. */
  children?: ReactNode;
}

export function AskedSum({ labelledBy, question, given, next, words, ...props }: Props) {
  const { a, b } = question;
  const { ask, right, wrong, given: givenText } = words.clock;
  const solved = multiply(a, b);
  const isAnswered = given !== undefined;
  const isRight = given === a * b;
  return (
    <>
      {!isAnswered && (
        <NumberQuestion
          labelledBy={labelledBy}
          label={keepSumsTogether(fill(ask, { a, b }))}
          labelClassName={sumStyle}
          className="mt-7"
          words={words}
          onAnswer={props.onAnswer}
        />
      )}
      <p className="not-empty:mt-7" role="status">
        {isAnswered && (
          <>
            <Verdict text={isRight ? right : wrong} a={a} b={b} />
            {!isRight && <span>{fill(givenText, { given })}</span>}
          </>
        )}
      </p>
      {isAnswered && (
        <div className="mt-5 grid gap-7">
          <NextSum label={next} onNext={props.onNext}>
            {props.children}
          </NextSum>
          {solved.ok && (
            <Explanation solved={solved} marked={slipStep(solved.solution, given)} words={words} />
          )}
        </div>
      )}
      <SlipNote answered={isAnswered ? { a, b, given } : undefined} words={words} />
    </>
  );
}
