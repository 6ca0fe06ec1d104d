'use client';

import { type contact } from '@/content/en/contact';
import { type Opening } from '@/content/schema';
import { fill } from '@/lib/text/format';
import { formatTime, openState } from '@/lib/contact/hours';
import { useMinute } from './use-minute';

/**
 * Shows when the office closes or next opens. `plain` is shown until the visitor's clock is known,
 * and keeps its space afterwards, so that nothing moves.
 */
export function OfficeNow({
  hours,
  timeZone,
  days,
  plain,
  words,
}: {
  hours: readonly Opening[];
  timeZone: string;
  days: readonly string[];
  plain: string;
  words: (typeof contact)['clock']['office'];
}) {
  const now = useMinute();
  const state = now && openState(now, hours, timeZone);
  return (
    <span className="mt-[0.35rem] grid text-sm text-muted-foreground *:col-start-1 *:row-start-1">
      <span className={state && 'invisible'}>{plain}</span>
      {state && (
        <span>
          {state.open
            ? fill(words.open, { time: formatTime(state.until) })
            : fill(words.closed, { day: days[state.day] ?? '', time: formatTime(state.opens) })}
        </span>
      )}
    </span>
  );
}
