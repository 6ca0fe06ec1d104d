'use client';

import { useEffect, useState } from 'react';
import { PictureButton } from '@/components/learn/picture-button';
import { SlipNote } from '@/components/learn/slip-note';
import { SumAnswer } from '@/components/learn/sum-answer';
import { SumQuestion } from '@/components/learn/sum-question';
import { DarkPanel } from '@/components/site/dark-panel';
import { type LearnStepWords } from '@/content/en/learn-words';
import { type GameWords } from '@/content/en/slips';
import { readBest, saveBest } from '@/lib/learn/best';
import { type Level } from '@/lib/learn/levels';
import { questionsOf } from '@/lib/learn/questions';
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
import { type BestTime, ClockResult } from './clock-result';

const newRound = (level: Level) => startRound(questionsOf(level), performance.now());

export function ClockGame({
  level,
  title,
  words,
  onLeave,
}: {
  level: Level;
  title: string;
  words: GameWords;
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
            <SumQuestion
              key={round.answered.length}
              labelledBy="clock-title"
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
            <SumAnswer
              question={last}
              next={isOver(round) ? words.clock.finish : words.clock.next}
              words={words}
              onNext={showNext}
            >
              <PictureButton pair={[last.a, last.b]} words={words} />
            </SumAnswer>
          )}
          <SlipNote answered={question ? undefined : last} texts={words.slips} />
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
