'use client';

import { cn } from '@/lib/utils';
import { fill } from '@/lib/text/format';
import { clockIn, formatDay, formatMinute, formatTime, openState } from '@/lib/contact/hours';
import { type ContactWords } from '@/content/en/contact';
import { type Opening } from '@/content/schema';
import { useMinute } from './use-minute';

/** Whether the office is open, and the visitor's time beside it; the plain hours until both are known. */
export function OfficeClock({
  hours,
  timeZone,
  tag,
  plain,
  words,
}: {
  hours: readonly Opening[];
  timeZone: string;
  tag: string;
  plain: string;
  words: ContactWords['clock'];
}) {
  const now = useMinute();
  const state = now && openState(now, hours, timeZone);

  // Room for the longest line, so that nothing moves when the clock starts.
  const style =
    'mt-5 flex min-h-[4.65em] flex-wrap content-start gap-x-6 md:min-h-[1.55em] print:hidden';
  if (!now || !state) return <p className={cn(style, 'text-muted-foreground')}>{plain}</p>;

  const here = clockIn(undefined, now);
  const there = clockIn(timeZone, now);
  const name = ({ day, minute }: typeof here) =>
    `${here.day === there.day ? '' : `${formatDay(day, tag)} `}${formatMinute(minute, tag)}`;
  const same = here.day === there.day && here.minute === there.minute;

  return (
    <p className={style}>
      <span
        className={cn(
          'inline-flex items-baseline gap-[0.6rem] font-semibold before:size-[0.7rem] before:flex-none before:rounded-full before:border-2',
          state.open
            ? 'text-peacock before:border-current before:bg-current'
            : 'before:border-input',
        )}
      >
        {state.open
          ? fill(words.openUntil, { time: formatTime(state.until, tag) })
          : fill(words.opens, {
              day: formatDay(state.day, tag),
              time: formatTime(state.opens, tag),
            })}
      </span>
      <span className="text-muted-foreground">
        {fill(same ? words.oneTime : words.bothTimes, {
          visitorTime: name(here),
          indianTime: name(there),
        })}
      </span>
    </p>
  );
}
