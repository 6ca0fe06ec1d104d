'use client';

import { useMemo, type ReactNode } from 'react';
import { useHydrated } from '@/components/hooks/use-browser-value';
import { type ClassTime } from '@/content/hours';
import {
  clocksAhead,
  formatClassTimes,
  formatDate,
  isUpcoming,
  shiftClassTimes,
} from '@/lib/words/next-batch';
import { type Words } from '@/lib/words/locale';
import { fill } from '@/lib/text/format';

/** The visitor's own times beside the teacher's; nothing from the first day of the batch on. */
export function NextBatch({
  start,
  days,
  weeks,
  timeZone,
  tag,
  words: { visitorTimes, visitorChange },
  className,
  links,
  children,
}: {
  start: string;
  days: readonly ClassTime[];
  weeks: number | undefined;
  timeZone: string;
  tag: string;
  words: Pick<Words['home']['course']['next'], 'visitorTimes' | 'visitorChange'>;
  className?: string;
  links: ReactNode;
  children: ReactNode;
}) {
  const isHydrated = useHydrated();
  const ahead = useMemo(
    () => (isHydrated ? clocksAhead(start, days, weeks, timeZone) : []),
    [isHydrated, start, days, weeks, timeZone],
  );
  if (isHydrated && !isUpcoming(start, timeZone, new Date())) return null;
  return (
    <div className={className}>
      {children}
      {ahead.some(({ minutes }) => minutes !== 0) &&
        ahead.map(({ from, minutes }, index) => (
          <dd key={from} className="text-sm text-muted-foreground">
            {fill(index === 0 ? visitorTimes : visitorChange, {
              date: formatDate(from, tag),
              times: formatClassTimes(shiftClassTimes(days, minutes), tag),
            })}
          </dd>
        ))}
      {links}
    </div>
  );
}
