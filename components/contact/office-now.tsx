'use client';

import { type ContactWords } from '@/content/en/contact';
import { type Opening } from '@/content/schema';
import { fill } from '@/lib/text/format';
import { formatDay, formatTime, openState } from '@/lib/contact/hours';
import { useMinute } from './use-minute';

/**
 * Shows when the office closes or next opens. The plain hours are shown until the visitor's clock is known,
 * and keep their space afterwards, so that nothing moves.
 */
export function OfficeNow({
  hours,
  timeZone,
  tag,
  words,
}: {
  hours: readonly Opening[];
  timeZone: string;
  tag: string;
  words: ContactWords['clock']['office'];
}) {
  const now = useMinute();
  const state = now && openState(now, hours, timeZone);
  return (
    <span className="mt-[0.35rem] grid text-sm text-muted-foreground *:col-start-1 *:row-start-1">
      <span className={state && 'invisible'}>{words.plain}</span>
      {state && (
        <span>
          {state.open
            ? fill(words.open, { time: formatTime(state.until, tag) })
            : fill(words.closed, {
                day: formatDay(state.day, tag),
                time: formatTime(state.opens, tag),
              })}
        </span>
      )}
    </span>
  );
}
