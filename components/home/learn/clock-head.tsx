'use client';

import { useEffect, useState } from 'react';
import { type LearnWords } from '@/content/en/learn';
import { fill } from '@/lib/format';
import { elapsed, type Round } from '@/lib/learn/round';

/** How often the clock is read, in ms; it shows whole seconds. */
const TICK = 200;

/** Which question it is, the rings of the five on their thread, and the time so far. */
export function ClockHead({ round, words }: { round: Round; words: LearnWords['clock'] }) {
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
    <div className="clock-head">
      <p>{fill(words.position, { number, count: questions.length })}</p>
      <p role="timer" aria-label={words.timer}>
        {fill(words.time, { time })}
      </p>
      <ol className="clock-rings" aria-hidden="true">
        {questions.map((_, index) => (
          <li
            key={index}
            data-done={answered[index] && (answered[index].right ? 'right' : 'wrong')}
          />
        ))}
      </ol>
    </div>
  );
}
