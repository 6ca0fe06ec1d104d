'use client';

import { DarkPanel } from '@/components/site/dark-panel';
import { useState } from 'react';
import { type LearnStepWords } from '@/content/en/learn-words';
import { fill } from '@/lib/text/format';
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
  startRound,
} from '@/lib/learn/round';
import { ClockAnswer } from './clock-answer';
import { ClockHead } from './clock-head';
import { ClockQuestion } from './clock-question';
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
      <h4 className="font-display text-lg leading-[1.2] text-thread-text">{title}</h4>
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
