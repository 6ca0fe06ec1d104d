'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { DarkPanel } from '@/components/site/dark-panel';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { type LearnStepWords } from '@/content/en/learn-words';
import { readBest, saveBest } from '@/lib/learn/best';
import { type Level } from '@/lib/learn/levels';
import { type Question, questionsOf } from '@/lib/learn/questions';
import {
  answerQuestion,
  elapsed,
  isOver,
  openNextQuestion,
  openQuestion,
  rightAnswers,
  type Round,
  startRound,
} from '@/lib/learn/round';
import { fill } from '@/lib/text/format';
import { readNumber } from '@/lib/vedic/operands';
import { type RefusalCode } from '@/lib/vedic/types';
import { type BestTime, ClockAnswer, ClockResult } from './clock-result';
import { sumStyle } from './explanation';

const newRound = (level: Level) => startRound(questionsOf(level), performance.now());

export function ClockGame({
  level,
  title,
  words,
  onLeave,
}: {
  level: Level;
  title: string;
  words: LearnStepWords;
  onLeave: () => void;
}) {
  const [round, setRound] = useState(() => newRound(level));
  const [best, setBest] = useState<BestTime>();
  const [seesResult, setSeesResult] = useState(false);
  const question = openQuestion(round);
  const last = round.answered.at(-1);

  function submit(given: number) {
    const answeredRound = answerQuestion(round, given, performance.now());
    setRound(answeredRound);
    if (!isOver(answeredRound)) return;
    const previous = readBest(level);
    const isPerfect = rightAnswers(answeredRound) === answeredRound.questions.length;
    const isNew = isPerfect && saveBest(level, elapsed(answeredRound, 0));
    setBest(isNew ? 'new' : previous);
  }

  function showNext() {
    if (isOver(round)) setSeesResult(true);
    else setRound(openNextQuestion(round, performance.now()));
  }

  function playAgain() {
    setSeesResult(false);
    setRound(newRound(level));
  }

  return (
    <DarkPanel>
      <h4 className="font-display text-lg leading-title text-thread-text">{title}</h4>
      {seesResult ? (
        <ClockResult
          {...{ round, best, words, level: title }}
          onAgain={playAgain}
          onLeave={onLeave}
        />
      ) : (
        <>
          <ClockHead round={round} words={words.clock} />
          {question && (
            <ClockQuestion
              key={round.answered.length}
              question={question}
              words={words}
              onAnswer={submit}
            />
          )}
          <p className="not-empty:mt-7" role="status">
            {!question && last && (
              <>
                <b className="block font-display text-h2 leading-[1.15] font-normal">
                  {fill(last.right ? words.clock.right : words.clock.wrong, {
                    ...{ a: last.a, b: last.b, answer: last.a * last.b },
                  })}
                </b>
                {!last.right && <span>{fill(words.clock.given, { given: last.given })}</span>}
              </>
            )}
          </p>
          {!question && last && (
            <ClockAnswer answered={last} isLast={isOver(round)} words={words} onNext={showNext} />
          )}
        </>
      )}
    </DarkPanel>
  );
}

/** Ms. The clock shows whole seconds. */
const TICK = 200;

function ClockHead({ round, words }: { round: Round; words: LearnStepWords['clock'] }) {
  const [now, setNow] = useState(round.since ?? 0);
  const { questions, answered, since } = round;

  useEffect(() => {
    if (since === undefined) return;
    const timer = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(timer);
  }, [since]);

  const number = since === undefined ? answered.length : answered.length + 1;
  const time = Math.floor(elapsed(round, Math.max(now, since ?? 0)) / 1000);
  return (
    <div className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-3 text-muted-foreground">
      <p>{fill(words.position, { number, count: questions.length })}</p>
      <p role="timer" aria-label={words.timer} className="text-lg leading-none text-foreground">
        {fill(words.time, { time })}
      </p>
      {/* A right answer fills its ring; a wrong one stays hollow. */}
      <ol
        className="col-span-2 flex justify-between bg-[linear-gradient(var(--thread)_0_0)] bg-size-[100%_2px] bg-center bg-no-repeat"
        aria-hidden="true"
      >
        {questions.map((_, index) => (
          <li
            key={index}
            className="size-3.5 rounded-full border-2 border-thread bg-background data-[done=right]:bg-thread data-[done=wrong]:border-destructive"
            data-done={answered[index] && (answered[index].right ? 'right' : 'wrong')}
          />
        ))}
      </ol>
    </div>
  );
}

const ID = 'clock-answer';

function ClockQuestion({
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
      <FieldError id={`${ID}-error`} role={undefined} className="mt-0 basis-full">
        {error && words.refusals[error]}
      </FieldError>
    </form>
  );
}
