'use client';

import { useEffect, useState } from 'react';
import { AskedSum } from '@/components/sums/asked-sum';
import { PictureButton } from '@/components/sums/picture-button';
import { DarkPanel } from '@/components/site/dark-panel';
import { Button } from '@/components/ui/button';
import { type WorkedSumsWords } from '@/content/en/worked-sums';
import { type GameWords } from '@/content/en/slips';
import { readBest, saveBest } from '@/lib/practice/best';
import { afterAnswer, saveMissed } from '@/lib/practice/missed-answers';
import { readMissedRows } from '@/lib/practice/missed-rows';
import { type Level } from '@sutra/vedic/levels';
import { questionsOf } from '@/lib/practice/game-sums';
import {
  answerQuestion,
  elapsed,
  isOver,
  openNextQuestion,
  openQuestion,
  rightAnswers,
  type Round,
  startRound,
} from '@/lib/practice/round';
import { fill } from '@/lib/text/format';
import { dayInIndia } from '@/lib/time';
import { type BestTime, ClockResult } from './clock-result';

const newRound = (level: Level) => startRound(questionsOf(level), performance.now());

interface Props {
  level: Level;
  title: string;
  words: GameWords;
  onLeave: () => void;
}

export function ClockGame({ level, title, words, onLeave }: Props) {
  const [round, setRound] = useState(() => newRound(level));
  const [best, setBest] = useState<BestTime>();
  const [seesResult, setSeesResult] = useState(false);
  const open = openQuestion(round);
  const last = round.answered.at(-1);
  const question = open ?? last!;

  function submit(given: number) {
    const answeredRound = answerQuestion(round, given, performance.now());
    setRound(answeredRound);
    if (!answeredRound.answered.at(-1)!.right)
      saveMissed(afterAnswer(readMissedRows(), question, false, dayInIndia()));
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
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h4 className="font-display text-lg leading-title text-thread-text">{title}</h4>
        {!seesResult && (
          <Button variant="outline" size="sm" onClick={onLeave}>
            {words.clock.levels}
          </Button>
        )}
      </div>
      {seesResult ? (
        <ClockResult
          round={round}
          best={best}
          words={words}
          level={title}
          onAgain={playAgain}
          onLeave={onLeave}
        />
      ) : (
        <>
          <ClockHead round={round} words={words.clock} />
          <AskedSum
            labelledBy="clock-title"
            question={question}
            given={open ? undefined : last?.given}
            next={isOver(round) ? words.clock.finish : words.clock.next}
            words={words}
            onAnswer={submit}
            onNext={showNext}
          >
            <PictureButton pair={[question.a, question.b]} words={words} />
          </AskedSum>
        </>
      )}
    </DarkPanel>
  );
}

/** Ms. The clock shows whole seconds. */
const TICK = 200;

function ClockHead({ round, words }: { round: Round; words: WorkedSumsWords['clock'] }) {
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
