'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { type ProgressWords } from '@/content/en/progress';
import { dayText } from '@/lib/practice/day-text';
import { isDue, readMissedRows } from '@/lib/practice/missed-rows';
import { countOf, mondayOf } from '@/lib/practice/progress';
import { keepPractised } from '@/lib/practice/progress-store';
import { waitingText } from '@/lib/practice/waiting-text';
import { fill } from '@/lib/text/format';
import { Bead, FULL } from './bead';
import { Erase } from './erase';
import { SessionResult } from './session-result';
import { useProgress } from './use-progress';

interface Props {
  words: ProgressWords;
  onWaiting: () => void;
}

/** For the session, which loads without them. */
export const recorder = { keepPractised, SessionResult };

/** A bead for each day of the week, what waits, and where it is kept. */
export function Thread({ words, onWaiting }: Props) {
  const { progress, today, isStored, isAbroad } = useProgress();
  const { thread } = words;
  const waiting = readMissedRows().filter((sum) => isDue(sum, today));
  const hasAny = Boolean(progress.since ?? waiting[0]);
  // As the script of the page does: sums may have been solved since, in another tab or before Back.
  useEffect(() => {
    if (hasAny) document.documentElement.dataset.practised = '1';
  });
  const { solved } = countOf(progress, today);
  const five = progress.five?.day === today && progress.five.marks;
  const week = Array.from({ length: 7 }, (_, index) => countOf(progress, mondayOf(today) + index));
  return (
    <div>
      <ol className="relative flex max-w-88 justify-between text-center" aria-label={thread.week}>
        <li
          aria-hidden="true"
          className="absolute inset-x-3 top-[0.7rem] border-t-2 border-thread"
        />
        {week.map((count) => (
          <li
            key={count.day}
            className="w-9 justify-items-center"
            aria-current={count.day === today ? 'date' : undefined}
          >
            <span className="grid justify-items-center">
              <Bead count={count} isToday={count.day === today} />
            </span>
            <span className="text-sm">{dayText(count.day, { weekday: 'short' })}</span>
            <span className="sr-only">{` ${fill(thread.solved, { count: count.solved })}`}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3">
        {solved < FULL ? fill(thread.today, { solved, full: FULL }) : thread.full}
        {five && ` ${fill(thread.five, { right: five.replaceAll('0', '').length, count: FULL })}`}
      </p>
      {waiting[0] && (
        <p data-slot="waiting" className="flex flex-wrap items-center gap-x-4">
          {waitingText(waiting, today, thread.waiting)}
          <Button variant="link" onClick={onWaiting}>
            {thread.doWaiting}
          </Button>
        </p>
      )}
      <Erase words={words.erase} hasAny={hasAny}>
        {isStored ? thread.kept : thread.notKept} {isAbroad && thread.abroad}
      </Erase>
    </div>
  );
}
