'use client';

import { type Opening } from '@/content/schema';
import { fill } from '@/lib/format';
import { formatTime, openState } from '@/lib/hours';
import { useMinute } from './use-minute';

/**
 * When the office closes or next opens. `plain` is shown until the visitor's
 * clock is known, and keeps its room afterwards, so that nothing moves.
 */
export function OfficeNow({
  hours,
  timeZone,
  days,
  plain,
  open,
  closed,
}: {
  hours: readonly Opening[];
  timeZone: string;
  days: readonly string[];
  plain: string;
  open: string;
  closed: string;
}) {
  const now = useMinute();
  const state = now && openState(now, hours, timeZone);
  return (
    <span className="office-now">
      <span className={state && 'invisible'}>{plain}</span>
      {state && (
        <span>
          {state.open
            ? fill(open, { time: formatTime(state.until) })
            : fill(closed, { day: days[state.day] ?? '', time: formatTime(state.opens) })}
        </span>
      )}
    </span>
  );
}
