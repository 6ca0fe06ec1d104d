'use client';

import { cn } from '@/lib/utils';
import { fill } from '@/lib/format';
import { clockIn, formatMinute, formatTime, openState } from '@/lib/hours';
import { type contact } from '@/content/en/contact';
import { type Opening } from '@/content/schema';
import { useMinute } from './use-minute';

/** Whether the office is open, and the visitor's time beside it; the plain hours until both are known. */
export function OfficeClock({
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
  words: (typeof contact)['clock'];
}) {
  const now = useMinute();
  const state = now && openState(now, hours, timeZone);

  if (!now || !state) return <p className="office-clock text-muted-foreground">{plain}</p>;

  const here = clockIn(undefined, now);
  const there = clockIn(timeZone, now);
  const name = ({ day, minute }: typeof here) =>
    here.day === there.day ? formatMinute(minute) : `${days[day]} ${formatMinute(minute)}`;
  const same = here.day === there.day && here.minute === there.minute;

  return (
    <p className="office-clock">
      <span className={cn('office-state', state.open && 'office-state-open')}>
        {state.open
          ? fill(words.openUntil, { time: formatTime(state.until) })
          : fill(words.opens, { day: days[state.day] ?? '', time: formatTime(state.opens) })}
      </span>
      <span className="text-muted-foreground">
        {fill(same ? words.oneTime : words.bothTimes, { own: name(here), india: name(there) })}
      </span>
    </p>
  );
}
