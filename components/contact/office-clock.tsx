'use client';

import { useSyncExternalStore } from 'react';
import { type Opening } from '@/content/hours';
import { clockIn, formatDay, openState } from '@/lib/words/hours';
import { describeState, type OfficeTexts, textNow } from '@/lib/words/office-texts';
import { type Words } from '@/lib/words/locale';
import { formatMinute } from '@/lib/text/clock-time';
import { fill } from '@/lib/text/format';
import { MINUTE } from '@/lib/time';
import { cn } from '@/lib/utils';

interface Office {
  hours: readonly Opening[];
  timeZone: string;
  tag: string;
}

type ClockWords = Words['contact']['clock'];

function subscribe(notify: () => void) {
  const next = () => window.setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  let timer = next();
  function tick() {
    notify();
    timer = next();
  }
  // Browsers delay the timers of a hidden tab.
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}

const minuteNow = () => Math.floor(Date.now() / MINUTE);

/** The current minute by the visitor's clock; `undefined` while the server renders. */
function useMinute(): Date | undefined {
  const minute = useSyncExternalStore(subscribe, minuteNow, () => undefined);
  return minute === undefined ? undefined : new Date(minute * MINUTE);
}

/** Whether the office is open, and the visitor's time; until both are known, whose time the hours are. */
export function OfficeClock({ hours, timeZone, tag, words }: Office & { words: ClockWords }) {
  const now = useMinute();
  const state = now && openState(now, hours, timeZone);

  // Room for both lines, so that nothing moves when the clock starts.
  const style = 'mt-2 flex min-h-[2lh] flex-wrap content-end gap-x-6 text-sm';
  if (!now || !state) return <p className={cn(style, 'text-muted-foreground')}>{words.zone}</p>;

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
        {describeState(state, { open: words.openUntil, closed: words.opens }, tag)}
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

/** What holds at this minute of the week; on the server, and without scripts, what holds in office hours. */
export function OfficeNow({
  open,
  texts,
  timeZone,
}: {
  open: string;
  texts: OfficeTexts;
  timeZone: string;
}) {
  const now = useMinute();
  return (
    // A new one, since React takes the text of `officeScript` for its own.
    <span key={Number(!now)} suppressHydrationWarning>
      {now ? textNow(texts, timeZone, now) : open}
    </span>
  );
}
