'use client';

import { useEffect, useState } from 'react';
import { type LearnStepWords } from '@/content/en/learn-words';
import { fill } from '@/lib/text/format';
import { elapsed, type Round } from '@/lib/learn/round';

/** Ms. The clock shows whole seconds. */
const TICK = 200;

export function ClockHead({ round, words }: { round: Round; words: LearnStepWords['clock'] }) {
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
